// Effects of cards in words: the notation of `ludorum.effects`, as the messages its `show` would make.

import type { Message } from "../game-ui";
import { chain, count, message, nested } from "./messages";

export type Effect =
  | { gain: Record<string, number> }
  | { seq: Effect[] }
  | { all: Effect[] }
  | { choose: Record<string, Effect> }
  | { may: Effect }
  | { each: string; per: number; then: Effect }
  | { if: string; then: Effect }
  | { do: string; n: number };

export function showEffect(effect: Effect): Message {
  if ("gain" in effect) return changes(effect.gain);
  if ("seq" in effect) return chain(effect.seq.map(showEffect), "effect-then", "first", "then");
  if ("all" in effect) return message("effect-gain", { goods: { list: effect.all.map(showEffect) } });
  if ("choose" in effect) return chain(Object.values(effect.choose).map(showEffect), "effect-or", "one", "other");
  if ("may" in effect) return message("effect-may", { effect: nested(showEffect(effect.may)) });
  if ("each" in effect) {
    const counter = nested(message(`counter-${effect.each}`, { n: effect.per }));
    return message("effect-each", { per: effect.per, counter, effect: nested(showEffect(effect.then)) });
  }
  if ("if" in effect) {
    const test = nested(message(`test-${effect.if}`));
    return message("effect-if", { test, effect: nested(showEffect(effect.then)) });
  }
  return message(`verb-${effect.do}`, { n: effect.n });
}

/** Goods with signs: what an action does. */
export function changes(goods: Record<string, number>): Message {
  const list = Object.entries(goods).map(([good, n]) =>
    message(n < 0 ? "effect-minus" : "effect-plus", { good: nested(count(good, Math.abs(n))) }),
  );
  return message("effect-gain", { goods: { list } });
}

/** The parts of a reward that is no choice: goods and verbs with their numbers. */
export function rewardParts(effect: Effect): [string, number][] {
  if ("gain" in effect) return Object.entries(effect.gain);
  if ("all" in effect) return effect.all.flatMap(rewardParts);
  return "do" in effect ? [[effect.do, effect.n]] : [];
}
