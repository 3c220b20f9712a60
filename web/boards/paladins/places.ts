// Where things are marked: options and events by the places of the boards.
//
//   develop … convert                 the twelve actions of a board
//   spot-attack-1                     a space of an action, for a workshop
//   worker-scout, jar-3, crew-abbot-1 what lies on a board
//   town-0, foe-3, space-7, favour-1  cards and spaces of the main board
//   tavern-2, paladin-roland          what a round begins with

import type { GameEvent, PlaceDef } from "@ludorum/board";
import { type Action, SPACES } from "./content";
import { ACTIONS } from "./view";

export const places: PlaceDef[] = [
  { id: "develop", hotkey: "KeyD" },
  { id: "recruit", hotkey: "KeyE" },
  { id: "hunt", hotkey: "KeyU" },
  { id: "trade", hotkey: "KeyT" },
  { id: "pray", hotkey: "KeyY" },
  { id: "conspire", hotkey: "KeyX" },
  { id: "commission", hotkey: "KeyC" },
  { id: "fortify", hotkey: "KeyF" },
  { id: "garrison", hotkey: "KeyG" },
  { id: "absolve", hotkey: "KeyB" },
  { id: "attack", hotkey: "KeyA" },
  { id: "convert", hotkey: "KeyV" },
  { id: "townsfolk", hotkey: "KeyW" },
  { id: "land", hotkey: "KeyM" },
  { id: "favours", hotkey: "KeyK" },
  { id: "orders", hotkey: "KeyO" },
  { id: "treasury", hotkey: "KeyS" },
  { id: "attributes", hotkey: "KeyI" },
];

type Where = (option: unknown) => string[];

const at =
  (prefix: string): Where =>
  (option) =>
    option === "no" || option === "done" ? [] : [`${prefix}-${Array.isArray(option) ? option.join("-") : option}`];

/** Cards of a row, each with the ways to take it. */
const inRow: Where = (option) => (Array.isArray(option) ? [`town-${option[1]}`] : []);

const action: Where = (option) => (option === "no" ? [] : [String(option)]);

function ofTurn(option: unknown): string[] {
  if (option === "pass") return [];
  if (!Array.isArray(option)) return [String(option)];
  return option[0] === "favour" ? [`favour-${option[1]}`] : [String(option[0])];
}

const WHERE: Record<string, Where> = {
  act: ofTurn,
  start: at("town"),
  recruit: inRow,
  "free-recruit": inRow,
  paladins: (option) => (Array.isArray(option) ? [`paladin-${option[0]}`] : []),
  tavern: at("tavern"),
  develop: at("spot"),
  clear: action,
  "free-pray": action,
  commission: at("space"),
  garrison: at("space"),
  absolve: at("jar"),
  attack: at("foe"),
  convert: at("foe"),
  inquisition: at("crew"),
  keep: at("worker"),
};

/** Payments and what a reward asks are said by the prompt. */
export function placeOf(kind: string, option: unknown): string[] {
  return WHERE[kind]?.(option) ?? [];
}

/** What an event or a question is about, by name. */
type Facts = Record<string, unknown>;

/** What changes on the board of the player an event is about. */
const ON_BOARD: Record<string, (about: Facts) => string> = {
  place: (x) => String(x.action),
  clear: (x) => String(x.action),
  workshop: (x) => String(x.action),
  "bot-place": (x) => String(x.action),
  "bot-workshop": (x) => String(x.action),
  raise: () => "attributes",
  wall: () => "fortify",
  jar: () => "absolve",
  attack: () => "attack",
  convert: () => "convert",
  "bot-jar": () => "absolve",
  scheme: () => "schemes",
  "shuffle-schemes": () => "schemes",
  "scheme-joins": () => "schemes",
  marker: () => "marker",
  points: () => "marker",
};

const ON_TABLE: Record<string, (about: Facts) => string[]> = {
  monk: (x) => [space(x.space)],
  outpost: (x) => [space(x.space)],
  tax: () => ["treasury"],
  drain: () => ["treasury"],
  treasury: () => ["treasury"],
  inquisition: () => ["treasury"],
  favour: () => ["favours"],
  "show-favour": () => ["favours"],
  order: () => ["orders"],
  hire: () => ["townsfolk"],
  send: () => ["townsfolk"],
  leave: () => ["townsfolk"],
  retreat: () => ["land"],
};

function space(id: unknown): string {
  return `space-${SPACES.findIndex((x) => x.id === id)}`;
}

const ABOUT_A_PLAYER = new Set([
  ...["gain", "spend", "workers", "debt", "suspicion", "drop-suspicion", "pay-debt", "remove-debt"],
  ...[
    "bot-workers",
    "bot-done",
    "rest",
    "paladin",
    "tavern",
    "pass",
    "return",
    "suspected",
    "hire",
    "send",
    "monk",
    "outpost",
    "favour",
    "tax",
  ],
]);

/** `board-1`, the way to a board, and `1:hunt` on it; places of the table as they are called. */
export function placesOfEvent({ what, about }: Pick<GameEvent, "what" | "about">): string[] {
  const seat = about.player;
  const own = ON_BOARD[what]?.(about);
  const table = ON_TABLE[what]?.(about) ?? [];
  if (own) return [`board-${seat}`, `${seat}:${own}`, ...table];
  return ABOUT_A_PLAYER.has(what) ? [`board-${seat}`, ...table] : table;
}

/** The smaller places of each part: how their names begin. */
const SMALLER: Record<string, string> = {
  town: "townsfolk",
  foe: "land",
  space: "land",
  favour: "favours",
  jar: "absolve",
};

/** The part a smaller place lies in. */
export function within(place: string): string {
  const [sort, name] = place.split("-");
  if (sort === "spot") return name!;
  return SMALLER[sort!] ?? place;
}

/** The view an option is drawn on, where the boards are seen one at a time. */
export function boardOf(kind: string, option: unknown): "main" | "own" | null {
  const [place] = placeOf(kind, option);
  return place ? boardAt(place) : null;
}

const MAIN = ["townsfolk", "land", "favours", "orders", "treasury"];

/** The view a place is drawn on; null: it is on another's board. */
export function boardAt(place: string): "main" | "own" | null {
  if (/^(board-|\d+:)/.test(place)) return null;
  return MAIN.includes(within(place)) ? "main" : "own";
}

export function isAction(name: unknown): name is Action {
  return ACTIONS.some((x) => x === name);
}
