// Effects in words: the notation of the records, as the messages the rules would tell.

import type { Message } from "@ludorum/board";
import { face, GUILDS, SCHEMES } from "./content";

export type Effect =
  | { gain: Record<string, number> }
  | { seq: Effect[] }
  | { all: Effect[] }
  | { choose: Record<string, Effect> }
  | { may: Effect }
  | { each: string; per: number; then: Effect }
  | { if: string; then: Effect }
  | { do: string; n: number };

export function show(e: Effect): Message {
  if ("gain" in e) return gains(e.gain);
  if ("seq" in e) return chain(e.seq.map(show), "effect-then", "first", "then");
  if ("all" in e) return ["effect-gain", { goods: { list: e.all.map(show) } }];
  if ("choose" in e) return chain(Object.values(e.choose).map(show), "effect-or", "one", "other");
  if ("may" in e) return ["effect-may", { effect: { msg: show(e.may) } }];
  if ("each" in e) {
    const counter: Message = [`counter-${e.each}`, { n: e.per }];
    return ["effect-each", { per: e.per, counter: { msg: counter }, effect: { msg: show(e.then) } }];
  }
  if ("if" in e) return ["effect-if", { test: { msg: [`test-${e.if}`, {}] }, effect: { msg: show(e.then) } }];
  return [`verb-${e.do}`, { n: e.n }];
}

function gains(goods: Record<string, number>): Message {
  const list = Object.entries(goods).map(([good, n]): Message => ["effect-plus", { good: { msg: count(good, n) } }]);
  return ["effect-gain", { goods: { list } }];
}

export function count(good: string, n: number): Message {
  return [`good-${good}.count`, { n }];
}

/** A price, or a load. */
export function amounts(goods: Record<string, number>): Message {
  return ["list", { items: { list: Object.entries(goods).map(([good, n]) => count(good, n)) } }];
}

function chain(list: Message[], id: string, head: string, tail: string): Message {
  return list.reduceRight((rest, one) => [id, { [head]: { msg: one }, [tail]: { msg: rest } }]);
}

export function guildName(card: string): Message {
  return [`guild-${face(card)}`, {}];
}

/** What a guild does, one fact a line. */
export function guildFacts(card: string): Message[] {
  const { produce, once } = GUILDS[card]!;
  const facts: Message[] = [];
  if (produce) facts.push(["dawn", { effect: { msg: show(produce) } }]);
  if (once) facts.push(["once", { effect: { msg: show(once) } }]);
  return facts.length ? facts : [["nothing", {}]];
}

export function districtName(district: string): Message {
  return [`district-${district}`, {}];
}

export function schemeText(card: string): Message {
  const { bid, district, stewards, guild } = SCHEMES[card]!;
  return [guild ? "scheme-guild" : "scheme", { n: bid, district: { msg: districtName(district) }, stewards }];
}
