// What every region of the board looks at.

import { createContext, type ReactNode, useContext } from "react";
import type { Location } from "./content";
import { PLACES, type Player, type View } from "./view";

export interface Seen {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  names: string[];
  me: Player | null;
}

const Table = createContext<Seen | null>(null);

export function SeenBy({ view, seat, names, children }: Omit<Seen, "me"> & { children: ReactNode }) {
  const me = view.players[seat] ?? null;
  return <Table.Provider value={{ view, seat, names, me }}>{children}</Table.Provider>;
}

export function useSeen(): Seen {
  const seen = useContext(Table);
  if (!seen) throw new Error("a region outside its board");
  return seen;
}

/** Workers at a place, by player. */
export function workersAt(view: View, at: Location): number[] {
  return view.at[PLACES.indexOf(at)]!;
}
