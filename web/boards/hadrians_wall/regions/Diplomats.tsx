import { named, useWords } from "@ludorum/board";
import { levelSaid } from "../about";
import { useBoard } from "../board-context";
import { DIPLOMATS, iconsOf } from "../content";
import { citizens } from "../sheets";
import { Cost, Needs, Tile } from "../Tile";
import { Token } from "../Token";
import { COHORTS } from "../view";

/** Where the cohort stands: words would take a line for each diplomat. */
const SIDES = ["←", "↑", "→"];

/** H25. */
export function Diplomats() {
  const { p } = useBoard();
  const book = useWords();
  const patricians = citizens(p, "patricians");
  const hired = p.diplomats.length;
  const now = DIPLOMATS[hired];
  const said = (i: number, at: number) => {
    const serves = p.diplomats[i];
    if (serves !== undefined) return book.say(`cohort-${COHORTS[serves]}`);
    return book.tell(["ui-needs", { level: { msg: levelSaid("patricians", at) } }]);
  };
  return (
    <Tile
      id="diplomat"
      name={book.say("area-diplomats")}
      className={now && now.at > patricians ? "locked" : now ? "" : "done"}
    >
      <p className="slots">
        {DIPLOMATS.map(({ at }, i) => {
          const serves = p.diplomats[i];
          const state = serves !== undefined ? "written" : at <= patricians ? "free" : "locked";
          return (
            <span key={i} className={`slot ${state}`} {...named(said(i, at))}>
              {serves === undefined ? (
                `${at}+`
              ) : (
                <>
                  <span aria-hidden="true">{SIDES[serves]}</span>
                  <span className="sr">{book.say(`ui-serves-${COHORTS[serves]}`)}</span>
                  <span className="held">
                    {Array.from({ length: p.favours[serves]! }, (_, k) => (
                      <Token key={k} name="favour" label={book.say("good-favour")} />
                    ))}
                  </span>
                </>
              )}
            </span>
          );
        })}
      </p>
      {now && (
        <p className="deal">
          {now.at > patricians && <Needs n={now.at} level={levelSaid("patricians", now.at)} />}
          <Cost cost={now.cost} gain={{ ...iconsOf(now.gain), favour: 2 }} />
        </p>
      )}
    </Tile>
  );
}
