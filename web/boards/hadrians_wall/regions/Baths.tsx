import { sign, signed, useWords } from "@ludorum/board";
import { useBoard } from "../board-context";
import { BRIBES } from "../content";
import { built } from "../sheets";
import { Token, Tokens } from "../Token";
import { Panel, Threshold } from "./Panel";

/** H23. */
export function Baths() {
  const { p } = useBoard();
  const book = useWords();
  const stands = built(p, "baths") > 0;
  return (
    <Panel family="baths" use="bribe" className="large" note={<Pardon />}>
      <p className="slots">
        {BRIBES.map(({ at, cost }, i) => (
          <Threshold
            key={i}
            id={`bribe-${i}`}
            name={book.say("ui-bribe-box", { n: i + 1 })}
            at={at}
            people="apparitores"
            written={p.bribes[i]}
            open={stands}
          >
            <Tokens icons={cost ?? {}} />
          </Threshold>
        ))}
      </p>
    </Panel>
  );
}

function Pardon() {
  const book = useWords();
  return (
    <span className="pardon" {...sign("disdain", -1)}>
      {signed(-1)}
      <Token name="disdain" label={book.say("good-disdain")} />
    </span>
  );
}
