import { named, Place, useMark, useWords } from "@ludorum/board";
import { levelSaid } from "../about";
import { useBoard } from "../board-context";
import { SCOUTS } from "../content";
import { ScoutMap } from "../ScoutMap";
import { citizens } from "../sheets";
import { Tokens } from "../Token";

/** H26. */
export function Scouts() {
  const { p } = useBoard();
  const book = useWords();
  const patricians = citizens(p, "patricians");
  const mark = useMark("scout");
  const now = SCOUTS[p.scouts];
  return (
    <div className="tile large scouting">
      <Place
        id="scout"
        name={book.say("area-scouts")}
        className={`row scouts ${now && now.at > patricians ? "locked" : ""}`}
      >
        <h3>
          <span className="name">{book.say("area-scouts")}</span> <Tokens icons={{ soldier: 1 }} />
        </h3>
        <p className="slots">
          {SCOUTS.map(({ at }, i) => {
            const state =
              i < p.scouts ? "filled" : i === p.scouts && mark ? "next" : at <= patricians ? "free" : "locked";
            return (
              <span
                key={i}
                className={`slot ${state}`}
                {...named(book.tell(["ui-needs", { level: { msg: levelSaid("patricians", at) } }]), {
                  clause: "H26.1",
                })}
              >
                {i >= p.scouts && `${at}+`}
              </span>
            );
          })}
        </p>
        <p className="rows-note">
          {book.say("ui-full-row")} <Tokens icons={{ valour: 1 }} />
        </p>
      </Place>
      <ScoutMap />
    </div>
  );
}
