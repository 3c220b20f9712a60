// The cards, boards and tracks: the same files the rules read.

import { byId, type Effect, type Goods, type PipName, read } from "@ludorum/board";
import apprentices from "../../../src/ludorum/games/architects/content/apprentices.json";
import boards from "../../../src/ludorum/games/architects/content/boards.json";
import buildings from "../../../src/ludorum/games/architects/content/buildings.json";
import cathedral from "../../../src/ludorum/games/architects/content/cathedral.json";
import market from "../../../src/ludorum/games/architects/content/market.json";
import promoApprentices from "../../../src/ludorum/games/architects/content/promo_apprentices.json";
import promoBuildings from "../../../src/ludorum/games/architects/content/promo_buildings.json";
import schemes from "../../../src/ludorum/games/architects/content/schemes.json";
import seats from "../../../src/ludorum/games/architects/content/seats.json";
import virtue from "../../../src/ludorum/games/architects/content/virtue.json";
import { type GOODS, type PLACES, PRINTED_LARGE, PRINTED_SMALL, type SKILLS } from "./view";

export type Good = (typeof GOODS)[number] & PipName;
export type Location = (typeof PLACES)[number];
export type Skill = (typeof SKILLS)[number];

export interface Apprentice {
  id: string;
  name: string;
  skills: Skill[];
  virtue?: number;
  /** The place or event that pays `gain`. */
  when?: string;
  gain?: Goods;
  needs?: string;
  release?: number;
  pay?: Goods;
  trade?: Goods;
  power?: string;
}

export interface Building {
  id: string;
  name: string;
  vp: number;
  cost: Partial<Record<Good, number>>;
  skills: Skill[];
  virtue?: number;
  now?: Effect;
  end?: Effect;
  score?: Effect;
}

export interface Board {
  id: string;
  virtue: number;
  silver: number;
  prison: number;
  debts: number;
  cards: number;
  goods: Goods;
}

export interface Scheme {
  id: string;
  pile: string;
  place: string;
  steps: { do: string; n: number }[];
  star?: boolean;
}

interface MarketCard {
  id: string;
  large: Goods;
}

interface VirtueStep {
  vp: number;
  ignores: number;
  cathedral: boolean;
  market: boolean;
}

interface Level {
  cost: Partial<Record<Good, number>>;
  any: number;
  spaces: number;
  vp: number;
}

interface SeatCount {
  id: string;
  columns: number;
  resets: number[];
}

export const APPRENTICES = byId<Apprentice>(apprentices, promoApprentices);
export const BUILDINGS = byId<Building>(buildings, promoBuildings);
export const BOARDS = byId<Board>(boards);
export const SCHEMES = byId<Scheme>(schemes);
export const VIRTUE = read<VirtueStep>(virtue);
export const LEVELS = read<Level>(cathedral);
const MARKET = byId<MarketCard>(market);
const SEATS = byId<SeatCount>(seats);

export const TOP = VIRTUE.length - 1;

/** A small market is named by its goods, one by one ("small-gold-gold"): which card it is on is not
 * known before that turns over. */
export function smallFace(small: string): Goods {
  if (!small) return PRINTED_SMALL;
  const face: Goods = {};
  for (const good of small.split("-").slice(1) as Good[]) face[good] = (face[good] ?? 0) + 1;
  return face;
}

export function largeFace(cards: string[]): Goods {
  return MARKET[cards.at(-1) ?? ""]?.large ?? PRINTED_LARGE;
}

/** What depends on the number of players; a solo game is marked by its opponent. */
export function tableFor(players: { bot: string }[]): SeatCount {
  return SEATS[players.at(-1)?.bot ? "solo" : String(players.length)]!;
}
