import { Fragment, type ReactNode } from "react";
import type { Message } from "../generated/frames";
import { useWords } from "../words/context";

/** Why an option is better, in the game's own terms. */
export function Reasons({ of }: { of: readonly Message[] }): ReactNode {
  const book = useWords();
  if (!of.length) return null;
  return (
    <span className="reasons">
      {of.map((reason, i) => (
        <Fragment key={i}>
          {i > 0 && "; "}
          <span>{book.tell(reason)}</span>
        </Fragment>
      ))}
    </span>
  );
}
