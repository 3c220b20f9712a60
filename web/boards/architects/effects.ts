// Effects of cards in words: the notation of the data files, as the messages the rules would tell.

import type { Message } from "@ludorum/board";

export type Effect =
  | { gain: Record<string, number> }
  | { seq: Effect[] }
  | { choose: Record<string, Effect> }
  | { may: Effect }
  | { each: string; per: number; then: Effect }
  | { if: string; then: Effect }
  | { do: string; n: number };

export function show(effect: Effect): Message {
  if ("gain" in effect) return changes(effect.gain);
  if ("seq" in effect) return chain(effect.seq.map(show), "effect-then", "first", "then");
  if ("choose" in effect) return chain(Object.values(effect.choose).map(show), "effect-or", "one", "other");
  if ("may" in effect) return ["effect-may", { effect: { msg: show(effect.may) } }];
  if ("each" in effect)
    return [
      "effect-each",
      {
        per: effect.per,
        counter: { msg: [`counter-${effect.each}`, { n: effect.per }] },
        effect: { msg: show(effect.then) },
      },
    ];
  if ("if" in effect)
    return ["effect-if", { test: { msg: [`test-${effect.if}`, {}] }, effect: { msg: show(effect.then) } }];
  return [`verb-${effect.do}`, { n: effect.n }];
}

/** Goods with signs: what an action does. */
export function changes(goods: Record<string, number>): Message {
  const list = Object.entries(goods).map(
    ([good, n]): Message => [n < 0 ? "effect-minus" : "effect-plus", { good: { msg: count(good, Math.abs(n)) } }],
  );
  return ["effect-gain", { goods: { list } }];
}

export function count(good: string, n: number): Message {
  return [`good-${good}.count`, { n }];
}

/** Goods with numbers: a price. */
export function amounts(goods: Record<string, number>): Message {
  return items(Object.entries(goods).map(([good, n]) => count(good, n)));
}

export function items(list: Message[]): Message {
  return list.length ? ["list", { items: { list } }] : ["none", {}];
}

/** One fact after another. */
export function facts(list: Message[]): Message {
  return chain(list, "also", "first", "more");
}

function chain(list: Message[], id: string, head: string, tail: string): Message {
  return list.reduceRight((rest, one) => [id, { [head]: { msg: one }, [tail]: { msg: rest } }]);
}
