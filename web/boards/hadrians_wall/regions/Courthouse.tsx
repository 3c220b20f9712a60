import { named, Slot, useWords } from "@ludorum/board";
import { levelSaid } from "../about";
import { useBoard } from "../board-context";
import { iconsOf, RULINGS } from "../content";
import { built, citizens } from "../sheets";
import { Cost } from "../Tile";
import { COHORTS } from "../view";
import { Panel } from "./Panel";

/** H24: three rulings, each once a year and three times in all. */
export function Courthouse() {
  const { p } = useBoard();
  const book = useWords();
  const stands = built(p, "courthouse") > 0;
  const officials = citizens(p, "apparitores");
  return (
    <Panel family="courthouse" use="ruling" className="large">
      <div className="rulings">
        {COHORTS.map((side, i) => {
          const boxes = RULINGS[side];
          const years = p.rulings[i]!;
          return (
            <Slot key={side} id={`ruling-${side}`} name={book.say("ui-ruling", { n: i + 1 })} className="slot ruling">
              <span className="deal">
                <Cost cost={boxes[0]!.cost} gain={iconsOf(boxes[0]!.gain)} />
              </span>
              <span className="marks">
                {boxes.map(({ at }, k) => (
                  <i
                    key={k}
                    {...named(
                      years[k]
                        ? book.say("ui-used-in", { n: years[k]! })
                        : book.tell(["ui-needs", { level: { msg: levelSaid("apparitores", at) } }]),
                    )}
                    className={years[k] ? "written" : stands && at <= officials ? "" : "locked"}
                  >
                    {years[k] ?? `${at}+`}
                  </i>
                ))}
              </span>
            </Slot>
          );
        })}
      </div>
    </Panel>
  );
}
