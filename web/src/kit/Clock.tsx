import { type ReactNode, useEffect, useState } from "react";
import type { Times } from "../generated/frames";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { clockText } from "./clock-text";

const SHORT = 60;

/** The time a seat has left; it counts down while the seat is waited for. */
export function Clock({ times, seat }: { times: Times; seat: number }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const [now, setNow] = useState(() => Date.now() / 1000);
  const end = times.ends[seat];
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, [end]);
  const left = end === undefined ? times.left[seat] : end - now;
  if (left === undefined) return null;
  return (
    <span className={left < SHORT ? "clock short" : "clock"}>
      <Icon name="clock" />
      <span className="sr">{book.say("web-time-left")}</span> {clockText(lang, left)}
    </span>
  );
}
