// What every part of the boards looks at.

import { createBoardContext } from "@ludorum/board";
import type { Player, View } from "./view";

interface Shown {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  /** Whose board is shown. */
  p: Player;
  names: string[];
  /** Places a step of the story is about. */
  lit: readonly string[];
}

export const { BoardContext, useBoard } = createBoardContext<Shown>();

/** The reader, or nobody for those who watch. */
export function useReader(): Player | undefined {
  const { view, seat } = useBoard();
  return view.players[seat];
}
