// What every part of the boards looks at.

import { createContext, type ReactNode, useContext } from "react";
import type { Player, View } from "./view";

export interface Seen {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  /** Whose board is shown. */
  p: Player;
  names: string[];
  /** Places a step of the story is about. */
  lit: readonly string[];
}

const Table = createContext<Seen | null>(null);

export function SeenBy({ children, ...seen }: Seen & { children: ReactNode }) {
  return <Table.Provider value={seen}>{children}</Table.Provider>;
}

export function useSeen(): Seen {
  const seen = useContext(Table);
  if (!seen) throw new Error("a part of the boards outside its table");
  return seen;
}

/** The reader, or nobody for those who watch. */
export function useReader(): Player | undefined {
  const { view, seat } = useSeen();
  return view.players[seat];
}
