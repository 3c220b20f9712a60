import { type ReactNode, useEffect, useState } from "react";
import type { Scores } from "../generated/frames";
import type { TableInfo, TurnInfo } from "../generated/http";
import { ReviewPanel } from "../history/Review";
import { useReview } from "../history/useReview";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { PlayedWith } from "../people/PlayedWith";
import { href } from "../route";
import { ShareGame, useShareToken } from "../ui/Share";
import { useWords } from "../words/context";
import { Proof } from "./Proof";
import { Rematch } from "./Rematch";
import { ScoreSheet } from "./Scores";
import { ToTournament } from "./ToTournament";

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
  const [turns, setTurns] = useState<TurnInfo[]>([]);
  const over = info?.status === "over" ? info.id : "";
  useEffect(() => {
    if (over)
      api.history(over).then(
        (past) => setTurns(past.turns),
        () => undefined,
      );
  }, [over]);
  const reviewing = useReview(over);
  const token = useShareToken(over);
  const acts = (
    <p className="acts">
      <button type="button" className="btn" onClick={props.toggle}>
        <Icon name={props.shown ? "layout-grid" : "trophy"} />
        {book.say(props.shown ? "web-show-board" : "web-scores")}
      </button>
      {info && info.seat >= 0 && !info.house && <Rematch info={info} />}
      {over && (
        <a className={info?.deal || info?.house ? "btn" : "btn primary"} href={href("replay", over)}>
          <Icon name="play" />
          {book.say("web-watch-replay")}
        </a>
      )}
      {over && (
        <ShareGame
          table={over}
          step="end"
          token={token}
          label={book.say("web-share")}
          title={`${book.say("title")} · ${book.say("web-scores")}`}
        />
      )}
      {over && info?.house && <ToTournament table={over} />}
      {over && info?.deal && !info.house && (
        <a className="btn primary" href={href("deal", props.game)}>
          <Icon name="trophy" />
          {book.say("web-deal-results")}
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
          review={
            info &&
            over && (
              <>
                <PlayedWith info={info} />
                <ReviewPanel
                  table={over}
                  reviewing={reviewing}
                  turns={turns}
                  names={props.names}
                  mine={info.seat >= 0}
                />
              </>
            )
          }
          proof={info && over ? <Proof info={info} /> : null}
        />
      ) : (
        acts
      )}
    </section>
  );
}
