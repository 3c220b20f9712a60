// Where things are marked: options and events by the places of the two sheets.
//
//   mining … fort, training, forum, granary …     what an action or a building is called
//   goods, show, drill, battle, worship, bribe, ruling   the use of a building that stands
//   citizen-traders, cohort-left, attribute-renown       tracks
//   stall-3, show-2, bribe-1, ruling-left, gladiator-red boxes inside a building
//   landmark-archway, forum-…, cells-…                   what an action asks next
//   source-fate, -own, -player-2, -neutral-0             cards with a good and a pattern
//   path-architect                                       the two cards of the year

import type { GameEvent, PlaceDef } from "@ludorum/board";
import { ATTRIBUTES, CITIZENS } from "./view";

export const places: PlaceDef[] = [
  { id: "cohorts", hotkey: "KeyK" },
  { id: "mining", hotkey: "KeyM" },
  { id: "guard", hotkey: "KeyG" },
  { id: "cippi", hotkey: "KeyC" },
  { id: "wall", hotkey: "KeyW" },
  { id: "fort", hotkey: "KeyF" },
  { id: "works", hotkey: "KeyB" },
  { id: "landmarks", hotkey: "KeyD" },
  { id: "attributes", hotkey: "KeyA" },
  { id: "traders", hotkey: "KeyT" },
  { id: "performers", hotkey: "KeyE" },
  { id: "priests", hotkey: "KeyP" },
  { id: "apparitores", hotkey: "KeyO" },
  { id: "patricians", hotkey: "KeyI" },
  { id: "prospects", hotkey: "KeyS" },
];

type Where = (option: unknown) => string[];

const at =
  (prefix: string): Where =>
  (option) => [`${prefix}-${Array.isArray(option) ? option.join("-") : option}`];

function action(option: unknown): string[] {
  if (option === "citizen") return CITIZENS.map((x) => `citizen-${x}`);
  if (option === "landmark") return ["landmarks"];
  return option === "stop" ? [] : [String(option)];
}

const WHERE: Record<string, Where> = {
  path: at("path"),
  act: action,
  road: at("attribute"),
  attribute: at("attribute"),
  fort: () => ["fort"],
  cohort: at("cohort"),
  diplomat: at("cohort"),
  favour: (option) => (Array.isArray(option) ? [`cohort-${option[1]}`] : []),
  forum: at("forum"),
  landmark: at("landmark"),
  citizen: at("citizen"),
  stall: at("stall"),
  show: at("show"),
  bribe: at("bribe"),
  ruling: at("ruling"),
  drill: (option) => (Array.isArray(option) ? [`gladiator-${option[0]}`] : []),
  battle: at("gladiator"),
  worship: () => ["worship"],
  good: at("source"),
  pattern: at("source"),
  cells: at("cells"),
};

export function placeOf(kind: string, option: unknown): string[] {
  return WHERE[kind]?.(option) ?? [];
}

/** What an event is about, by name. */
type About = Record<string, unknown>;

/** Which part of a player's sheets an event is about. */
const TOUCHED: Record<string, (about: About) => string[]> = {
  box: ({ area }) => [String(area)],
  cohort: ({ cohort }) => [`cohort-${cohort}`],
  ignore: ({ cohort }) => [`cohort-${cohort}`],
  diplomat: ({ cohort }) => [`cohort-${cohort}`, "diplomat"],
  attribute: ({ attribute }) => [`attribute-${attribute}`],
  citizen: ({ area }) => [`citizen-${area}`],
  lost: ({ track }) => [`${ATTRIBUTES.some((x) => x === track) ? "attribute" : "citizen"}-${track}`],
  build: ({ building }) => [String(building).replace(/^(small|medium|large)-/, "")],
  landmark: ({ building }) => [`landmark-${building}`],
  production: () => ["production"],
  training: () => ["training"],
  good: () => ["goods"],
  show: () => ["show"],
  drill: ({ gladiator }) => [`gladiator-${gladiator}`],
  dies: ({ gladiator }) => [`gladiator-${gladiator}`],
  survives: ({ gladiator }) => [`gladiator-${gladiator}`],
  worship: () => ["worship"],
  favour: () => ["worship"],
  bribe: () => ["bribe"],
  ruling: ({ column }) => [`ruling-${column}`],
  scout: () => ["scout"],
  defence: () => ["disdain"],
};

/** What concerns players, but no part of their sheets. */
const CONCERNING = ["pay", "gain", "path", "prospect", "give-back", "lay-down", "hand-over", "stop", "resume"];

/** A place on the sheets of one player: `sheets-1`, the way to them, and `1:fort` on them. */
export function placesOfEvent(event: Pick<GameEvent, "what"> & { about: unknown }): string[] {
  const { what } = event;
  const about = event.about as About;
  const { player, to } = about;
  const touched = TOUCHED[what]?.(about);
  if (touched) return [`sheets-${player}`, ...touched.map((x) => `${player}:${x}`)];
  if (what === "fate" || what === "attack") return ["year"];
  if (!CONCERNING.includes(what)) return [];
  return [player, to].filter((x) => x !== undefined).map((x) => `sheets-${x}`);
}

/** The smaller places of each section: a name, or how the name begins. */
const SMALLER: Record<string, string[]> = {
  cohorts: ["cohort-"],
  works: ["production", "training", "granary", "hotel", "workshop", "road", "forum"],
  landmarks: ["landmark-"],
  attributes: ["attribute-", "disdain"],
  traders: ["citizen-traders", "precinct", "market", "goods", "stall-"],
  performers: ["citizen-performers", "theatre", "show", "ludus", "drill", "battle", "gladiator-"],
  priests: ["citizen-priests", "gardens", "temple", "worship"],
  apparitores: ["citizen-apparitores", "baths", "bribe", "courthouse", "ruling"],
  patricians: ["citizen-patricians", "diplomat", "scout", "cells-", "map"],
  prospects: ["source-", "path-"],
};

/** The section a smaller place lies in. */
export function within(place: string): string {
  const found = Object.entries(SMALLER).find(([, small]) => small.some((x) => place.startsWith(x)));
  return found?.[0] ?? place;
}

/** The sheet an option is drawn on; none for cards and for what the prompt shows. */
export function sheetOf(kind: string, option: unknown): Sheet[] {
  const [place] = placeOf(kind, option);
  return place ? sheetAt(place) : [];
}

type Sheet = "wall" | "people";

/** The sheet a place is on. */
export function sheetAt(place: string): Sheet[] {
  const section = within(place);
  if (!places.some((x) => x.id === section) || section === "prospects") return [];
  return [CITIZENS.some((x) => x === section) ? "people" : "wall"];
}
