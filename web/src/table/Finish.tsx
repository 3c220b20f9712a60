import { useEffect, useState, type ReactNode } from "react";
import type { Scores } from "../generated/frames";
import type { TableInfo, TurnInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api, Refusal } from "../net/api";
import { Complaint } from "../shell/forms";
import { go, href } from "../shell/route";
import { useWords } from "../words/context";
import { Proof } from "./Proof";
import { ScoreSheet } from "./Scores";

/** After the last turn: the score sheet, the record, once more. */
export function Finish(props: {
  game: string;
  info: TableInfo | null;
  scores: Scores;
  names: readonly string[];
  shown: boolean;
  toggle(): void;
}): ReactNode {
  const book = useWords();
  const { info } = props;
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [turns, setTurns] = useState<TurnInfo[]>([]);
  const over = info?.status === "over" ? info.id : "";
  useEffect(() => {
    if (over) api.history(over).then((past) => setTurns(past.turns), () => undefined);
  }, [over]);
  const again = () => {
    if (!info) return;
    api
      .rematch(info.id)
      .then(async (next) => {
        if (next.seat < 0) await api.join(next.id, next.link);
        if (next.owner && next.seats.every((x) => x.person || x.bot)) await api.start(next.id);
        go("table", next.id);
      })
      .catch((x: unknown) => setProblem(x instanceof Refusal ? x : new Refusal("offline", "")));
  };
  const acts = (
    <p className="acts">
      <button type="button" className="btn" onClick={props.toggle}>
        <Icon name={props.shown ? "layout-grid" : "trophy"} />
        {book.say(props.shown ? "web-show-board" : "web-scores")}
      </button>
      {info && info.seat >= 0 && (
        <button type="button" className="btn" onClick={again}>
          <Icon name="refresh-cw" />
          {book.say("web-rematch")}
        </button>
      )}
      {over && (
        <a className="btn primary" href={href("replay", over)}>
          <Icon name="play" />
          {book.say("web-watch-replay")}
        </a>
      )}
    </p>
  );
  return (
    <section className="finish" aria-label={book.say("web-scores")}>
      {props.shown ? (
        <ScoreSheet
          game={props.game}
          scores={props.scores}
          names={props.names}
          turns={turns}
          acts={acts}
          proof={info && over ? <Proof info={info} /> : null}
        />
      ) : (
        acts
      )}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </section>
  );
}
