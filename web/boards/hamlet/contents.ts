// What lies on a tile, in words.

import { type Arg, type Message, message, nested } from "@ludorum/board";
import { TILES } from "./content";
import { NOBODY, RAW, type View } from "./view";

export const who = (seat: number): Arg => nested(message(`player-${seat}`));

/** A good on a tile: whose it is, and whether of high quality. */
export function maker(mark: number): { seat: number; high: boolean } {
  return { seat: mark >> 1, high: Boolean(mark & 1) };
}

export function made(mark: number): Message {
  const { seat, high } = maker(mark);
  return message(high ? "made-high" : "made-normal", { player: who(seat) });
}

export function count(list: readonly number[], x: number): number {
  return list.filter((y) => y === x).length;
}

export function contentsOf(view: View, n: number): Message[] {
  const facts = TILES[view.tiles[n]!]!;
  const out: Message[] = [];
  RAW.forEach((good, i) => {
    const have = view.cubes[n]![i]!;
    if (have) out.push(message(`good-${good}.count`, { n: have }));
  });
  for (const mark of view.goods[n]!)
    out.push(message("ui-line", { name: nested(message(`good-${facts.makes}`)), what: nested(made(mark)) }));
  if (view.flags[n] !== NOBODY) out.push(message("ui-flag-of", { player: who(view.flags[n]!) }));
  for (const p of view.players) {
    const sorts = { standing: p.standing, lying: p.lying, donkeys: p.donkeys };
    for (const [sort, list] of Object.entries(sorts)) {
      const here = count(list, n);
      if (here) out.push(message(`figures-${sort}`, { player: who(p.seat), n: here }));
    }
  }
  return out;
}
