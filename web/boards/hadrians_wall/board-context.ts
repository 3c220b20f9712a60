// What every part of the sheets looks at.

import { createBoardContext } from "@ludorum/board";
import type { Player, View } from "./view";

/** `wide`: two sheets side by side; `one`: one at a time; `phone`: one, in short. */
export type Form = "wide" | "one" | "phone";

interface Shown {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  /** Whose sheets are shown. */
  p: Player;
  names: string[];
  form: Form;
}

export const { BoardContext, useBoard } = createBoardContext<Shown>();

const WIDE = 1000;
const PHONE = 560;

export function formOf(width: number): Form {
  if (!width) return "wide";
  return width >= WIDE ? "wide" : width >= PHONE ? "one" : "phone";
}
