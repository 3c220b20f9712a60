// The bars that stand where the prompt is while something is shown: who does what.

import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { Rich } from "../kit/Rich";
import { moving, PACES, type Pace, setPrefs, usePrefs } from "../prefs/prefs";
import { Reasons } from "../ui/Reasons";
import { useWords } from "../words/context";
import { type Beat, lookedAt } from "./beats";
import { headingOf } from "./Story";
import type { TableSession } from "./session";
import { Headlines, Telling, useHeadlines } from "./Telling";
import type { Costly, Held } from "./takeback";
import type { Replay } from "./useReplay";

/** Who, the headline, and under it the other steps. */
function Told({ beat, own }: { beat: Beat; own: number }): ReactNode {
  const book = useWords();
  const turn = lookedAt(beat);
  const heads = useHeadlines(turn, own);
  const rest = turn.steps.filter((x) => !heads.includes(x));
  return (
    <>
      <div className="what" aria-live="off">
        <p className="kicker">
          {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={13} />} {headingOf(turn, book)}
        </p>
        <h2>
          <Headlines turn={turn} own={own} />
        </h2>
      </div>
      <div className="prompt-strip">
        <div className="gist">
          <ol>{rest.map((x, i) => x.msg && <li key={i}>{<Telling message={x.msg} seat={turn.seat} />}</li>)}</ol>
        </div>
      </div>
    </>
  );
}

function PacePick(): ReactNode {
  const book = useWords();
  const { pace } = usePrefs();
  return (
    <label className="pace">
      <span className="sr">{book.say("web-pace")}</span>
      <select value={pace} onChange={(e) => setPrefs({ pace: e.target.value as Pace })}>
        {PACES.map((x) => (
          <option key={x} value={x}>
            {book.say(`web-pace-${x}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A turn of others, as it happens. */
export function PlayingBar({ beat, own, session }: { beat: Beat; own: number; session: TableSession }): ReactNode {
  const book = useWords();
  return (
    <section className="prompt playing" aria-label={book.say("web-prompt")}>
      <Told beat={beat} own={own} />
      <div className="acts">
        <PacePick />
        <button type="button" className="btn" onClick={session.skip}>
          <Icon name="skip-forward" />
          {book.say("web-skip")}
          <kbd className="key">{book.say("web-key-name-space")}</kbd>
        </button>
      </div>
    </section>
  );
}

/** Turns that are shown again. */
export function ReplayBar({ replay, own }: { replay: Replay; own: number }): ReactNode {
  const book = useWords();
  const shown = replay.now;
  if (!shown) return null;
  return (
    <section className="prompt replaying" aria-label={book.say("web-replay")}>
      {shown.beat ? (
        <Told beat={shown.beat} own={own} />
      ) : (
        <div className="what">
          <h2>{book.say("web-as-it-was")}</h2>
        </div>
      )}
      <div className="acts">
        <span className="step-count" aria-live="polite">
          {book.say("shell-step", { n: replay.n, of: replay.of })}
        </span>
        <PacePick />
        <button type="button" className="btn" onClick={() => replay.go(-1)} disabled={replay.n < 1}>
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

/** The coach has a word on an answer before it is sent. */
function CostlyBar({ costly, session }: { costly: Costly; session: TableSession }): ReactNode {
  const book = useWords();
  return (
    <section className="prompt own holding costly-choice" aria-label={book.say("web-prompt")}>
      <div className="what" role="status">
        <p className="kicker">
          <Icon name="graduation-cap" /> {book.say("web-coach-says")}{" "}
          {costly.chosen && <Rich message={costly.chosen} size={13} />}
        </p>
        <h2>{book.say("web-coach-costly", { n: Math.round(costly.cost) })}</h2>
      </div>
      <div className="prompt-strip">
        <p className="note">
          {book.say("web-review-better")} <Rich message={costly.better} size={14} /> <Reasons of={costly.reasons} />
        </p>
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={session.commit}>
          {book.say("web-coach-keep")}
          <kbd className="key">↵</kbd>
        </button>
        <button type="button" className="btn primary" onClick={session.undo}>
          <Icon name="undo-2" />
          {book.say("web-hold-back")}
          <kbd className="key">Z</kbd>
        </button>
      </div>
    </section>
  );
}

/** The reader's answer is about to be sent. */
export function HeldBar({ held, session }: { held: Held; session: TableSession }): ReactNode {
  const book = useWords();
  if (held.costly) return <CostlyBar costly={held.costly} session={session} />;
  const name = book.names[held.next];
  return (
    <section className="prompt own holding" aria-label={book.say("web-prompt")}>
      <div className="what" role="status">
        <h2>
          {held.next >= 0 && <PlayerShape seat={held.next} size={14} />}{" "}
          {name ? book.say("web-next-is", { name }) : book.say("web-next-others")}
        </h2>
      </div>
      <div className="prompt-strip">
        {moving() && <div className="hold-line" style={{ animationDuration: `${held.ms}ms` }} />}
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={session.undo}>
          <Icon name="undo-2" />
          {book.say("web-hold-back")}
          <kbd className="key">Z</kbd>
        </button>
        <button type="button" className="btn primary commit" onClick={session.commit}>
          {book.say("web-go-on")}
          <kbd className="key">↵</kbd>
        </button>
      </div>
    </section>
  );
}
