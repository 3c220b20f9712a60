import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { left, moment } from "./times";
import { useNow } from "./useNow";

/** How long an arena lays new tables. */
export function ArenaTime({ of, skew }: { of: TournamentDetail; skew: number }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const now = useNow(skew);
  const rest = of.ends - now;
  const part = Math.min(1, Math.max(0, (now - of.starts) / (of.ends - of.starts)));
  return (
    <section className="panel tour-time" aria-label={book.say("web-tournament-time")}>
      <p>
        <b>
          {rest > 0
            ? book.say("web-tournament-new-tables", { left: left(lang, rest) })
            : book.say("web-tournament-no-new-tables")}
        </b>
        <small>
          {moment(lang, of.starts, now)} – {moment(lang, of.ends, now)}
        </small>
      </p>
      <progress value={part} aria-label={book.say("web-tournament-time")} />
    </section>
  );
}
