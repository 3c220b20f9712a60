import { useWords } from "@ludorum/board";
import { useBoard } from "../board-context";
import { iconsOf, SHOWS } from "../content";
import { built } from "../sheets";
import { Tokens } from "../Token";
import { Panel, Threshold } from "./Panel";

/** H19. */
export function Theatre() {
  const { p } = useBoard();
  const book = useWords();
  const stands = built(p, "theatre") > 0;
  return (
    <Panel family="theatre" use="show" className="large" note={<Tokens icons={{ resource: 1 }} />}>
      <p className="slots">
        {SHOWS.map(({ at, gain }, i) => (
          <Threshold
            key={i}
            id={`show-${i}`}
            name={book.say("ui-show", { n: i + 1 })}
            at={at}
            people="performers"
            written={p.shows[i]}
            open={stands}
          >
            <Tokens icons={iconsOf(gain)} />
          </Threshold>
        ))}
      </p>
    </Panel>
  );
}
