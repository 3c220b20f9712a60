// A good in a sentence, in one line with its number.

import type { ReactNode } from "react";
import { Drawing } from "../kit/Rich";
import type { Counted } from "./labels";

const SIZE = 19;

export function Bound({ of }: { of: Counted }): ReactNode {
  return (
    <span className="bound">
      {of.before}
      <Drawing name={of.pip} size={SIZE} />
      {of.after}
    </span>
  );
}
