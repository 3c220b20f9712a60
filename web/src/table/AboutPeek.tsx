import type { ReactNode } from "react";
import type { About, Closed } from "../game-ui";
import { LockLine } from "../kit/Place";
import { Rich } from "../kit/Rich";
import { ClauseRows } from "../rules/ClausePeek";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";

/** Everything about a place or a card: what it says, what lies there, why it is closed, the rule. */
export function AboutPeek(props: { game: string; about: About; closed: Closed | null; close(): void }): ReactNode {
  const book = useWords();
  const { about, closed } = props;
  return (
    <Overlay title={book.tell(about.name)} close={props.close}>
      {closed && <LockLine {...closed} />}
      <ul className="facts-list">
        {[...about.lines, ...about.contents].map((line, i) => (
          <li key={i}>
            <Rich message={line} size={17} />
          </li>
        ))}
      </ul>
      <ClauseRows game={props.game} clause={about.clause} />
    </Overlay>
  );
}
