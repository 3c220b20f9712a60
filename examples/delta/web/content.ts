// The records of the rules, as the board reads them.

import { byId, type Effect } from "@ludorum/board";
import barges from "../src/ludorum_delta/content/barges.json";
import festivals from "../src/ludorum_delta/content/festivals.json";
import guilds from "../src/ludorum_delta/content/guilds.json";
import schemes from "../src/ludorum_delta/content/schemes.json";

export const DISTRICTS = ["harbour", "market", "hill"] as const;
export type District = (typeof DISTRICTS)[number];

export const GOODS = ["fish", "salt", "timber"] as const;
export type Good = (typeof GOODS)[number];

export interface Guild {
  id: string;
  district: District;
  cost: Partial<Record<Good, number>>;
  points: number;
  produce: Effect | null;
  once: Effect | null;
}
export interface Barge {
  id: string;
  load: { gain: Record<string, number> };
}
export interface Festival {
  id: string;
  effect: Effect;
}
export interface Scheme {
  id: string;
  bid: number;
  district: District;
  stewards: number;
  guild: boolean;
}

export const GUILDS = byId<Guild>(guilds);
export const BARGES = byId<Barge>(barges);
export const FESTIVALS = byId<Festival>(festivals);
export const SCHEMES = byId<Scheme>(schemes);

export const ROUNDS = 6;
export const MOST_POSTS = 4;
export const MOST_GUILDS = 7;
const FEASTS: Record<number, readonly [number, number]> = { 2: [3, 1], 4: [5, 2], 6: [7, 3] };

/** The round of the next feast, this round's included. */
export function feastAfter(round: number): number {
  return Math.min(ROUNDS, Math.max(2, round + (round % 2)));
}

export function prizesAt(round: number): readonly [number, number] {
  return FEASTS[round] ?? [0, 0];
}

/** D5.2, D5.3: what a feast would bring everybody in a district. */
export function shares(row: readonly number[], prizes: readonly number[]): number[] {
  return row.map((n) => (n ? (prizes[row.filter((x) => x >= n).length - 1] ?? 0) : 0));
}

export function strength(card: string): number {
  return Number(card.slice(1, 3));
}

/** Two copies of a card are the same to a player. */
export function face(card: string): string {
  return card.replace(/-[ab]$/, "");
}

/** How many cards lie in a deck or a hand, seen or not. */
export function sizeOf(cards: number | string[] | (number | string[])[]): number {
  if (typeof cards === "number") return cards;
  return cards.reduce<number>((n, x) => n + (typeof x === "number" ? x : Array.isArray(x) ? x.length : 1), 0);
}

export function handOf(hand: number | string[]): string[] {
  return Array.isArray(hand) ? hand : [];
}
