// Days as people read them; times of day and days as inputs have them, by the clock of this device,
// null if not filled in.

/** The day of a moment in seconds, as people write it. */
export function dayOf(lang: string, at: number): string {
  return new Date(at * 1000).toLocaleDateString(lang, { dateStyle: "medium" });
}

/** "22:30": minutes after midnight. */
export function minuteOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The day of a moment, as "2026-08-01". */
export function isoDay(at: number): string {
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function midnight(text: string, later: number): number | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!found) return null;
  const [year = 0, month = 1, day = 1] = found.slice(1).map(Number);
  return new Date(year, month - 1, day + later).getTime() / 1000;
}

/** When a day begins, in seconds. */
export function dayStart(text: string): number | null {
  return midnight(text, 0);
}

/** When it is over: not always 24 hours later. */
export function dayEnd(text: string): number | null {
  return midnight(text, 1);
}
