// Messages, put together as the rules would do it.

import type { Arg, Message } from "../game-ui";

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return [id, args];
}

/** A message inside another. */
export function nested(inner: Message): Arg {
  return { msg: inner };
}

/** So many of a good. */
export function count(good: string, n: number): Message {
  return [`good-${good}.count`, { n }];
}

/** All of them, or "nothing". */
export function items(list: Message[]): Message {
  return list.length ? ["list", { items: { list } }] : ["none", {}];
}

/** Goods with numbers: a price. */
export function amounts(goods: Record<string, number>): Message {
  return items(Object.entries(goods).map(([good, n]) => count(good, n)));
}

/** One inside the other: `id` joins a message with all that follow it. */
export function chain(list: Message[], id: string, head: string, tail: string): Message {
  return list.reduceRight((rest, one) => [id, { [head]: { msg: one }, [tail]: { msg: rest } }]);
}
