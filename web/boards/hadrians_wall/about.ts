// What the places of the sheets are, what they cost and bring, and what stands there now, in words:
// for name cards, and for the table of all places.

import { type About, type Arg, type Message, plain } from "@ludorum/board";
import {
  ATTRIBUTE_ICONS,
  BRIBES,
  BUILDINGS,
  type Building,
  CITIZEN_ICONS,
  COHORT_ICONS,
  type Effect,
  type Family,
  type Icons,
  iconsOf,
  isChoice,
  LANDMARKS,
  PATHS,
  PROSPECTS,
  RULINGS,
  SHOWS,
  STALLS,
  STRENGTHS,
  TRACK_ICONS,
} from "./content";
import { areaName } from "./names";
import { built, dead, loss, neighbours, next } from "./sheets";
import {
  ATTRIBUTES,
  CITIZENS,
  COHORTS,
  FAMILIES,
  GLADIATORS,
  ITEMS,
  MAP_COLUMNS,
  type Player,
  TRACKS,
  type View,
} from "./view";

/** The clause a section, an area or an action begins with; `about-NAME` says what it is for. */
const CLAUSES: Record<string, string> = {
  cohorts: "H5.1",
  mining: "H6.1",
  guard: "H7.1",
  cippi: "H8.3",
  wall: "H8.2",
  fort: "H8.1",
  works: "H9.1",
  landmarks: "H14.1",
  attributes: "H15.1",
  traders: "H16.1",
  performers: "H16.1",
  priests: "H16.1",
  apparitores: "H16.1",
  patricians: "H16.1",
  prospects: "H33.1",
  production: "H10.1",
  training: "H11.1",
  forum: "H13.1",
  goods: "H18.2",
  show: "H19.2",
  drill: "H20.2",
  battle: "H20.3",
  worship: "H22.2",
  bribe: "H23.2",
  ruling: "H24.2",
  diplomat: "H25.1",
  scout: "H26.2",
  map: "H26.6",
  disdain: "H29.2",
  year: "H27.3",
};

/** Places that are called otherwise than their area. */
const CALLED: Record<string, string> = {
  drill: "action-drill",
  battle: "action-battle",
  disdain: "score-disdain",
  year: "ui-years",
};

export function about(place: string, view: View, seat: number): About | null {
  const p = view.players[Math.max(seat, 0)];
  if (!p) return null;
  const clause = CLAUSES[place];
  if (!clause) return piece(place, view, p);
  const lines: Message[] = [[isOne(CITIZENS, place) ? "about-citizens" : `about-${place}`, {}]];
  return { name: [CALLED[place] ?? areaName(place), {}], lines, contents: contents(place, view, p), clause };
}

function contents(place: string, view: View, p: Player): Message[] {
  if (isOne(TRACKS, place)) return [trackOf(`area-${place}`, TRACK_ICONS[place], p.tracks[TRACKS.indexOf(place)]!)];
  if (isOne(CITIZENS, place)) return [citizensNow(place, p), ...standing(place, p)];
  if (place === "prospects")
    return [p.seat, ...neighbours(p.seat, view.players.length)].flatMap((x) => prospect(view.players[x]!));
  return CONTENTS[place]?.(p) ?? [];
}

const CONTENTS: Record<string, (p: Player) => Message[]> = {
  cohorts: (p) => COHORTS.map((x, i) => trackOf(`cohort-${x}`, COHORT_ICONS[x], p.cohorts[i]!)),
  attributes: (p) => ATTRIBUTES.map((x, i) => trackOf(`score-${x}`, ATTRIBUTE_ICONS[x], p.attributes[i]!)),
  works: (p) => standing("infrastructure", p),
  landmarks: (p) => listed(LANDMARKS.filter((_, i) => p.landmarks[i]).map((x) => x.id)),
  production: (p) => [["good-production.count", { n: p.production }]],
  disdain: (p) => [
    ["good-disdain.count", { n: p.disdain }],
    ["ui-points", { n: plain(-loss(p.disdain)) }],
  ],
};

function isOne<T extends string>(names: readonly T[], name: string): name is T {
  return names.some((x) => x === name);
}

// -- what is said of smaller places ------------------------------------------------------------------

type Piece = (rest: string, view: View, p: Player) => About | null;

/** By how the name of a place begins. */
const PIECES: Record<string, Piece> = {
  cohort: (side, _, p) => {
    const i = COHORTS.findIndex((x) => x === side);
    const now = COHORTS[i] && trackOf(`cohort-${side}`, COHORT_ICONS[COHORTS[i]], p.cohorts[i]!);
    return now ? { ...said(`cohort-${side}`, "H5.2", "about-cohorts"), contents: [now] } : null;
  },
  attribute: (name, _, p) => {
    const i = ATTRIBUTES.findIndex((x) => x === name);
    const now = ATTRIBUTES[i] && trackOf(`score-${name}`, ATTRIBUTE_ICONS[ATTRIBUTES[i]], p.attributes[i]!);
    return now ? { ...said(`score-${name}`, "H15.1", "about-attributes"), contents: [now] } : null;
  },
  citizen: (track, view, p) => about(track, view, p.seat),
  landmark: (id, _, p) => {
    const i = LANDMARKS.findIndex((x) => x.id === id);
    const found = LANDMARKS[i];
    if (!found) return null;
    const { attribute, at, cost, gain } = found;
    const lines = [needs([`good-${attribute}.count`, { n: at }]), ...deal(cost, gain)];
    const stands: Message[] = p.landmarks[i] ? [["ui-built", {}]] : [];
    return { name: [`building-${id}`, {}], lines, contents: stands, clause: "H14.2" };
  },
  stall: (i, _, p) => slot("ui-stall", i, STALLS, "traders", "H18.3", p.goods[Number(i)], "brings-good"),
  show: (i, _, p) => slot("ui-show", i, SHOWS, "performers", "H19.3", p.shows[Number(i)]),
  bribe: (i, _, p) => slot("ui-bribe-box", i, BRIBES, "apparitores", "H23.2", p.bribes[Number(i)]),
  ruling: (side) => {
    const i = COHORTS.findIndex((x) => x === side);
    const box = COHORTS[i] && RULINGS[COHORTS[i]][0];
    if (!box) return null;
    const lines: Message[] = [["about-ruling", {}], ...deal(box.cost, box.gain)];
    return { name: ["ui-ruling", { n: i + 1 }], lines, contents: [], clause: "H24.2" };
  },
  gladiator: (name, _, p) =>
    gladiator(
      GLADIATORS.findIndex((x) => x === name),
      p,
    ),
  source: (rest, view, p) => source(rest, view, p),
  path: (card) => {
    if (!PATHS[card]) return null;
    const { lines, clause } = pathSaid(card);
    const shows: Message = ["ui-as-prospect", { shows: { msg: facts(card) } }];
    return { name: [`general-${card}`, {}], lines: [...lines, shows], contents: [], clause };
  },
  sheets: (seat) => ({
    name: ["ui-sheets-of", { name: { msg: [`player-${seat}`, {}] } }],
    lines: [["about-sheets", {}]],
    contents: [],
    clause: "H36.2",
  }),
  forum: (rest) => {
    const [a, b, c] = rest.split("-");
    const given = a === b ? { [a!]: 2 } : { [a!]: 1, [b!]: 1 };
    return { ...said("action-forum", "H13.1"), lines: deal(given, { gain: { [c!]: 1 } }) };
  },
  cells: (rest) => {
    const first = Number(rest.split("-")[0]);
    const at = { row: Math.floor(first / MAP_COLUMNS) + 1, column: (first % MAP_COLUMNS) + 1 };
    return { name: ["ui-cell", at], lines: [["about-cells", {}]], contents: [], clause: "H26.5" };
  },
};

function piece(place: string, view: View, p: Player): About | null {
  const family = place === "temples" ? "temple" : place;
  if (isOne(FAMILIES, family)) return building(family, p);
  const [kind = ""] = place.split("-");
  return PIECES[kind]?.(place.slice(kind.length + 1), view, p) ?? null;
}

function said(name: string, clause: string, ...lines: string[]): About {
  return { name: [name, {}], lines: lines.map((x): Message => [x, {}]), contents: [], clause };
}

/** A building by its next size, as its tile shows it; what stands is for use. */
function building(family: Family, p: Player): About {
  const shown = next(p, family);
  const name = shown ?? BUILDINGS[family].at(-1)!;
  const first: Message[] = shown ? [needs(levelSaid(shown.level, shown.at)), ...deal(shown.cost, shown.gain)] : [];
  return {
    name: [`building-${name.id}`, {}],
    lines: [[`about-${family}`, {}], ...first],
    contents: listed(BUILDINGS[family].slice(0, built(p, family)).map((x) => x.id)),
    clause: name.clause,
  };
}

/** A box inside a building, and what is written in it. */
function slot(
  name: string,
  i: string,
  boxes: { at: number; cost?: Icons; gain?: Effect }[],
  level: Building["level"],
  clause: string,
  written: number | undefined,
  stamp = "ui-used-in",
): About | null {
  const box = boxes[Number(i)];
  if (!box) return null;
  return {
    name: [name, { n: Number(i) + 1 }],
    lines: [needs(levelSaid(level, box.at)), ...deal(box.cost ?? {}, box.gain)],
    contents: written ? [[stamp, { n: written }]] : [],
    clause,
  };
}

function gladiator(i: number, p: Player): About | null {
  const name = GLADIATORS[i];
  if (!name) return null;
  const strength = p.trained[i]!;
  const prize = STRENGTHS[strength - 1];
  const brings = (when: string, effect: Effect | undefined): Message[] =>
    effect && !dead(p, i) ? [[when, { list: iconList(iconsOf(effect)) }]] : [];
  const now = { name: { msg: [`gladiator-${name}`, {}] as Message }, strength, wounds: p.wounds[i]! };
  return {
    name: [`gladiator-${name}`, {}],
    lines: [
      ["about-gladiator", {}],
      ...brings("ui-survives-brings", prize?.survives),
      ...brings("ui-dies-brings", prize?.dies),
    ],
    contents: [["ui-gladiator", now], ...(dead(p, i) ? [["why-dead", {}] as Message] : [])],
    clause: "H20.7",
  };
}

/** Where a good or a pattern comes from. */
function source(rest: string, view: View, p: Player): About | null {
  if (rest === "fate") return said("ui-fate-deck", "H18.4", "about-fate");
  const [kind, at] = rest.split("-");
  const neutral = kind === "neutral";
  const owner = kind === "own" ? p : view.players[Number(at)];
  const card = neutral ? view.neutral[Number(at)] : owner?.prospects.at(-1);
  if (!card) return null;
  const laid = ITEMS.flatMap((x, i): [string, number][] => {
    const n = neutral ? (view.laid[Number(at)]?.[i] ?? 0) : 0;
    return n ? [[x, n]] : [];
  });
  return {
    name: [`general-${card}`, {}],
    lines: [[neutral ? "about-neutral" : owner === p ? "about-own-prospect" : "about-prospect", {}], facts(card)],
    contents: laid.length ? [["ui-laid", { list: iconList(Object.fromEntries(laid)) }]] : [],
    clause: neutral ? "H31.3" : owner === p ? "H26.3" : "H18.4",
  };
}

// -- small sentences -----------------------------------------------------------------------------------

/** How many of a level: of citizens, or of the infrastructure. */
export function levelSaid(level: Building["level"], n: number): Message {
  if (level === "infrastructure") return ["level-infrastructure", { n }];
  return [`good-${level === "apparitores" ? "apparitor" : level.slice(0, -1)}.count`, { n }];
}

export function iconList(icons: Icons): Arg {
  return { list: Object.entries(icons).map(([name, n]): Message => [`good-${name}.count`, { n }]) };
}

function needs(level: Message): Message {
  return ["ui-needs", { level: { msg: level } }];
}

/** What it costs, and what it brings at once. */
function deal(cost: Icons, gain: Effect | undefined): Message[] {
  const brings = isChoice(gain) ? "ui-brings-one" : "ui-brings";
  return [
    ...(Object.keys(cost).length ? [["ui-costs", { list: iconList(cost) }] as Message] : []),
    ...(gain ? [[brings, { list: iconList(iconsOf(gain)) }] as Message] : []),
  ];
}

const FIRST_PATH = 6; // H32.6 and those after it, in the order of the cards

/** What a path card counts, and when it brings its points. */
export function pathSaid(card: string): { lines: Message[]; clause: string } {
  const { counts, tiers, falling } = PATHS[card]!;
  const [one, two, three] = tiers as [number, number, number];
  const counter: Arg = { msg: [`counter-${counts}`, {}] };
  const at = Object.keys(PATHS).indexOf(card);
  return {
    lines: [[falling ? "path-falling" : "path-rising", { counter, one, two, three }]],
    clause: `H32.${FIRST_PATH + at}`,
  };
}

/** How far a row of boxes is, and which icon comes next. */
export function trackSaid(name: Arg, icons: Icons[], filled: number): Message {
  const at = icons.findIndex((x, i) => i >= filled && Object.keys(x).length > 0);
  const now = { name, n: filled, of: icons.length };
  if (at < 0) return ["ui-track", now];
  const list = Object.keys(icons[at]!).map((x): Message => [`good-${x}`, {}]);
  return ["ui-track-next", { ...now, at: at + 1, icons: { list } }];
}

function trackOf(name: string, icons: Icons[], filled: number): Message {
  return trackSaid({ msg: [name, {}] }, icons, filled);
}

function citizensNow(track: (typeof CITIZENS)[number], p: Player): Message {
  return trackOf(`area-${track}`, CITIZEN_ICONS[track], p.citizens[CITIZENS.indexOf(track)]!);
}

/** Buildings that one level opens and that stand. */
function standing(level: string, p: Player): Message[] {
  const families: Family[] = FAMILIES.filter((x) => BUILDINGS[x][0]!.level === level);
  return listed(families.flatMap((x) => BUILDINGS[x].slice(0, built(p, x)).map((y) => y.id)));
}

function listed(buildings: string[]): Message[] {
  const list = buildings.map((id): Message => [`building-${id}`, {}]);
  return list.length ? [["ui-standing", { list: { list } }]] : [];
}

/** Income, good and pattern of a card. */
function facts(card: string): Message {
  const { income, good, shape } = PROSPECTS[card]!;
  return ["ui-card-facts", { income: iconList(income), good, shape: { msg: [`shape-${shape}`, {}] } }];
}

function prospect(p: Player): Message[] {
  const card = p.prospects.at(-1);
  if (!card) return [];
  const { good, shape } = PROSPECTS[card]!;
  const shown = {
    player: { msg: [`player-${p.seat}`, {}] as Message },
    good,
    shape: { msg: [`shape-${shape}`, {}] as Message },
  };
  return [["ui-prospect", shown]];
}
