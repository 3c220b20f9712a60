// What is printed on tiles and tokens, from the data files of the rules.

import { byId, type Effect } from "@ludorum/board";
import awards from "../../../src/ludorum/games/hamlet/content/awards.json";
import church34 from "../../../src/ludorum/games/hamlet/content/church_34.json";
import milestones from "../../../src/ludorum/games/hamlet/content/milestones.json";
import numbers from "../../../src/ludorum/games/hamlet/content/numbers.json";
import prices34 from "../../../src/ludorum/games/hamlet/content/prices_34.json";
import sales from "../../../src/ludorum/games/hamlet/content/sales.json";
import seats from "../../../src/ludorum/games/hamlet/content/seats.json";
import slots from "../../../src/ludorum/games/hamlet/content/slots.json";
import tiles from "../../../src/ludorum/games/hamlet/content/tiles.json";

export type Terrain = "R" | "F" | "M";
type Kind = "special" | "source" | "refinery" | "landmark" | "barn";
export type Cost = Record<string, number>;
type Corner = [number, number];

interface TileFacts {
  id: string;
  kind: Kind;
  vertices: Corner[];
  cells: Corner[];
  edges: string;
  clause: string;
  origin: string;
  cost?: Cost;
  points?: number;
  makes?: string;
  slots?: number;
  score?: Effect;
  road?: boolean;
}
interface SaleFacts {
  id: string;
  tier: number;
  cost: Cost;
  points: number;
  coins: number;
  clause: string;
  origin: string;
}
export interface SlotFacts {
  id: string;
  takes: string[];
  n: number;
  /** What Botric pays; on the side for three and four he never plays. */
  botric?: number;
  points: number;
  clause?: string;
  origin: string;
}

export const TILES = byId<TileFacts>(tiles);
export const SALES = byId<SaleFacts>(sales);
const SLOTS_12 = slots as SlotFacts[];
const SEATS = byId<{ slots: string[] }>(seats);
/** Church slots of either side. */
export const SLOTS = byId<SlotFacts>([...SLOTS_12, ...(church34 as SlotFacts[])]);
export const AWARDS = awards as { id: string; points: number }[];
export const MILESTONES = milestones as { id: string; good: string }[];

/** It is printed nowhere we know. */
export function isOurs({ origin }: { origin: string }): boolean {
  return origin === "house";
}

const NUMBERS = byId<{ n: number }>(numbers);

export function number(id: string): number {
  return NUMBERS[id]!.n;
}

/** H13.4: the church slots of a table for so many; Botric is one of them. */
export function slotsFor(players: number): SlotFacts[] {
  const listed = SEATS[players]?.slots;
  return listed ? listed.map((id) => SLOTS[id]!) : SLOTS_12;
}

const PRICES_34 = byId<{ n: number }>(prices34);

/** B9.2: what a missing cube or good costs at a table for so many. */
export function buyPrice(what: "buy-raw" | "buy-good", players: number): number {
  return players > 2 ? PRICES_34[what]!.n : number(what);
}

/** B6.3: what the next villager costs somebody who has so many. */
export function villagerPrice(have: number): number {
  return number(["second-villager", "third-villager", "fourth-villager"][have - 1]!);
}
