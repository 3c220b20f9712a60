// What the selected option would do on the ring, from the dry run of the rules: pieces that would
// come, ways they would go, pieces that would leave.

import type { GameEvent } from "@ludorum/board";
import type { Kind } from "./content";
import { positionOf, siteNamed, spaceNamed } from "./names";
import { type Parts, partsOf } from "./parts";
import type { View } from "./view";

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

type Reader = (out: Chain, told: Parts, view: View) => void;

const READ: Record<string, Reader> = {
  place: (out, { player, workers, segment }, view) =>
    out.come.push({ tier: 1, pos: positionOf(view, segment), seat: player, n: workers }),
  up: (out, { player, segment }, view) => {
    const pos = positionOf(view, segment);
    out.up.push(pos);
    out.come.push({ tier: 2, pos, seat: player, n: 1 });
  },
  aside: (out, { segment, to }, view) => {
    const way: [number, number] = [positionOf(view, segment), positionOf(view, to)];
    if (!out.aside.some((x) => x.join() === way.join())) out.aside.push(way);
  },
  top: (out, { player }) => out.top.push(player),
  remove: (out, { other, tier, segment }, view) =>
    out.leave.push({ tier, pos: positionOf(view, segment), seat: other }),
  build: (out, { player, building, site }, view) =>
    out.build.push({ seat: player, kind: building, site: siteNamed(view, ...site) }),
  link: (out, { site, end }, view) => out.links.push([siteNamed(view, ...site), siteNamed(view, ...end)]),
  move: (out, { player, space }, view) => {
    out.move = { seat: player, space: spaceNamed(view, space) };
  },
};

export function chainOf(view: View, events: readonly GameEvent[]): Chain {
  const out: Chain = { come: [], aside: [], up: [], top: [], leave: [], build: [], links: [], move: null };
  for (const { what, about } of events) READ[what]?.(out, partsOf(about), view);
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
