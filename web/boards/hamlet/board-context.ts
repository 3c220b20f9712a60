// What every part of the board looks at.

import { createBoardContext, useWindowForm } from "@ludorum/board";
import type { View } from "./view";
import type { Village } from "./village";

/** `wide`: map and panels; `phone`: one of them at a time. */
export type Form = "wide" | "phone";

interface Shown {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  names: string[];
  village: Village;
}

export const { BoardContext, useBoard } = createBoardContext<Shown>();

const PHONE = 900;

export function formOf(width: number): Form {
  return width < PHONE ? "phone" : "wide";
}

export function useForm(): Form {
  return useWindowForm(formOf);
}
