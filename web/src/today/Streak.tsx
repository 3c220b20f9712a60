import type { ReactNode } from "react";
import type { DayInfo } from "../generated/http";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { before, weekday, written } from "./days";

const SHOWN = 14;

/** Days in a row. Nothing is lost by a day off, and nothing here asks for more. */
export function Streak({ info }: { info: DayInfo }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { streak } = info;
  if (!streak?.longest) return null;
  const days = Array.from({ length: SHOWN }, (_, i) => before(info.day, SHOWN - 1 - i));
  return (
    <section className="panel streak" aria-label={book.say("web-deal-streak", { n: streak.now })}>
      <div>
        <p className="big">{book.say("web-deal-streak", { n: streak.now })}</p>
        <p className="note">{book.say("web-deal-longest", { n: streak.longest })}</p>
      </div>
      <ol className="days">
        {days.map((day) => {
          const played = streak.days.includes(day);
          const said = book.say(played ? "web-deal-day-played" : "web-deal-day-off", { day: written(lang, day) });
          return (
            <li key={day}>
              <i className={played ? undefined : day === info.day ? "now" : "no"} title={said} />
              <small aria-hidden="true">{weekday(lang, day, "narrow")}</small>
              <span className="sr">{said}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
