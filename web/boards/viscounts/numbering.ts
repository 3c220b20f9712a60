// How the rules number spaces, buildings and slots; how many there are is theirs to say.

import { type Kind, SEGMENTS, SLOTS } from "./content";
import { KINDS, SPACES } from "./view";

/** Spaces of a segment: the left one, the inner one, the right one. */
export const SPACES_EACH = SPACES / SEGMENTS.length;
const INNER = 1;
export const SLOTS_EACH = SLOTS.length / KINDS.length;

/** The position of the segment a space is on. */
export function positionAt(space: number): number {
  return Math.floor(space / SPACES_EACH);
}

/** Which of the spaces of its segment it is. */
export function placeIn(space: number): number {
  return space % SPACES_EACH;
}

export function isInner(space: number): boolean {
  return placeIn(space) === INNER;
}

/** What an entry of `View.sites` stands for. */
export function buildingAt(there: number): { kind: Kind; seat: number } {
  return { kind: KINDS[there % KINDS.length]!, seat: Math.floor(there / KINDS.length) };
}

/** What is built from a slot of the board, and which slot of that kind it is. */
export function slotFacts(slot: number): { kind: Kind; n: number } {
  return { kind: KINDS[Math.floor(slot / SLOTS_EACH)]!, n: (slot % SLOTS_EACH) + 1 };
}
