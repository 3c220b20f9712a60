// Positions arrive whole, though most of them is as before. Parts that are as before stay the same objects,
// so that whatever draws only those parts is not drawn anew.

import { useRef } from "react";

/** `next`, with all that equals `before` taken from there. Both are JSON. */
export function share<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (typeof before !== "object" || typeof next !== "object" || before === null || next === null) return next;
  const had = before as Record<string, unknown>;
  const has = next as Record<string, unknown>;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const names = Object.keys(has);
  let same = Object.keys(had).length === names.length;
  const out = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  for (const name of names) {
    out[name] = share(had[name], has[name]);
    same &&= out[name] === had[name] && name in had;
  }
  return (same ? before : out) as T;
}

/** What is drawn now, sharing with what was drawn before it. */
export function useShared<T>(next: T): T {
  const last = useRef(next);
  last.current = share(last.current, next);
  return last.current;
}
