// What a board amounts to: levels, prices, points.

import { type Effect, sum } from "@ludorum/board";
import {
  ACTS,
  type Action,
  type Attribute,
  HIRES,
  ORDER_POINTS,
  ORDERS,
  OUTSIDERS,
  PALADINS,
  POINTS,
  REGIONS,
  RIGHT,
  TREASURY,
  WALLS,
} from "./content";
import {
  ACTIONS,
  ATTRIBUTES,
  COMMISSION,
  DEBT_LOSS,
  DEVELOP_COST,
  EMPTY,
  GOODS_PER_VP,
  type Player,
  PRAY_COST,
  type View,
  WORKSHOP,
} from "./view";

export function done(p: Player, action: Action): number {
  return p.done[ACTIONS.indexOf(action)]!;
}

export function spacesOf(p: Player, action: Action): number[] {
  return p.spaces[ACTIONS.indexOf(action)]!;
}

/** P4.3: somebody stands there. */
export function busy(p: Player, action: Action): boolean {
  const spaces = spacesOf(p, action);
  return spaces.at(RIGHT.includes(action) ? -1 : 0) !== EMPTY;
}

/** P3.5: a paladin serves for its round; after the last one it lies there, but counts no more. */
export function boost(view: View, p: Player, attribute: Attribute): number {
  if (view.phase === "over") return 0;
  return PALADINS[p.paladin]?.boost[attribute] ?? 0;
}

/** P1.4: the track and this round's paladin together. */
export function level(view: View, p: Player, attribute: Attribute): number {
  return p.attributes[ATTRIBUTES.indexOf(attribute)]! + boost(view, p, attribute);
}

/** P9.1: what this round's paladin does for an action. */
export function help(p: Player, action: Action) {
  const paladin = PALADINS[p.paladin];
  return paladin?.action === action ? paladin : undefined;
}

/** What an action costs besides workers; null where it costs nothing ever. */
export function price(p: Player, action: Action): { good: string; n: number } | null {
  const own = help(p, action);
  if (action === "develop") return { good: "silver", n: DEVELOP_COST - (own?.less ?? 0) };
  if (action === "pray") return { good: "silver", n: own?.free ? 0 : PRAY_COST };
  const { steps, good } = ACTS[action];
  const n = steps?.[done(p, action)];
  return n === undefined || !good ? null : { good, n: own?.free ? 0 : n };
}

/** P5.2, P9.1. */
export function hireCost(p: Player | undefined, slot: number): number {
  return p && help(p, "recruit")?.free ? 0 : HIRES[slot]!.silver;
}

/** P6.6: silver for strength that lacks. */
export function attackCost(view: View, p: Player, slot: number): number {
  return Math.max(0, Math.ceil((REGIONS[slot]!.strength - level(view, p, "strength")) / 2));
}

export function seatsOf(view: View): number {
  return view.players.some((p) => p.bot) ? 1 : view.players.length;
}

export function treasuryOf(view: View): number {
  return TREASURY[seatsOf(view)]!.treasury;
}

// -- points ----------------------------------------------------------------------------------------

/** P10.1: King's Orders that are met, by slot. */
export function fulfilled(view: View, p: Player): number[] {
  return view.shown_orders.flatMap((card, slot) => {
    const { action, times } = ORDERS[card]!;
    return done(p, action) >= times ? [slot] : [];
  });
}

function counted(view: View, p: Player, name: string): number {
  if (name === "recruit") return p.crew.length;
  if (name === "develop" && p.bot)
    return p.spaces
      .slice(COMMISSION)
      .flat()
      .filter((x) => x === WORKSHOP).length;
  if (ACTIONS.some((x) => x === name)) return done(p, name as Action);
  if (ATTRIBUTES.some((x) => x === name)) return p.attributes[ATTRIBUTES.indexOf(name as Attribute)]!;
  if (name === "orders") return fulfilled(view, p).length;
  if (name === "mercenaries") return p.converted.filter((x) => OUTSIDERS[x]!.name === "mercenary").length;
  if (name === "paid-debts") return p.paid;
  if (name === "debts") return p.debts;
  if (name === "suspicion") return p.suspicion.length;
  return p.attacked.filter((x) => OUTSIDERS[x]!.people === name).length;
}

function worth(view: View, p: Player, effect: Effect): number {
  if ("all" in effect) return sum(effect.all.map((x) => worth(view, p, x)));
  if ("each" in effect) return Math.floor(counted(view, p, effect.each) / effect.per) * worth(view, p, effect.then);
  return "gain" in effect ? (effect.gain.vp ?? 0) : 0;
}

/** P9.9, P11.30. */
export function converted(view: View, p: Player, card: string): number {
  const n = worth(view, p, OUTSIDERS[card]!.score);
  return p.bot ? Math.max(1, n) : n;
}

/** P10.1: what a board is worth as it stands. */
export function points(view: View, p: Player): number {
  const scored = ["commission", "fortify", "garrison", "absolve"] as const;
  const times = [...scored, ...(p.bot ? [] : ["develop" as const])];
  return (
    sum(fulfilled(view, p).map((slot) => ORDER_POINTS[slot]!)) +
    sum(p.attributes.map((n) => POINTS[n]!)) +
    sum(times.map((x) => ACTS[x].vp?.[done(p, x)] ?? 0)) +
    p.paid -
    DEBT_LOSS * p.debts +
    (p.bot ? 0 : Math.floor((p.silver + p.provisions) / GOODS_PER_VP)) +
    sum(p.walls.map((x) => WALLS[x]!.vp)) +
    sum(p.converted.map((x) => converted(view, p, x)))
  );
}
