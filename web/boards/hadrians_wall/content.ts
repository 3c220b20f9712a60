// What is printed on the sheets and cards, from the data files of the rules.

import { byId, read } from "@ludorum/board";
import areas from "../../../src/ludorum/games/hadrians_wall/content/areas.json";
import attributes from "../../../src/ludorum/games/hadrians_wall/content/attributes.json";
import baths from "../../../src/ludorum/games/hadrians_wall/content/baths.json";
import buildings from "../../../src/ludorum/games/hadrians_wall/content/buildings.json";
import citizens from "../../../src/ludorum/games/hadrians_wall/content/citizens.json";
import cohorts from "../../../src/ludorum/games/hadrians_wall/content/cohorts.json";
import courthouse from "../../../src/ludorum/games/hadrians_wall/content/courthouse.json";
import diplomats from "../../../src/ludorum/games/hadrians_wall/content/diplomats.json";
import disdain from "../../../src/ludorum/games/hadrians_wall/content/disdain.json";
import fate from "../../../src/ludorum/games/hadrians_wall/content/fate.json";
import goods from "../../../src/ludorum/games/hadrians_wall/content/goods.json";
import landmarks from "../../../src/ludorum/games/hadrians_wall/content/landmarks.json";
import ludus from "../../../src/ludorum/games/hadrians_wall/content/ludus.json";
import map from "../../../src/ludorum/games/hadrians_wall/content/map.json";
import market from "../../../src/ludorum/games/hadrians_wall/content/market.json";
import paths from "../../../src/ludorum/games/hadrians_wall/content/paths.json";
import prospects from "../../../src/ludorum/games/hadrians_wall/content/prospects.json";
import scouts from "../../../src/ludorum/games/hadrians_wall/content/scouts.json";
import shapes from "../../../src/ludorum/games/hadrians_wall/content/shapes.json";
import temples from "../../../src/ludorum/games/hadrians_wall/content/temples.json";
import theatre from "../../../src/ludorum/games/hadrians_wall/content/theatre.json";
import tracks from "../../../src/ludorum/games/hadrians_wall/content/tracks.json";
import years from "../../../src/ludorum/games/hadrians_wall/content/years.json";
import { ATTRIBUTES, CITIZENS, COHORTS, FAMILIES, type ITEMS, SIZES, TRACKS } from "./view";

export type Item = (typeof ITEMS)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type Citizen = (typeof CITIZENS)[number];
export type Track = (typeof TRACKS)[number];
export type Cohort = (typeof COHORTS)[number];
export type Size = (typeof SIZES)[number];
export type Family = (typeof FAMILIES)[number];

/** What a box, a price or a card shows: a name, and how many. */
export type Icons = Record<string, number>;

/** A plain gain, or one of several. */
export type Effect = { gain: Icons } | { choose: Record<string, { gain: Icons }> };

interface Gaining {
  gain?: Effect;
}
export interface Box extends Gaining {
  n: number;
  section: Size;
  /** That fort box must be filled first. */
  fort?: number;
  /** The infrastructure this fort box brings. */
  flag?: number;
}
export interface Building extends Gaining {
  id: string;
  family: Family;
  size: Size | "";
  level: Citizen | "infrastructure";
  at: number;
  cost: Icons;
  clause: string;
}
interface Slot extends Gaining {
  at: number;
  cost?: Icons;
}
interface Landmark extends Gaining {
  id: string;
  attribute: Attribute;
  at: number;
  cost: Icons;
}
interface Strength {
  at: number;
  survives?: Effect;
  dies?: Effect;
}
interface Ruling extends Gaining {
  column: Cohort;
  at: number;
  cost: Icons;
}
interface Diplomat extends Gaining {
  at: number;
  cost: Icons;
}
interface Fate {
  id: string;
  attack: Cohort;
}
interface Path {
  id: string;
  counts: string;
  tiers: number[];
  /** Fewer is better. */
  falling?: boolean;
}
export interface Prospect {
  id: string;
  income: Icons;
  good: number;
  shape: string;
}
interface Year {
  cap: number;
  easy: number;
  normal: number;
  hard: number;
}

function byName<T, N extends string>(file: unknown[], key: string, names: readonly N[]): Record<N, T[]> {
  const all = file as Record<string, unknown>[];
  return Object.fromEntries(names.map((name) => [name, all.filter((x) => x[key] === name)])) as Record<N, T[]>;
}

export const BOXES = byName<Box, Track>(tracks, "track", TRACKS);
const COHORT_BOXES = byName<Gaining, Cohort>(cohorts, "cohort", COHORTS);
const ATTRIBUTE_BOXES = byName<Gaining, Attribute>(attributes, "track", ATTRIBUTES);
const CITIZEN_BOXES = byName<Gaining & { flag?: boolean }, Citizen>(citizens, "track", CITIZENS);
export const BUILDINGS = byName<Building, Family>(buildings, "family", FAMILIES);
export const LANDMARKS = read<Landmark>(landmarks);
export const STALLS = read<Slot>(market);
export const SHOWS = read<Slot>(theatre);
export const STRENGTHS = read<Strength>(ludus);
export const TEMPLES = byName<Slot, Size>(temples, "temple", SIZES);
export const BRIBES = read<Slot>(baths);
export const RULINGS = byName<Ruling, Cohort>(courthouse, "column", COHORTS);
export const DIPLOMATS = read<Diplomat>(diplomats);
export const SCOUTS = read<Slot>(scouts);
export const CELLS = read<Gaining>(map);
export const SHAPES = byId<{ id: string; cells: [number, number][] }>(shapes);
export const PATHS = byId<Path>(paths);
export const PROSPECTS = byId<Prospect>(prospects);
export const YEARS = read<Year>(years);
export const LOSSES = read<{ loss: number }>(disdain).map((x) => x.loss);
export const GOOD_RANKS = read<{ renown: number }>(goods).map((x) => x.renown);
const FATE = byId<Fate>(fate);
const AREAS = byId<{ id: string; boxes: number }>(areas);

export function boxesIn(area: string): number {
  return AREAS[area]!.boxes;
}

/** Icons of a plain gain, or those to choose from. */
export function iconsOf(effect: Effect | undefined): Icons {
  if (!effect) return {};
  if ("gain" in effect) return effect.gain;
  return Object.fromEntries(Object.keys(effect.choose).map((name) => [name, 1]));
}

function iconsIn<N extends string>(rows: Record<N, Gaining[]>): Record<N, Icons[]> {
  const all = Object.entries(rows) as [N, Gaining[]][];
  return Object.fromEntries(all.map(([name, row]) => [name, row.map((x) => iconsOf(x.gain))])) as Record<N, Icons[]>;
}

/** What the boxes of each row show. */
export const TRACK_ICONS = iconsIn<Track>(BOXES);
export const COHORT_ICONS = iconsIn<Cohort>(COHORT_BOXES);
export const ATTRIBUTE_ICONS = iconsIn<Attribute>(ATTRIBUTE_BOXES);
export const CITIZEN_ICONS = iconsIn<Citizen>(CITIZEN_BOXES);

export function isChoice(effect: Effect | undefined): boolean {
  return effect !== undefined && "choose" in effect;
}

/** Fate cards of an attack by the cohort they come down on. */
export function attacks(cards: string[]): number[] {
  return COHORTS.map((name) => cards.filter((card) => FATE[card]?.attack === name).length);
}

export function attacksIn(year: number, difficulty: string): number {
  return YEARS[year - 1]?.[difficulty as "normal"] ?? 0;
}
