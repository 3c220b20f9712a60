// Moments of a tournament as people read them, by the clock and in the zone of this device; in seconds.

import { clockText } from "../kit/clock-text";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** "19:30" on the day of `now`, "Sat, 14 Nov, 16:00" on another. */
export function moment(lang: string, at: number, now: number): string {
  const [one, other] = [new Date(at * 1000), new Date(now * 1000)];
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  if (one.toDateString() === other.toDateString()) return one.toLocaleTimeString(lang, time);
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const year = one.getFullYear() === other.getFullYear() ? {} : ({ year: "numeric" } as const);
  return one.toLocaleString(lang, { ...day, ...year, ...time });
}

/** "in 2 hr.", "24 min. ago": in the largest unit that is not less than one. */
export function fromNow(lang: string, seconds: number): string {
  const long = Math.abs(seconds);
  const [size, unit] = long >= DAY ? [DAY, "day"] : long >= HOUR ? [HOUR, "hour"] : [MINUTE, "minute"];
  const n = Math.sign(seconds) * Math.max(1, Math.round(long / Number(size)));
  return new Intl.RelativeTimeFormat(lang, { style: "short" }).format(n, unit as Intl.RelativeTimeFormatUnit);
}

/** "2 days 4 hr", "2 hr 14 min", "4:10": what is left until something. */
export function left(lang: string, seconds: number): string {
  if (seconds < HOUR) return clockText(lang, seconds);
  const units = seconds < DAY ? (["hour", "minute"] as const) : (["day", "hour"] as const);
  const [large, small] = seconds < DAY ? [HOUR, MINUTE] : [DAY, HOUR];
  const n = [Math.floor(seconds / large), Math.floor((seconds % large) / small)];
  const said = units.map((unit, i) =>
    n[i] ? new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(n[i]) : "",
  );
  return said.filter(Boolean).join(" ");
}

/** The next time it is so many minutes after midnight here, at least `least` seconds from now. */
export function nextAt(now: number, minutes: number, least: number): number {
  const day = new Date(now * 1000);
  for (;;) {
    day.setHours(0, minutes, 0, 0);
    const at = day.getTime() / 1000;
    if (at >= now + least) return at;
    day.setDate(day.getDate() + 1);
  }
}
