import { named, Place, sum, useOptions, useWords } from "@ludorum/board";
import { levelSaid } from "../about";
import { useBoard } from "../board-context";
import { iconsOf, TEMPLES } from "../content";
import { built, citizens, next } from "../sheets";
import { Deal, standing } from "../Tile";
import { Token, Tokens } from "../Token";
import { SIZES } from "../view";
import { Workers } from "./Workers";

/** H22: temples are built one after the other, and their boxes filled one by one. */
export function Temples() {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  const building = next(p, "temple");
  const praying = options.ask?.kind === "worship";
  const before = (i: number) => sum(SIZES.slice(0, i).map((x) => TEMPLES[x].length));
  const priests = citizens(p, "priests");
  const legal = options.at("worship").length > 0;
  return (
    <div className="tile large temples" data-place="temples">
      <h3>
        <span className="name">{book.say("area-temple")}</span>
        {praying && <Workers id="worship" />}
        {building && !praying && (
          <Place id="temple" name={book.say(`building-${building.id}`)} className={`verb ${standing(p, building)}`}>
            {book.say(`ui-size-${building.size}`)} <Deal building={building} />
          </Place>
        )}
      </h3>
      <Place id="worship" name={book.say("ui-worship")} className="row worship" inside={praying}>
        {SIZES.map((size, i) => (
          <span key={size} className="temple">
            <em>{book.say(`ui-size-${size}`)}</em>
            {TEMPLES[size].map(({ at, gain }, k) => {
              const box = before(i) + k;
              const { favour, ...rest } = iconsOf(gain);
              const open = built(p, "temple") > i && at <= priests;
              const state = box < p.worship ? "filled" : box === p.worship && legal ? "next" : open ? "" : "locked";
              return (
                <span
                  key={k}
                  className={`slot ${state}`}
                  {...named(book.say("ui-temple-box", { n: box + 1 }), {
                    about: book.tell(["ui-needs", { level: { msg: levelSaid("priests", at) } }]),
                    clause: "H22.3",
                  })}
                >
                  {Object.keys(rest).length ? <Tokens icons={rest} /> : box < p.worship ? null : `${at}+`}
                </span>
              );
            })}
            <Blessing state={p.blessings[i]!} />
          </span>
        ))}
      </Place>
    </div>
  );
}

/** H22.6: the favour a full temple gives: to come, held, spent. */
function Blessing({ state }: { state: number }) {
  const book = useWords();
  const said = ["ui-favour-coming", "ui-favour-held", "ui-favour-spent"][state]!;
  return (
    <span className={`blessing ${["coming", "held", "spent"][state]}`} {...named(book.say(said), { clause: "H22.6" })}>
      <Token name="favour" label={book.say(said)} />
    </span>
  );
}
