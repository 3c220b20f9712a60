import type { ReactNode } from "react";
import { usePrefs } from "../prefs/prefs";
import { isoDay } from "../ui/days";
import { Pick, Text } from "../ui/forms";
import { useWords } from "../words/context";
import { STARTS, type Start, startOf } from "./start";
import { moment } from "./times";

/** When it begins, by the clock of the reader. */
export function Starts({ value, set }: { value: Start; set(start: Start): void }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const now = Date.now() / 1000;
  const say = (kind: Start["kind"]) => {
    const at = (kind !== "other" && startOf({ ...value, kind }, now)) || 0;
    const today = isoDay(at * 1000) === isoDay(now * 1000);
    return book.say(`web-tournament-start-${kind}${kind === "evening" && today ? ".today" : ""}`, {
      when: at ? moment(lang, at, now) : "",
    });
  };
  const pick = (kind: Start["kind"]) =>
    set({ kind, day: value.day || isoDay(now * 1000), time: value.time || "20:00" });
  const late = value.kind === "other" && startOf(value, now) === null;
  return (
    <div className="tour-start">
      <Pick
        label={book.say("web-tournament-starts")}
        values={STARTS}
        value={value.kind}
        say={say}
        pick={pick}
        note={book.say("web-tournament-zone")}
      />
      {value.kind === "other" && (
        <div className="other">
          <Text
            label={book.say("web-tournament-day")}
            type="date"
            value={value.day}
            set={(day) => set({ ...value, day })}
          />
          <Text
            label={book.say("web-tournament-hour")}
            type="time"
            value={value.time}
            set={(time) => set({ ...value, time })}
          />
        </div>
      )}
      {late && <p className="complaint">{book.say("web-tournament-start-wrong")}</p>}
    </div>
  );
}
