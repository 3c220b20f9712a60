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

/** "in 2 hours", "24 minutes ago": in the largest unit that is not less than one. */
export function fromNow(lang: string, seconds: number): string {
  const long = Math.abs(seconds);
  const [size, unit] = long >= DAY ? [DAY, "day"] : long >= HOUR ? [HOUR, "hour"] : [MINUTE, "minute"];
  const n = Math.sign(seconds) * Math.max(1, Math.round(long / Number(size)));
  return new Intl.RelativeTimeFormat(lang).format(n, unit as Intl.RelativeTimeFormatUnit);
}

/** "2 days 4 hr", "2 hr 14 min", "4:10": what is left until something. */
export function left(lang: string, seconds: number): string {
  return seconds < HOUR ? clockText(lang, seconds) : span(lang, Math.floor(seconds / MINUTE));
}

/** "45 min", "1 hr 30 min", "1 day": in the two largest units. */
export function span(lang: string, minutes: number): string {
  const n = { day: Math.floor(minutes / 1440), hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 };
  const units = n.day ? (["day", "hour"] as const) : (["hour", "minute"] as const);
  const say = (unit: keyof typeof n) =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(n[unit]);
  return units
    .filter((unit) => n[unit])
    .map(say)
    .join(" ");
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
