// What a player's sheets amount to: levels, what comes next, points.

import { sum } from "@ludorum/board";
import {
  BOXES,
  BUILDINGS,
  type Building,
  type Citizen,
  type Family,
  LOSSES,
  PATHS,
  TEMPLES,
  type Track,
} from "./content";
import {
  CITIZEN_TOP,
  CITIZENS,
  COHORT_TOP,
  FAMILIES,
  ITEMS,
  MAP_COLUMNS,
  MAP_ROWS,
  type Player,
  SIZES,
  TRACKS,
} from "./view";

export function filled(p: Player, track: Track): number {
  return p.tracks[TRACKS.indexOf(track)]!;
}

export function citizens(p: Player, track: Citizen): number {
  return p.citizens[CITIZENS.indexOf(track)]!;
}

export function built(p: Player, family: Family): number {
  return p.built[FAMILIES.indexOf(family)]!;
}

export function has(p: Player, item: string): number {
  return p.items[ITEMS.indexOf(item as "soldier")] ?? 0;
}

/** H8.5: the highest flag the fort has passed. */
export function infrastructure(p: Player): number {
  const flags = BOXES.fort.slice(0, filled(p, "fort")).map((box) => box.flag ?? 0);
  return Math.max(0, ...flags);
}

export function level(p: Player, name: Building["level"]): number {
  return name === "infrastructure" ? infrastructure(p) : citizens(p, name);
}

/** The next size of a building; none if all stand. */
export function next(p: Player, family: Family): Building | undefined {
  return BUILDINGS[family][built(p, family)];
}

/** H9.1: boxes up to here are open, by granaries. */
export function open(p: Player, track: Track): number {
  return upTo(track, built(p, "granary"));
}

function upTo(track: Track, granaries: number): number {
  return BOXES[track].filter((box) => SIZES.indexOf(box.section) <= granaries).length;
}

/** H20.5: every circled box is filled. */
export function dead(p: Player, gladiator: number): boolean {
  const strength = p.trained[gladiator]!;
  return strength > 0 && strength <= p.wounds[gladiator]!;
}

/** H31.6: left and right neighbour, each once. */
export function neighbours(seat: number, players: number): number[] {
  const beside = [(seat + 1) % players, (seat - 1 + players) % players];
  return [...new Set(beside.filter((x) => x !== seat))];
}

// -- points ----------------------------------------------------------------------------------------

function sections(p: Player, track: Track): number {
  return SIZES.filter((_, i) => filled(p, track) >= upTo(track, i)).length;
}

/** H32: what a path card counts. */
const COUNTS: Record<string, (p: Player) => number> = {
  landmarks: (p) => sum(p.landmarks),
  disdain: (p) => p.disdain,
  "wall-sections": (p) => sections(p, "wall"),
  "guard-sections": (p) => sections(p, "guard"),
  "large-buildings": (p) => FAMILIES.filter((x) => BUILDINGS[x].at(-1)?.size === "large" && !next(p, x)).length,
  cohorts: (p) => p.cohorts.filter((n) => n === COHORT_TOP).length,
  production: (p) => p.production,
  goods: (p) => p.goods.filter(Boolean).length,
  citizens: (p) => p.citizens.filter((n) => n === CITIZEN_TOP).length,
  temples: (p) => {
    const ends = SIZES.map((_, i) => sum(SIZES.slice(0, i + 1).map((x) => TEMPLES[x].length)));
    return ends.filter((n) => p.worship >= n).length;
  },
  "map-columns": (p) => columns(p.map),
  strength: (p) => sum(p.trained),
};

function columns(map: number): number {
  const full = (column: number) =>
    Array.from({ length: MAP_ROWS }, (_, row) => row * MAP_COLUMNS + column).every((cell) => (map >> cell) & 1);
  return Array.from({ length: MAP_COLUMNS }, (_, x) => x).filter(full).length;
}

export interface Progress {
  n: number;
  /** The next tier, or the best one. */
  of: number;
  points: number;
}

export function progress(p: Player, card: string): Progress {
  const { counts, tiers, falling } = PATHS[card]!;
  const n = COUNTS[counts]!(p);
  const points = tiers.filter((tier) => (falling ? n <= tier : n >= tier)).length;
  return { n, of: tiers[Math.min(points, tiers.length - 1)]!, points };
}

/** H29.2. */
export function loss(disdain: number): number {
  return disdain ? LOSSES[Math.min(disdain, LOSSES.length) - 1]! : 0;
}

/** H30.2: what the sheets are worth as they stand. */
export function points(p: Player): number {
  return sum(p.attributes) + sum(p.paths.map((card) => progress(p, card).points)) - loss(p.disdain);
}
