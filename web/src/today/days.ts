// Days of deals: "2026-11-18", the same for everybody, whatever the zone.

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export function before(day: string, n: number): string {
  return new Date(noon(day).getTime() - n * 86_400_000).toISOString().slice(0, 10);
}

export function weekday(lang: string, day: string, how: "long" | "short" | "narrow" = "long"): string {
  return noon(day).toLocaleDateString(lang, { weekday: how, timeZone: "UTC" });
}

export function written(lang: string, day: string): string {
  return noon(day).toLocaleDateString(lang, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
}

/** Without the day of the week: it stands in a sentence. */
export function dated(lang: string, day: string): string {
  return noon(day).toLocaleDateString(lang, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** "Thu 12:00 UTC". */
export function moment(lang: string, at: number): string {
  const when = { weekday: "short", hour: "2-digit", minute: "2-digit", hour12: false, timeZone: "UTC" } as const;
  return `${new Date(at * 1000).toLocaleString(lang, when)} UTC`;
}
