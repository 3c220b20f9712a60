// What is printed on the boards and cards, from the data files of the rules.

import { byId, type Effect } from "@ludorum/board";
import actions from "../../../src/ludorum/games/paladins/content/actions.json";
import attributes from "../../../src/ludorum/games/paladins/content/attributes.json";
import botRow from "../../../src/ludorum/games/paladins/content/bot_row.json";
import favours from "../../../src/ludorum/games/paladins/content/favours.json";
import hires from "../../../src/ludorum/games/paladins/content/hires.json";
import jars from "../../../src/ludorum/games/paladins/content/jar_spaces.json";
import orderSlots from "../../../src/ludorum/games/paladins/content/order_slots.json";
import orders from "../../../src/ludorum/games/paladins/content/orders.json";
import outsiders from "../../../src/ludorum/games/paladins/content/outsiders.json";
import paladins from "../../../src/ludorum/games/paladins/content/paladins.json";
import regions from "../../../src/ludorum/games/paladins/content/regions.json";
import schemes from "../../../src/ludorum/games/paladins/content/schemes.json";
import seats from "../../../src/ludorum/games/paladins/content/seats.json";
import spaces from "../../../src/ludorum/games/paladins/content/spaces.json";
import taverns from "../../../src/ludorum/games/paladins/content/taverns.json";
import townsfolk from "../../../src/ludorum/games/paladins/content/townsfolk.json";
import walls from "../../../src/ludorum/games/paladins/content/walls.json";
import workshops from "../../../src/ludorum/games/paladins/content/workshops.json";
import { ACTIONS, type ATTRIBUTES, COMMISSION, type WORKERS } from "./view";

export type Worker = (typeof WORKERS)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type Action = (typeof ACTIONS)[number];

export const LEFT = ACTIONS.slice(0, COMMISSION);
export const RIGHT = ACTIONS.slice(COMMISSION);

export interface ActionFacts extends Known {
  id: Action;
  spaces: (Worker | "any")[];
  needs: Attribute | "";
  raises: Attribute | "";
  limit: number;
  good?: "silver" | "provision";
  steps?: number[];
  marks?: number[];
  vp?: number[];
}
/** What is printed, or read in public, or of this house. */
interface Known {
  origin: string;
}
export interface Townsfolk extends Known {
  name: string;
  discard: Effect;
  hire?: Effect;
  when: string;
  needs?: string;
  gain: Effect;
}
export interface Outsider extends Known {
  name: string;
  people: "viking" | "byzantine" | "saracen";
  attack: Effect;
  strength: number;
  score: Effect;
}
export interface Paladin {
  workers: Worker[];
  boost: Partial<Record<Attribute, number>>;
  action: Action;
  free?: boolean;
  less?: number;
  bonus?: Record<string, number>;
}
export interface Favour {
  worker: Worker | "any";
  cost?: Record<string, number>;
  gain: Effect;
}
export interface Wall {
  strength: number;
  vp: number;
  gain?: Effect;
}
export interface Space {
  id: string;
  region: number;
  players: number;
  gain: Effect;
}

/** Nobody has printed it: it is ours. */
export const isOurs = (thing: Partial<Known> | undefined): boolean => thing?.origin === "house";

export const ACTS = byId<ActionFacts>(actions) as Record<Action, ActionFacts>;
export const TOWNSFOLK = byId<Townsfolk>(townsfolk);
export const OUTSIDERS = byId<Outsider>(outsiders);
export const PALADINS = byId<Paladin>(paladins);
export const FAVOURS = byId<Favour>(favours);
export const WALLS = byId<Wall>(walls);
export const TAVERNS = byId<{ workers: Worker[] }>(taverns);
export const ORDERS = byId<{ action: Action; times: number }>(orders);
export const TREASURY = byId<Known & { treasury: number }>(seats);
export const ORDER_POINTS = orderSlots.map((x) => x.vp);
export const REGIONS = regions as { faith: number; strength: number }[];
export const SPACES = spaces as unknown as Space[];
export const HIRES = hires as { silver: number; debt: boolean }[];
export const JARS = jars as unknown as (Known & { gain: Effect })[];
export const UNDER = workshops.map((x) => x.worker as Worker);
export const POINTS = attributes.map((x) => x.vp);

/** What a scheme of the solo opponent says: an action, or one of the King's cards. */
export type Scheme = Action | "orders" | "favour";
export const SCHEMES = byId<{ id: string; action: Scheme; aside?: boolean }>(schemes);
/** P11.18: what it falls back to, from the left. */
export const BOT_ROW = botRow as (Known & { id: Action | "rest"; workers: number })[];
