// What is printed on tiles and tokens, from the data files of the rules.

import { byId, type Effect } from "@ludorum/board";
import awards from "../../../src/ludorum/games/hamlet/content/awards.json";
import milestones from "../../../src/ludorum/games/hamlet/content/milestones.json";
import numbers from "../../../src/ludorum/games/hamlet/content/numbers.json";
import sales from "../../../src/ludorum/games/hamlet/content/sales.json";
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
  botric: number;
  points: number;
}

export const TILES = byId<TileFacts>(tiles);
export const SALES = byId<SaleFacts>(sales);
export const SLOTS = byId<SlotFacts>(slots);
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

/** B6.3: what the next villager costs somebody who has so many. */
export function villagerPrice(have: number): number {
  return number(["second-villager", "third-villager", "fourth-villager"][have - 1]!);
}
