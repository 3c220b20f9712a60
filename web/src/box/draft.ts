// A record while it is written.

import type { Row } from "./types";

/** As the server takes it: an effect that is not finished says nothing. */
export function finished<T>(value: T): T {
  if (!value || typeof value !== "object") return value;
  if ("unfinished" in value) return null as T;
  if (Array.isArray(value)) return value.map(finished) as T;
  return Object.fromEntries(Object.entries(value).map(([k, x]) => [k, finished(x)])) as T;
}

/** The same card under another name. */
export function copyAs(record: Row, id: string): Row {
  return { ...record, id };
}
