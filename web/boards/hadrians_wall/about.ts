// What the sections of the sheets are, and what stands there now, in words: for a long press and for
// the table of all places.

import type { About, Arg, Message } from "@ludorum/board";
import {
  ATTRIBUTE_BOXES,
  BOXES,
  BUILDINGS,
  CITIZEN_BOXES,
  type Citizen,
  COHORT_BOXES,
  type Family,
  type Icons,
  iconsOf,
  LANDMARKS,
  PROSPECTS,
  type Track,
} from "./content";
import { areaName } from "./names";
import { built, neighbours } from "./sheets";
import { ATTRIBUTES, CITIZENS, COHORTS, FAMILIES, type Player, TRACKS, type View } from "./view";

/** The clause a section begins with. */
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
};

export function about(place: string, view: View, seat: number): About | null {
  const clause = CLAUSES[place];
  const p = view.players[Math.max(seat, 0)];
  if (!clause || !p) return null;
  return { name: [areaName(place), {}], lines: [], contents: contents(place, view, p), clause };
}

function contents(place: string, view: View, p: Player): Message[] {
  if (isOne(TRACKS, place)) return [ofTrack(place, p)];
  if (isOne(CITIZENS, place)) return [ofCitizens(place, p), ...standing(place, p)];
  if (place === "cohorts") return COHORTS.map((x, i) => ofBoxes(`cohort-${x}`, COHORT_BOXES[x], p.cohorts[i]!));
  if (place === "attributes")
    return ATTRIBUTES.map((x, i) => ofBoxes(`score-${x}`, ATTRIBUTE_BOXES[x], p.attributes[i]!));
  if (place === "works") return standing("infrastructure", p);
  if (place === "landmarks") return ofList(LANDMARKS.filter((_, i) => p.landmarks[i]).map((x) => x.id));
  return [p.seat, ...neighbours(p.seat, view.players.length)].flatMap((x) => prospect(view.players[x]!));
}

function isOne<T extends string>(names: readonly T[], name: string): name is T {
  return names.some((x) => x === name);
}

/** How far a row of boxes is, and which icon comes next. */
export function trackSaid(name: Arg, icons: Icons[], filled: number): Message {
  const at = icons.findIndex((x, i) => i >= filled && Object.keys(x).length > 0);
  const said = { name, n: filled, of: icons.length };
  if (at < 0) return ["ui-track", said];
  const list = Object.keys(icons[at]!).map((x): Message => [`good-${x}`, {}]);
  return ["ui-track-next", { ...said, at: at + 1, icons: { list } }];
}

function ofBoxes(name: string, boxes: { gain?: Parameters<typeof iconsOf>[0] }[], filled: number): Message {
  return trackSaid(
    { msg: [name, {}] },
    boxes.map((x) => iconsOf(x.gain)),
    filled,
  );
}

function ofTrack(track: Track, p: Player): Message {
  return ofBoxes(`area-${track}`, BOXES[track], p.tracks[TRACKS.indexOf(track)]!);
}

function ofCitizens(track: Citizen, p: Player): Message {
  return ofBoxes(`area-${track}`, CITIZEN_BOXES[track], p.citizens[CITIZENS.indexOf(track)]!);
}

/** Buildings that one level opens and that stand. */
function standing(level: string, p: Player): Message[] {
  const families: Family[] = FAMILIES.filter((x) => BUILDINGS[x][0]!.level === level);
  return ofList(families.flatMap((x) => BUILDINGS[x].slice(0, built(p, x)).map((y) => y.id)));
}

function ofList(buildings: string[]): Message[] {
  const list = buildings.map((id): Message => [`building-${id}`, {}]);
  return list.length ? [["ui-standing", { list: { list } }]] : [];
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
