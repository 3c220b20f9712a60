// What the selected option would do on the ring, from the dry run of the rules: pieces that would
// come, ways they would go, pieces that would leave.

import type { GameEvent } from "../../game-ui";
import type { View } from "../../generated/viscounts";
import type { Kind } from "./content";
import { positionOf, siteNamed, spaceNamed } from "./names";

export interface Chain {
  /** Workers that would come to a section: tier, position, seat, how many. */
  come: { tier: 1 | 2; pos: number; seat: number; n: number }[];
  /** Steps sideways in the castle, each way once. */
  aside: [number, number][];
  /** Sections from which somebody would climb. */
  up: number[];
  /** Seats of those who would reach the third tier. */
  top: number[];
  leave: { tier: number; pos: number; seat: number }[];
  build: { site: number; kind: Kind; seat: number }[];
  links: [number, number][];
  move: { space: number; seat: number } | null;
}

type Reader = (out: Chain, about: (string | number)[], view: View) => void;

const READ: Record<string, Reader> = {
  place: (out, [seat, n, segment], view) =>
    out.come.push({ tier: 1, pos: positionOf(view, String(segment)), seat: Number(seat), n: Number(n) }),
  up: (out, [seat, segment], view) => {
    const pos = positionOf(view, String(segment));
    out.up.push(pos);
    out.come.push({ tier: 2, pos, seat: Number(seat), n: 1 });
  },
  aside: (out, [, start, end], view) => {
    const way: [number, number] = [positionOf(view, String(start)), positionOf(view, String(end))];
    if (!out.aside.some((x) => x.join() === way.join())) out.aside.push(way);
  },
  top: (out, [seat]) => out.top.push(Number(seat)),
  remove: (out, [, seat, tier, segment], view) =>
    out.leave.push({ tier: Number(tier), pos: positionOf(view, String(segment)), seat: Number(seat) }),
  build: (out, [seat, kind, , segment, n], view) =>
    out.build.push({ seat: Number(seat), kind: kind as Kind, site: siteNamed(view, String(segment), Number(n)) }),
  link: (out, [, , segment, n, other, m], view) =>
    out.links.push([siteNamed(view, String(segment), Number(n)), siteNamed(view, String(other), Number(m))]),
  move: (out, [seat, space], view) => {
    out.move = { seat: Number(seat), space: spaceNamed(view, String(space)) };
  },
};

export function chainOf(view: View, events: readonly GameEvent[]): Chain {
  const out: Chain = { come: [], aside: [], up: [], top: [], leave: [], build: [], links: [], move: null };
  for (const { what, about } of events) READ[what]?.(out, about as (string | number)[], view);
  return out;
}

/** Everything in a section that would change. */
export function changing(chain: Chain, pos: number): boolean {
  return (
    chain.come.some((x) => x.pos === pos) ||
    chain.leave.some((x) => x.pos === pos) ||
    chain.aside.some((x) => x.includes(pos))
  );
}
