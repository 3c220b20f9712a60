// What a player lacks for a building, and the next level of the Cathedral: shown, never decided.

import type { Goods } from "@ludorum/board";
import { APPRENTICES, BUILDINGS, type Good, LEVELS, type Skill, VIRTUE } from "./content";
import { GOODS, type Player, type View } from "./view";

export function has(p: Player, good: Good): number {
  return p.goods[GOODS.indexOf(good)]!;
}

export function cardsOf(hand: number | string[]): string[] {
  return Array.isArray(hand) ? hand : [];
}

export function sizeOf(hand: number | string[]): number {
  return Array.isArray(hand) ? hand.length : hand;
}

/** The cards of a pile, as a view shows it. */
export function pileOf(layers: (number | string[])[]): number {
  return layers.reduce<number>((n, x) => n + sizeOf(x), 0);
}

export function heldBy(view: View, seat: number): number[] {
  return view.players.map((q) => q.captives[seat] ?? 0);
}

/** A9.4, A15.5: low virtue ignores tax, Ada one more. */
export function taxDue(p: Player, tax: number): number {
  return Math.max(0, tax - VIRTUE[p.virtue]!.ignores - (p.board === "ada" ? 1 : 0));
}

/** A21.6: for Therese gold and marble are the same, and she has both as gold. */
function priceFor(p: Player, cost: Partial<Record<Good, number>>): Partial<Record<Good, number>> {
  if (p.board !== "therese") return cost;
  const { marble = 0, gold = 0, ...rest } = cost;
  return marble + gold ? { ...rest, gold: gold + marble } : rest;
}

function short(p: Player, cost: Partial<Record<Good, number>>): Goods {
  const out: Goods = {};
  for (const [good, n] of Object.entries(cost) as [Good, number][]) if (has(p, good) < n) out[good] = n - has(p, good);
  return out;
}

export interface Lacks {
  goods: Goods;
  skills: Skill[];
}

/** A13.1, A13.2; A21.7: Lothaire saves one wood or stone. */
export function lacking(p: Player, card: string): Lacks {
  const b = BUILDINGS[card]!;
  const goods = short(p, priceFor(p, b.cost));
  const saved = (["wood", "stone"] as const).find((good) => goods[good]);
  if (p.board === "lothaire" && saved) {
    goods[saved]! -= 1;
    if (!goods[saved]) delete goods[saved];
  }
  const known = new Set(p.crew.flatMap((x) => APPRENTICES[x]!.skills));
  return { goods, skills: b.skills.filter((x) => !known.has(x)) };
}

export function ready(lacks: Lacks): boolean {
  return !lacks.skills.length && !Object.keys(lacks.goods).length;
}

export interface NextLevel {
  level: number;
  vp: number;
  cost: Goods;
  /** How many of wood and stone, in any mix. */
  any: number;
  /** A card of the hand goes with it. */
  card: boolean;
  /** Everything is there for it. */
  ready: boolean;
  /** Why it cannot be had whatever one pays. */
  barred: "wicked" | "full" | null;
}

/** A14.1, A14.4, A14.5; null at the top. */
export function nextLevel(view: View, p: Player): NextLevel | null {
  const found = LEVELS[p.level];
  if (!found) return null;
  const cost = priceFor(p, found.cost);
  const any = found.any && p.board === "lothaire" ? found.any - 1 : found.any;
  const card = p.board !== "frederick";
  const there = view.players.filter((q) => q.level === p.level + 1).length;
  const barred = !VIRTUE[p.virtue]!.cathedral ? "wicked" : there >= found.spaces ? "full" : null;
  const paid =
    !Object.keys(short(p, cost)).length && has(p, "wood") + has(p, "stone") >= any && (!card || sizeOf(p.hand) > 0);
  return { level: p.level + 1, vp: found.vp, cost, any, card, ready: paid && !barred, barred };
}
