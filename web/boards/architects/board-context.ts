// What every region of the board looks at.

import { createBoardContext } from "@ludorum/board";
import type { Location } from "./content";
import { PLACES, type Player, type View } from "./view";

interface Shown {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  names: string[];
  me: Player | null;
}

export const { BoardContext, useBoard } = createBoardContext<Shown>();

/** Workers at a place, by player. */
export function workersAt(view: View, at: Location): number[] {
  return view.at[PLACES.indexOf(at)]!;
}
