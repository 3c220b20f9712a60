// Where things are marked: options and events by the places of the board.
//
//   tile-quarry              a tile of the village: there is only one of each
//   spot-130-127             where a new tile can go; turns: how it is turned
//   edge-church-3            where a road can go, by the older tile and its segment
//   town-hall, row-2, hire-villager, hire-donkey, market, sale-m3, church, slot-raw, beg
//   plan-sawmill, road, donkeys, botric

import type { GameEvent, PlaceDef } from "@ludorum/board";
import { type Parts, partsOf } from "./parts";
import type { View } from "./view";

export const places: PlaceDef[] = [
  { id: "village", hotkey: "KeyV" },
  { id: "town-hall", hotkey: "KeyT" },
  { id: "market", hotkey: "KeyM" },
  { id: "church", hotkey: "KeyC" },
  { id: "honours", hotkey: "KeyI" },
  { id: "plans", hotkey: "KeyB" },
  { id: "road", hotkey: "KeyO" },
  { id: "donkeys", hotkey: "KeyD" },
  { id: "turns", hotkey: "KeyE" },
  { id: "botric" },
];

type Tiles = Pick<View, "tiles">;
type Where = (option: unknown, view: Tiles) => string[];

/** The tile with a number. */
const tileAt = (n: unknown, { tiles }: Tiles): string => `tile-${tiles[Number(n)]}`;

const tile: Where = (option, view) => [tileAt(Array.isArray(option) ? option[0] : option, view)];
const spot: Where = (option) => (Array.isArray(option) ? [`spot-${option[0]}-${option[1]}`] : []);
const edge: Where = (option, { tiles }) => (Array.isArray(option) ? [`edge-${tiles[option[0]]}-${option[1]}`] : []);

const ACTS: Record<string, (x: unknown, view: Tiles) => string> = {
  produce: tileAt,
  refine: tileAt,
  sell: (x) => `sale-${x}`,
  deliver: (x) => `slot-${x}`,
  construct: (x) => `plan-${x}`,
};

function ofTurn(option: unknown, view: Tiles): string[] {
  if (Array.isArray(option)) return [ACTS[String(option[0])]!(option[1], view)];
  if (option === "town-hall") return ["town-hall", "tile-town_hall"];
  return option === "done" ? [] : [String(option)];
}

function inHall(option: unknown): string[] {
  if (Array.isArray(option)) return [`row-${option[1]}`];
  return option === "done" ? [] : [`hire-${option}`];
}

const WHERE: Record<string, Where> = {
  act: ofTurn,
  "town-hall": inHall,
  source: tile,
  "donkey-tile": tile,
  // Where a donkey goes to; where it comes from is said there.
  donkey: (option, view) => (Array.isArray(option) ? [tileAt(option[1], view)] : []),
  host: tile,
  place: spot,
  turn: () => ["turns"],
  stand: tile,
  site: edge,
  "botric-villager": tile,
  "botric-worker": tile,
  "botric-deliver": (option) => [`slot-${option}`],
  "botric-sell": (option) => [`sale-${option}`],
  "botric-source": tile,
  "botric-place": spot,
  "botric-host": tile,
  "botric-road": edge,
  "botric-stand": tile,
};

/** How many to refine and what a barn makes are said by the prompt. */
export function placeOf(kind: string, option: unknown, view: Tiles): string[] {
  return WHERE[kind]?.(option, view) ?? [];
}

/** What is shown of the table where there is no room for all of it. */
export const PAGES = ["village", "town-hall", "market", "church", "botric"] as const;
export type Page = (typeof PAGES)[number];

/** The part a smaller place lies in. */
export function within(place: string): string {
  const [sort] = place.split("-");
  switch (sort) {
    case "tile":
    case "spot":
    case "edge":
      return "village";
    case "row":
    case "hire":
      return "town-hall";
    case "sale":
      return "market";
    case "slot":
    case "beg":
      return "church";
    case "plan":
      return "plans";
    default:
      return place;
  }
}

/** The page an option is drawn on; none for the own area and the prompt. */
export function pageOf(kind: string, option: unknown, view: Tiles): Page | null {
  const [place] = placeOf(kind, option, view);
  return place ? pageAt(place) : null;
}

/** The page a place is on. */
export function pageAt(place: string): Page | null {
  const part = within(place);
  if (part === "turns") return "village";
  if (part === "honours") return "church";
  return PAGES.find((x) => x === part) ?? null;
}

/** Events name a tile by what it is. */
function named(id: unknown): string {
  return `tile-${String(id)}`;
}

const EVENTS: Record<string, (about: Parts) => string[]> = {
  cube: ({ tile }) => [named(tile)],
  make: ({ tile }) => [named(tile)],
  use: ({ tile }) => [named(tile)],
  construct: ({ tile }) => [named(tile)],
  flag: ({ tile }) => [named(tile)],
  road: ({ tile, other }) => [named(tile), named(other)],
  donkey: ({ tile }) => [named(tile)],
  "donkey-step": ({ to }) => [named(to)],
  goes: ({ to }) => [named(to)],
  villager: () => ["town-hall", "tile-church"],
  blueprint: () => ["town-hall"],
  sale: () => ["market", "tile-market"],
  buy: () => ["market"],
  delivery: ({ slot }) => ["church", `slot-${slot}`],
  beg: () => ["church"],
  milestone: () => ["honours"],
  favour: () => ["botric"],
  flip: () => ["botric"],
  "discs-back": () => ["botric"],
  disc: () => ["botric"],
};

export function placesOfEvent({ what, about }: GameEvent): string[] {
  return EVENTS[what]?.(partsOf(about)) ?? [];
}
