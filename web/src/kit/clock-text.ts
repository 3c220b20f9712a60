const HOUR = 3600;
const DAY = 86_400;

/** Minutes and seconds under an hour, hours under a day, else days. */
export function clockText(lang: string, seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left < HOUR) {
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
  const [n, unit] = left < DAY ? [left / HOUR, "hour"] : [left / DAY, "day"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.round(Number(n)));
}
