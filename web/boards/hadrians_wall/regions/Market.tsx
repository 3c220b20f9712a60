import { named, useWords } from "@ludorum/board";
import { useBoard } from "../board-context";
import { GOOD_RANKS, iconsOf, STALLS } from "../content";
import { built } from "../sheets";
import { Token, Tokens } from "../Token";
import { Panel, Threshold } from "./Panel";

/** H18. */
export function Market() {
  const { p } = useBoard();
  const book = useWords();
  const kinds = new Set(p.goods.filter(Boolean)).size;
  const stands = built(p, "market") > 0;
  return (
    <Panel family="market" use="goods" className="large" note={<Tokens icons={{ resource: 1 }} />}>
      <p className="slots">
        {STALLS.map(({ at, gain }, i) => (
          <Threshold
            key={i}
            id={`stall-${i}`}
            name={book.say("ui-stall", { n: i + 1 })}
            at={at}
            people="traders"
            stamp="brings-good"
            written={p.goods[i]}
            open={stands}
          >
            <Tokens icons={iconsOf(gain)} />
          </Threshold>
        ))}
      </p>
      <p className="ranks">
        <span>{book.say("ui-new-goods")}</span>
        {GOOD_RANKS.map((n, i) => {
          const said = named(book.say("ui-good-rank", { n: i + 1, renown: n }), { clause: "H18.6" });
          return i < kinds ? (
            <s key={i} {...said}>
              {n}
            </s>
          ) : (
            <b key={i} {...said}>
              {n}
            </b>
          );
        })}
        <Token name="renown" label={book.say("good-renown")} />
      </p>
    </Panel>
  );
}
