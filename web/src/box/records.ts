// Records of a box in their order.

import type { BoxRecord, Form, Kind, Row } from "./types";

export const FILTERS = ["all", "ours", "yours"] as const;
export type Filter = (typeof FILTERS)[number];

export function passes(filter: Filter, record: BoxRecord): boolean {
  return filter === "all" || record.yours === (filter === "yours");
}

/** The field that parts a deck in two, such as starting and future cards. */
export function halves(fields: readonly Form[]): Form | undefined {
  // Clauses are ours, on no card.
  return fields.find((x) => x.kind === "text" && x.required && x.values.length === 2 && x.name !== "clause");
}

/** The next record that is still ours, from here on and then from the start; else the one behind this. */
export function nextAfter(kind: Kind, id: string): BoxRecord | undefined {
  const at = kind.records.findIndex((x) => x.id === id);
  const rest = [...kind.records.slice(at + 1), ...kind.records.slice(0, Math.max(at, 0))];
  return rest.find((x) => !x.yours) ?? kind.records[at + 1];
}

/** Where to begin. */
export function firstOf(kind: Kind): BoxRecord | undefined {
  return kind.records.find((x) => !x.yours) ?? kind.records[0];
}

/** The records behind this one that more copies of its card may fill: still ours, and of the same half of the deck. */
export function alike(kind: Kind, id: string): BoxRecord[] {
  const at = kind.records.findIndex((x) => x.id === id);
  const half = halves(kind.fields)?.name;
  const here = kind.records[at];
  return kind.records.slice(at + 1).filter((x) => !x.yours && (!half || x.value[half] === here?.value[half]));
}

/** What a record says, but for its name. */
export function same(a: Row, b: Row): boolean {
  const bare = ({ id: _, ...rest }: Row) => JSON.stringify(rest, sorted);
  return bare(a) === bare(b);
}

function sorted(_: string, value: unknown): unknown {
  return value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
}
