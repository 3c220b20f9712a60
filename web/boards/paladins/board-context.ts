// What every part of the boards looks at.

import { createBoardContext, useWindowForm } from "@ludorum/board";
import type { Player, View } from "./view";

/** `wide`: the board over the own one; `one`: one at a time; `phone`: one, in short. */
export type Form = "wide" | "one" | "phone";

interface Shown {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  /** Whose board is shown. */
  p: Player;
  names: string[];
  form: Form;
}

export const { BoardContext, useBoard } = createBoardContext<Shown>();

/** A place on the board that is shown: those of other people's boards begin with their seat. */
export function useHere(): (id: string) => string {
  const { p, seat } = useBoard();
  return (id) => (p.seat === seat ? id : `${p.seat}:${id}`);
}

// The widths are those of the table; both boards, one over the other, need the height.
const WIDE = 1360;
const HIGH = 820;
const PHONE = 768;

export function formOf(width: number, height: number): Form {
  if (width < PHONE) return "phone";
  return width >= WIDE && height >= HIGH ? "wide" : "one";
}

export function useForm(): Form {
  return useWindowForm(formOf);
}
