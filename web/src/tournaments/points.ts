/** Points of a tournament: shared places can make halves and thirds of them. */
export function points(lang: string, n: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(n);
}
