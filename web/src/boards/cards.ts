// The cards a table is laid with. Those of the house everybody has; those of somebody's box are asked for by the
// name of their content.

import { createContext, useContext } from "react";
import type { TableInfo } from "../generated/http";
import { useServer } from "../net/server";

const Cards = createContext("");

/** Whatever is inside looks things up in the cards of this content; "": those of the house. */
export const LaidWith = Cards.Provider;

export function useLaidWith(): string {
  return useContext(Cards);
}

/** The content of a table, if it is another than that of the house; "" as long as nothing is known of it. */
export function useOtherCards(info: TableInfo | null | undefined): string {
  const { games } = useServer();
  const own = games.find((x) => x.name === info?.game)?.content;
  return info && own !== undefined && info.content !== own ? info.content : "";
}
