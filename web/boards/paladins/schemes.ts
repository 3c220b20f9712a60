// The pile of schemes of the solo opponent: what is still in it.

import { SCHEMES, type Scheme } from "./content";
import type { View } from "./view";

/** P11.3, P11.7: the schemes still in the pile, by what they say. */
export function inPile(view: View): Map<Scheme, number> {
  const seen = new Set(view.seen_schemes);
  const left = new Map<Scheme, number>();
  for (const x of Object.values(SCHEMES)) {
    const n = left.get(x.action) ?? 0;
    left.set(x.action, n + (x.aside || seen.has(x.id) ? 0 : 1));
  }
  // Those of favours join one by one, and look alike.
  const favours = pile(view) - [...left.values()].reduce((a, b) => a + b, 0);
  return left.set("favour", favours);
}

export function pile(view: View): number {
  return view.schemes.reduce<number>((n, x) => n + (typeof x === "number" ? x : x.length), 0);
}
