// What every part of the sheets looks at.

import { createContext, type ReactNode, useContext } from "react";
import type { Player, View } from "./view";

/** `wide`: two sheets side by side; `one`: one at a time; `phone`: one, in short. */
export type Form = "wide" | "one" | "phone";

export interface Seen {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  /** Whose sheets are shown. */
  p: Player;
  names: string[];
  form: Form;
}

const Table = createContext<Seen | null>(null);

export function SeenBy({ children, ...seen }: Seen & { children: ReactNode }) {
  return <Table.Provider value={seen}>{children}</Table.Provider>;
}

export function useSeen(): Seen {
  const seen = useContext(Table);
  if (!seen) throw new Error("a part of the sheets outside its board");
  return seen;
}

const WIDE = 1000;
const PHONE = 560;

export function formOf(width: number): Form {
  if (!width) return "wide";
  return width >= WIDE ? "wide" : width >= PHONE ? "one" : "phone";
}
