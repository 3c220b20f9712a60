// What is printed on the boards and cards, from the data files of the rules.

import { byId, type Effect } from "@ludorum/board";
import bonusCards from "../../../src/ludorum/games/viscounts/content/bonus_cards.json";
import botSlots from "../../../src/ludorum/games/viscounts/content/bot_slots.json";
import bots from "../../../src/ludorum/games/viscounts/content/bots.json";
import buildings from "../../../src/ludorum/games/viscounts/content/buildings.json";
import castle from "../../../src/ludorum/games/viscounts/content/castle.json";
import heroes from "../../../src/ludorum/games/viscounts/content/heroes.json";
import manuscripts from "../../../src/ludorum/games/viscounts/content/manuscripts.json";
import playerCards from "../../../src/ludorum/games/viscounts/content/player_cards.json";
import schemes from "../../../src/ludorum/games/viscounts/content/schemes.json";
import segments from "../../../src/ludorum/games/viscounts/content/segments.json";
import slots from "../../../src/ludorum/games/viscounts/content/slots.json";
import starters from "../../../src/ludorum/games/viscounts/content/starters.json";
import townsfolk from "../../../src/ludorum/games/viscounts/content/townsfolk.json";
import track from "../../../src/ludorum/games/viscounts/content/track.json";
import type { ACTIONS, ICONS, KINDS, RIBBONS } from "./view";

export type Icon = (typeof ICONS)[number];
export type ActionName = (typeof ACTIONS)[number];
export type Kind = (typeof KINDS)[number];
export type Ribbon = (typeof RIBBONS)[number];
export type Icons = Partial<Record<Icon, number>>;

/** What is printed, or read in public, or of this house. */
interface Known {
  origin: string;
}
export interface Card extends Known {
  id: string;
  name: string;
  silver: number;
  icons: Icons;
  hire?: Effect;
  when?: string;
  action?: ActionName;
  way?: "merchants" | "silver" | "double" | "other-resources";
  effect?: Effect;
}
export interface Manuscript extends Known {
  ribbon: Ribbon;
  cost: number;
  effect?: Effect;
  score?: Effect;
}
export interface PlayerCard extends Known {
  space: number;
  goods: Record<string, number>;
  effect: Effect;
}
export interface Exchange {
  merchants: number;
  effect: Effect;
}
export interface Side {
  sites: { bank: "left" | "right"; effect: Effect }[];
  links: (Effect | null)[];
}
export interface Segment {
  id: string;
  left: number;
  right: number;
  trade_left: Exchange;
  trade_right: Exchange;
  townsfolk: { silver: number; icons: Icons; hire: Effect };
  manuscript: { cost: number; effect: Effect };
  few: Side;
  many: Side;
}
export interface Slot {
  id: string;
  icons?: Icons;
  ability?: string;
}
export interface TrackSlot {
  above: Effect;
  below: Effect;
  needs: "" | "criminals" | "no-criminals";
  bot: Effect;
}
export interface Scheme extends Known {
  icons: Icons;
  criminal?: boolean;
  bonus: Effect;
  move: number;
  options: Effect[];
}
export interface Bot extends Known {
  focus: string;
  chart: string[];
  guildhalls: Icon[];
  middle: Icons;
  right: Icons;
}

/** Nobody has printed it: it is ours. */
export const isOurs = (thing: Partial<Known> | undefined): boolean => thing?.origin === "house";

export const CARDS = byId<Card>([...townsfolk, ...starters, ...heroes]);
export const MANUSCRIPTS = byId<Manuscript>(manuscripts);
export const PLAYER_CARDS = byId<PlayerCard>(playerCards);
export const SCHEMES = byId<Scheme>(schemes);
export const BOTS = byId<Bot>(bots);
export const BOT_SLOTS = byId<{ when: string; effect: Effect }>(botSlots);
export const SEGMENTS = segments as unknown as Segment[];
export const FIFTHS = SEGMENTS.map((_, pos) => pos);
export const SECTIONS = castle as unknown as { id: string; effect: Effect }[];
export const BUILDINGS = byId<{ builders: number; vp: number[] }>(buildings) as Record<
  Kind,
  { builders: number; vp: number[] }
>;
export const SLOTS = slots as unknown as Slot[];
export const TRACK = track as unknown as TrackSlot[];
export const BONUS = byId<{ icons: Icons }>(bonusCards) as Record<Ribbon, { icons: Icons }>;
