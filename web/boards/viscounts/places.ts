// Where things are marked: options and events by the places of the boards.
//
//   space-7, space-7-8, site-7-8-2    the ring: outer and inner spaces, building sites
//   aside-7-8-to-9-10                 a worker's step from one castle section to the next
//   section-7-8, folk-7-8, book-7-8   castle section, open townsfolk and manuscript of a segment
//   hand-abbot, row-abbot, draw       cards in hand, cards on the board, the draw pile
//   act-build, slot-guildhall-2       the actions and the building slots of a board
//   pair-1                            player cards at the beginning

import type { GameEvent, PlaceDef } from "@ludorum/board";
import { nameAt, siteId, spaceId } from "./names";
import { positionAt } from "./numbering";
import { type Parts, partsOf } from "./parts";
import type { View } from "./view";

export const places: PlaceDef[] = [
  { id: "road", hotkey: "KeyD" },
  { id: "sites", hotkey: "KeyS" },
  { id: "castle", hotkey: "KeyC" },
  { id: "segments", hotkey: "KeyT" },
  { id: "stacks", hotkey: "KeyK" },
  { id: "hand", hotkey: "KeyW" },
  { id: "row", hotkey: "KeyE" },
  { id: "actions", hotkey: "KeyA" },
  { id: "phases", hotkey: "KeyB" },
  { id: "track", hotkey: "KeyV" },
];

type Where = (option: unknown, view: View) => string[];

const NOTHING = ["no", "none"];

const at =
  (prefix: string): Where =>
  (option) =>
    NOTHING.some((x) => x === option) ? [] : [`${prefix}-${Array.isArray(option) ? option.join("-") : option}`];

/** Something of the segment at a position. */
const on =
  (prefix: string): Where =>
  (option, view) => [`${prefix}-${nameAt(view, Number(option))}`];

/** Of the hand, or the top of the draw pile unseen. */
const dropped: Where = (option) => (option === "no" ? [] : [option === "top" ? "draw" : `hand-${option}`]);

/** V6.1: the actions stand on the board; what they take stands out on the ring, too. */
const action: Where = (option, view) => {
  const here = hereOf(view);
  if (Array.isArray(option)) return [`folk-${here}`];
  if (option === "none") return [];
  const there: Record<string, string[]> = { workers: [`section-${here}`], transcribe: [`book-${here}`] };
  return [`act-${option}`, ...(there[String(option)] ?? [])];
};

const hired: Where = (option, view) => (option === "yes" ? [`folk-${hereOf(view)}`] : []);
const site: Where = (option, view) => [siteId(view, Number(option))];

/** A step in the castle, at the border that is crossed. */
const aside: Where = (option, view) => (Array.isArray(option) ? [asideId(view, option[0], option[1])] : []);

export function asideId(view: View, from: number, to: number): string {
  return `aside-${nameAt(view, from)}-to-${nameAt(view, to)}`;
}

const WHERE: Record<string, Where> = {
  pair: at("pair"),
  play: at("hand"),
  discard: dropped,
  destroy: dropped,
  move: (option, view) => [spaceId(view, Number(option))],
  act: action,
  order: at("row"),
  building: at("slot"),
  site,
  link: site,
  section: on("section"),
  group: on("section"),
  "castle-move": aside,
  hire: hired,
  "free-hire": on("folk"),
  "free-manuscript": on("book"),
};

export function placeOf(kind: string, option: unknown, view: View): string[] {
  return WHERE[kind]?.(option, view) ?? [];
}

/** The segment where the active viscount stands. */
function hereOf(view: View): string {
  return nameAt(view, positionAt(view.players[view.active]?.at ?? 0));
}

// -- events ----------------------------------------------------------------------------------------

const ON_BOARD: Record<string, string> = {
  play: "row",
  drop: "row",
  rearrange: "row",
  ability: "row",
  scheme: "row",
  virtue: "track",
  corruption: "track",
  stack: "track",
  collision: "track",
  reset: "track",
  discard: "hand",
  destroy: "hand",
  shuffle: "hand",
  action: "actions",
  "no-action": "actions",
};

const ON_TABLE: Record<string, (told: Parts) => string[]> = {
  move: ({ space }) => [`space-${space}`],
  "bot-start": ({ space }) => [`space-${space}`],
  build: ({ site }) => [`site-${site.join("-")}`],
  link: ({ site, end }) => [`site-${site.join("-")}`, `site-${end.join("-")}`],
  place: ({ segment }) => [`section-${segment}`],
  up: ({ segment }) => [`section-${segment}`],
  top: () => ["keep"],
  leader: () => ["keep"],
  aside: ({ segment, to }) => [`section-${segment}`, `section-${to}`],
  remove: ({ segment }) => [`section-${segment}`],
  hire: ({ segment }) => [`folk-${segment}`],
  dismiss: ({ segment }) => [`folk-${segment}`],
  "show-townsfolk": ({ segment }) => [`folk-${segment}`],
  manuscript: ({ segment }) => [`book-${segment}`],
  "printed-manuscript": ({ segment }) => [`book-${segment}`],
  "show-manuscript": ({ segment }) => [`book-${segment}`],
  debt: () => ["stacks"],
  deed: () => ["stacks"],
  reveal: () => ["stacks"],
};

/** `1:track` for the parts of boards; places of the table as they are called. */
export function placesOfEvent({ what, about }: GameEvent): string[] {
  const own = ON_BOARD[what];
  const told = partsOf(about);
  return own ? [`${told.player}:${own}`] : (ON_TABLE[what]?.(told) ?? []);
}

/** The part a smaller place lies in: how its name begins. */
const SMALLER: Record<string, string> = {
  space: "road",
  site: "sites",
  section: "castle",
  keep: "castle",
  aside: "castle",
  folk: "segments",
  book: "segments",
  hand: "hand",
  draw: "hand",
  row: "row",
  act: "actions",
  slot: "phases",
};

export function within(place: string): string {
  return SMALLER[place.split("-")[0]!] ?? place;
}
