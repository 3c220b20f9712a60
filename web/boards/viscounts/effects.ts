// Effects of cards as the messages the rules would tell.

import type { Message } from "@ludorum/board";
import type { Effect } from "./content";

export function show(effect: Effect): Message {
  if ("gain" in effect)
    return ["effect-gain", { goods: { list: Object.entries(effect.gain).map(([good, n]) => plus(good, n)) } }];
  if ("all" in effect) return ["effect-gain", { goods: { list: effect.all.map(show) } }];
  if ("choose" in effect)
    return Object.values(effect.choose)
      .map(show)
      .reduceRight((other, one): Message => ["effect-or", { one: { msg: one }, other: { msg: other } }]);
  if ("each" in effect) {
    const counter: Message = [`counter-${effect.each}`, { n: effect.per }];
    return ["effect-each", { per: effect.per, counter: { msg: counter }, effect: { msg: show(effect.then) } }];
  }
  return [`verb-${effect.do}`, { n: effect.n }];
}

function plus(good: string, n: number): Message {
  return ["effect-plus", { good: { msg: [`good-${good}.count`, { n }] } }];
}

/** The parts of a reward that is no choice: goods and verbs with their numbers. */
export function parts(effect: Effect): [string, number][] {
  if ("gain" in effect) return Object.entries(effect.gain);
  if ("all" in effect) return effect.all.flatMap(parts);
  return "do" in effect ? [[effect.do, effect.n]] : [];
}
