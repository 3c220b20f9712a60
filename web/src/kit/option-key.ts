/** Stable name of an option within its ask. */
export function keyOf(option: unknown): string {
  return JSON.stringify(option);
}
