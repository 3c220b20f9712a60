// Areas that only the board calls by name; the rules have messages for the others.
const OURS = new Set([
  "cohorts",
  "works",
  "landmarks",
  "attributes",
  "training",
  "forum",
  "prospects",
  "infrastructure",
  "worship",
  "goods",
  "show",
  "bribe",
  "ruling",
  "diplomat",
  "scout",
]);

/** The message with the name of an area. */
export function areaName(id: string): string {
  return OURS.has(id) ? `ui-area-${id}` : `area-${id}`;
}
