// What its maker says of the beginning, as long as it has not begun: at once, later, or at another time.

import { type ReactNode, useState } from "react";
import type { TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { isoDay } from "../ui/days";
import { Complaint } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { FEWEST } from "./acts";
import { tournaments } from "./api";
import { Starts } from "./Starts";
import { type Start, startOf } from "./start";

const LATER = 15; // minutes

export function Beginning(props: {
  of: TournamentDetail;
  skew: number;
  take(found: TournamentDetail): void;
}): ReactNode {
  const book = useWords();
  const { of, skew, take } = props;
  const [asked, setAsked] = useState<"" | "now" | "when">("");
  const [start, setStart] = useState<Start>({ kind: "other", day: isoDay(of.starts * 1000), time: "20:00" });
  const attempt = useAttempt();
  const close = () => setAsked("");
  const set = (starts: number | null) =>
    void attempt
      .make(() => tournaments.setStart(of.id, starts))
      .then((found) => {
        if (found) take(found);
        close();
      });
  const now = Date.now() / 1000 + skew;
  const chosen = startOf(start, now);
  return (
    <div className="tour-beginning">
      {of.players >= FEWEST && (
        <button type="button" className="btn small" disabled={attempt.busy} onClick={() => setAsked("now")}>
          <Icon name="play" />
          {book.say("web-tournament-begin-now")}
        </button>
      )}
      <button
        type="button"
        className="btn small"
        disabled={attempt.busy}
        onClick={() => set(Math.max(of.starts, now) + LATER * 60)}
      >
        {book.say("web-tournament-begin-later", { n: LATER })}
      </button>
      <button type="button" className="btn small" disabled={attempt.busy} onClick={() => setAsked("when")}>
        {book.say("web-tournament-begin-other")}
      </button>
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      {asked === "now" && (
        <Overlay title={book.say("web-tournament-begin-now")} close={close}>
          <p>{book.say("web-tournament-begin-sure", { n: of.players })}</p>
          <p className="row-end">
            <button type="button" className="btn" onClick={close}>
              {book.say("web-tournament-begin-wait")}
            </button>
            <button type="button" className="btn primary" disabled={attempt.busy} onClick={() => set(null)}>
              {book.say("web-tournament-begin-now")}
            </button>
          </p>
        </Overlay>
      )}
      {asked === "when" && (
        <Overlay title={book.say("web-tournament-begin-other")} close={close}>
          <div className="form">
            <Starts value={start} set={setStart} />
            <p className="row-end">
              <button
                type="button"
                className="btn primary"
                disabled={attempt.busy || chosen === null}
                onClick={() => set(chosen)}
              >
                {book.say("web-tournament-begin-set")}
              </button>
            </p>
          </div>
        </Overlay>
      )}
    </div>
  );
}
