// How things are called, in words and as places. Events name parts of the ring by what is printed
// there, so places do, too; a view knows where that lies.

import { type Effect, type Message, message, nested, showEffect } from "@ludorum/board";
import { CARDS, SEGMENTS } from "./content";
import { positionAt, SPACES_EACH } from "./numbering";
import { numberOf, segmentAt, sitesEach } from "./points";
import type { View } from "./view";

/** The word for a card. */
export function cardWord(card: string): string {
  return `townsfolk-${CARDS[card]?.name ?? card}`;
}

/** The ability at the foot of a card, if it has one: when it works and what it does, or how it helps to pay. */
export function abilityWords(card: string): Message | null {
  const { when, action, way, effect } = CARDS[card]!;
  if (when === "pay") return message(`pays-${way}-${action}`);
  if (!when || !effect) return null;
  const then = message(action ? `when-${when}-${action}` : `when-${when}`);
  return message("card-when", { when: nested(then), effect: nested(showEffect(effect)) });
}

/** What a townsfolk brings whoever hires or dismisses them. */
export function hireWords(hire: Effect): Message {
  return message("card-hire", { effect: nested(showEffect(hire)) });
}

/** A segment is called by its printed pair of numbers: "7-8". */
export function nameAt(view: View, pos: number): string {
  return segmentAt(view, pos).id;
}

export function segmentWords(view: View, pos: number): Message {
  const { left, right } = segmentAt(view, pos);
  return ["segment", { left, right }];
}

/** An outer space by its number, an inner one by its segment. */
export function spaceWords(view: View, space: number): Message {
  const n = numberOf(view, space);
  const { left, right } = segmentAt(view, positionAt(space));
  return n ? ["space-outer", { n }] : ["space-inner", { left, right }];
}

export function siteWords(view: View, site: number): Message {
  const each = sitesEach(view);
  return ["site", { n: (site % each) + 1, segment: { msg: segmentWords(view, Math.floor(site / each)) } }];
}

// -- places ----------------------------------------------------------------------------------------

export function spaceId(view: View, space: number): string {
  return `space-${numberOf(view, space) || nameAt(view, positionAt(space))}`;
}

export function siteId(view: View, site: number): string {
  const each = sitesEach(view);
  return `site-${nameAt(view, Math.floor(site / each))}-${(site % each) + 1}`;
}

/** The position of a segment by its name. */
export function positionOf(view: View, name: string): number {
  return view.ring.indexOf(SEGMENTS.findIndex((x) => x.id === name));
}

/** The index of a space by its name: a number, or a segment. */
export function spaceNamed(view: View, name: string): number {
  if (name.includes("-")) return SPACES_EACH * positionOf(view, name) + 1;
  const found = SEGMENTS.findIndex((x) => x.left === Number(name) || x.right === Number(name));
  return SPACES_EACH * view.ring.indexOf(found) + (SEGMENTS[found]!.left === Number(name) ? 0 : 2);
}

export function siteNamed(view: View, segment: string, n: number): number {
  return sitesEach(view) * positionOf(view, segment) + n - 1;
}
