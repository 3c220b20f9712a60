// An effect as one writes it: parts in a row, and what joins them. The notation of `ludorum.effects` nests;
// a person adds one part after another.

import type { Effect } from "../kit/effects";

export type Part =
  | { good: string; n: number }
  | { verb: string; n: number }
  | { each: string; per: number; gives: Group }
  | { test: string; gives: Group }
  | { may: Group }
  | { group: Group };

export const JOINS = ["all", "seq", "choose"] as const;
export type Join = (typeof JOINS)[number];

export interface Group {
  join: Join;
  parts: Part[];
}

export const NOTHING: Group = { join: "all", parts: [] };

/** Null where nothing stands: no part, or one that says nothing. */
export function toEffect(group: Group): Effect | null {
  const effects = group.join === "all" ? together(group.parts) : group.parts.map(one);
  const found = effects.filter((x) => x !== null);
  if (found.length < effects.length || !found.length) return null;
  if (found.length === 1) return found[0]!;
  if (group.join === "all") return { all: found };
  if (group.join === "seq") return { seq: found };
  return { choose: named(group.parts, found) };
}

/** Goods that stand side by side are one gain. */
function together(parts: readonly Part[]): (Effect | null)[] {
  const found: (Effect | null)[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if ("good" in part && last && "gain" in last) last.gain[part.good] = (last.gain[part.good] ?? 0) + part.n;
    else found.push(one(part));
  }
  return found;
}

function one(part: Part): Effect | null {
  if ("good" in part) return { gain: { [part.good]: part.n } };
  if ("verb" in part) return { do: part.verb, n: part.n };
  if ("group" in part) return toEffect(part.group);
  const inner = toEffect("may" in part ? part.may : part.gives);
  if (!inner) return null;
  if ("may" in part) return { may: inner };
  // biome-ignore lint/suspicious/noThenProperty: the notation calls it so.
  if ("each" in part) return { each: part.each, per: part.per, then: inner };
  // biome-ignore lint/suspicious/noThenProperty: the notation calls it so.
  return { if: part.test, then: inner };
}

/** The options of a choice have names: what each one brings first. */
function named(parts: readonly Part[], effects: readonly Effect[]): Record<string, Effect> {
  const found: Record<string, Effect> = {};
  effects.forEach((effect, i) => {
    const name = nameOf(parts[i]!);
    found[name in found ? `${name}-${i + 1}` : name] = effect;
  });
  return found;
}

function nameOf(part: Part): string {
  if ("good" in part) return part.good;
  if ("verb" in part) return part.verb;
  const inner = "group" in part ? part.group : "may" in part ? part.may : part.gives;
  return inner.parts[0] ? nameOf(inner.parts[0]) : "other";
}

export function toParts(effect: Effect | null | undefined): Group {
  if (!effect) return NOTHING;
  if ("all" in effect) return { join: "all", parts: effect.all.flatMap(flat) };
  if ("seq" in effect) return { join: "seq", parts: effect.seq.map(whole) };
  if ("choose" in effect) return { join: "choose", parts: Object.values(effect.choose).map(whole) };
  return { join: "all", parts: flat(effect) };
}

/** The goods of a gain one by one. */
function flat(effect: Effect): Part[] {
  return "gain" in effect ? Object.entries(effect.gain).map(([good, n]) => ({ good, n })) : [whole(effect)];
}

function whole(effect: Effect): Part {
  if ("do" in effect) return { verb: effect.do, n: effect.n };
  if ("each" in effect) return { each: effect.each, per: effect.per, gives: toParts(effect.then) };
  if ("if" in effect) return { test: effect.if, gives: toParts(effect.then) };
  if ("may" in effect) return { may: toParts(effect.may) };
  const parts = flatGain(effect);
  return parts?.length === 1 ? parts[0]! : { group: toParts(effect) };
}

function flatGain(effect: Effect): Part[] | null {
  return "gain" in effect ? flat(effect) : null;
}
