import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { useWords } from "../words/context";
import { Telling } from "./Telling";
import type { Replay } from "./useReplay";

/** Stands where the prompt is while steps are shown again. */
export function ReplayBar({ replay }: { replay: Replay }): ReactNode {
  const book = useWords();
  const shown = replay.now;
  if (!shown) return null;
  const { turn, event } = shown;
  return (
    <section className="prompt replaying" aria-label={book.say("web-replay")}>
      <div className="what" aria-live="polite">
        <p className="kicker">{book.say("shell-step", { n: replay.n, of: replay.of })}</p>
        <h2>
          {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={14} />} {event.msg && <Telling message={event.msg} />}
        </h2>
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={() => replay.go(-1)} disabled={replay.n < 2}>
          <Icon name="chevron-left" />
          <span className="sr">{book.say("web-step-back")}</span>
        </button>
        <button type="button" className="btn" onClick={replay.pause}>
          <Icon name={replay.playing ? "pause" : "play"} />
          <span className="sr">{book.say(replay.playing ? "web-pause" : "web-go-on")}</span>
        </button>
        <button type="button" className="btn" onClick={() => replay.go(1)}>
          <Icon name="chevron-right" />
          <span className="sr">{book.say("web-step-on")}</span>
        </button>
        <button type="button" className="btn primary" onClick={replay.end}>
          {book.say("web-back-to-game")}
        </button>
      </div>
    </section>
  );
}
