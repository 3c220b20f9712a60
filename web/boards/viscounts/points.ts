// What a board amounts to: icons, prices, reach, points.

import { type Effect, sum } from "@ludorum/board";
import {
  type ActionName,
  BONUS,
  BOTS,
  BUILDINGS,
  CARDS,
  type Icons,
  MANUSCRIPTS,
  SCHEMES,
  SECTIONS,
  SEGMENTS,
  type Segment,
  type Side,
  SLOTS,
  TRACK,
  type TrackSlot,
} from "./content";
import { isInner, placeIn, positionAt, SLOTS_EACH, SPACES_EACH } from "./numbering";
import {
  ACTIONS,
  APPROVED_VP,
  BONUS_VP,
  DEBT_VP,
  DEED_VP,
  HAND_LIMIT,
  ICONS,
  KINDS,
  LEADER_VP,
  type Player,
  PRINTED,
  PRIZES,
  RIBBONS,
  SETS,
  SPACES,
  type View,
} from "./view";

// -- the ring --------------------------------------------------------------------------------------

export function segmentAt(view: View, pos: number): Segment {
  return SEGMENTS[view.ring[pos] ?? pos]!;
}

/** V2.1. */
export function sitesEach(view: View): number {
  return view.sites.length / SEGMENTS.length;
}

export function sideAt(view: View, pos: number): Side {
  const segment = segmentAt(view, pos);
  return sitesEach(view) === segment.few.sites.length ? segment.few : segment.many;
}

/** V2.2: the reward of the section that stands at a position. */
export function rewardAt(view: View, pos: number): Effect {
  return SECTIONS[(pos + view.turned) % SECTIONS.length]!.effect;
}

/** The printed number of an outer space; 0 for inner ones. */
export function numberOf(view: View, space: number): number {
  const segment = segmentAt(view, positionAt(space));
  return [segment.left, 0, segment.right][placeIn(space)]!;
}

/** V5.4.2: where one step clockwise leads. */
function steps(space: number): number[] {
  const after = (space - placeIn(space) + SPACES_EACH) % SPACES;
  return [[space + 1, space + 2], [space + 1, after + 1], [after]][placeIn(space)]!;
}

/** V5.4.1: spaces, and the steps beyond `least` on the shortest way that is at least so long. */
export function walks(start: number, least: number): Map<number, number> {
  const out = new Map<number, number>();
  let at = new Set([start]);
  for (let n = 0; n < least + SPACES; n++) {
    if (n >= least) for (const space of at) if (!out.has(space)) out.set(space, n - least);
    at = new Set([...at].flatMap(steps));
  }
  return out;
}

/** V5.4.1, V5.4.5: what it costs to go there with the card just played. */
export function moveCost(p: Player, space: number): number {
  const more = walks(p.at, CARDS[p.board[0]!]?.silver ?? 0).get(space) ?? 0;
  return Math.max(0, more - (open(p, "step") ? 1 : 0));
}

// -- a board ---------------------------------------------------------------------------------------

/** V6.8.9: is the slot with this ability uncovered? */
export function open(p: Player, ability: string): boolean {
  return !p.bot && p.built[SLOTS.findIndex((x) => x.ability === ability)] === 1;
}

export function iconsOf(card: string): Icons {
  return CARDS[card]?.icons ?? SCHEMES[card]?.icons ?? {};
}

/** V2.11: what is printed in the middle and the right slot of the row, if it is no bot's. */
const ON_BOARD: Icons[] = [{}, ...PRINTED.map(named)];

function named(icons: readonly number[]): Icons {
  return Object.fromEntries(ICONS.flatMap((x, i) => (icons[i] ? [[x, icons[i]]] : [])));
}

/** What is printed in a slot of the row of cards, until one covers it. */
export function printedIn(p: Player, slot: number): Icons {
  const bot = BOTS[p.bot];
  return (bot ? [{}, bot.middle, bot.right] : ON_BOARD)[slot]!;
}

/** What an uncovered building slot gives. */
export function slotIcons(p: Player, slot: number): Icons {
  const bot = BOTS[p.bot];
  if (!bot) return SLOTS[slot]!.icons ?? {};
  const icon = slot >= 3 && slot < 6 ? bot.guildhalls[slot - 3] : undefined;
  return icon ? { [icon]: 1 } : {};
}

function together(all: Icons[]): number[] {
  return ICONS.map((x) => sum(all.map((icons) => icons[x] ?? 0)));
}

function permanent(view: View, p: Player): Icons[] {
  const slots = p.built.map((there, i) => (there ? slotIcons(p, i) : {}));
  const cards = RIBBONS.map((x, i) => (view.bonus[i] === p.seat ? BONUS[x].icons : {}));
  return [...slots, ...cards];
}

/** V6.2, V2.11: icons that can pay now. */
export function atHand(view: View, p: Player): number[] {
  return together([...permanent(view, p), ...p.board.map((card, i) => (card ? iconsOf(card) : printedIn(p, i)))]);
}

/** V8.12. */
export function crimes(p: Player): number {
  return sum(p.board.map((card) => iconsOf(card).criminal ?? 0));
}

/** V10.1. */
export function handLimit(view: View, p: Player): number {
  return HAND_LIMIT + (open(p, "hand") ? 1 : 0) + (view.leader === p.seat ? 1 : 0);
}

export function handSize(p: Player): number {
  return typeof p.hand === "number" ? p.hand : p.hand.length;
}

export function drawSize(p: Player): number {
  return sum(p.draw.map((x) => (typeof x === "number" ? x : x.length)));
}

/** V6.4.1. */
export function dismissalCost(p: Player, silver: number): number {
  return open(p, "cheap-dismissal") ? 1 : silver;
}

/** V6.1: the actions of the viscount's space. */
export function actionsHere(p: Player): readonly ActionName[] {
  return isInner(p.at) ? ACTIONS.slice(2) : ACTIONS.slice(0, 2);
}

// -- the track -------------------------------------------------------------------------------------

/** V4.3: where the markers share a slot; 0 if they do not. */
export function stack(p: Player): number {
  return p.virtue === p.corruption ? p.virtue : 0;
}

/** The slots where one more virtue, or one more corruption, would make a stack. */
export function nextStacks(p: Player): { virtue: number; corruption: number } {
  const near = p.virtue - p.corruption === 1;
  return { virtue: near ? p.corruption : 0, corruption: near ? p.virtue : 0 };
}

export function slotOf(n: number): TrackSlot {
  return TRACK[Math.min(Math.max(n, 1), TRACK.length) - 1]!;
}

// -- points ----------------------------------------------------------------------------------------

const BY_SEATS: Record<number, readonly number[]> = PRIZES;

export function inCastle(view: View, p: Player): number {
  const rows = [...view.first_tier, ...view.second_tier, view.third_tier];
  return sum(rows.map((row) => row[p.seat] ?? 0));
}

export function countBuilt(p: Player, kind: number): number {
  return sum(p.built.slice(SLOTS_EACH * kind, SLOTS_EACH * (kind + 1)));
}

/** V12: as it would be if the game ended now. */
export function points(view: View, p: Player): number {
  const tiers = [view.first_tier, view.second_tier, [view.third_tier]];
  const castle = sum(tiers.map((rows, i) => (i + 1) * sum(rows.map((row) => row[p.seat] ?? 0))));
  return (
    sum(KINDS.map((x, i) => BUILDINGS[x].vp[countBuilt(p, i)]!)) +
    castle +
    setPoints(p) +
    sum(p.manuscripts.map((x) => printed(view, p, MANUSCRIPTS[x]!.score))) +
    (view.leader === p.seat ? LEADER_VP : 0) +
    BONUS_VP * view.bonus.filter((x) => x === p.seat).length +
    DEBT_VP * p.debts +
    DEED_VP * p.deeds +
    APPROVED_VP * p.approved +
    (view.revealed.includes("poverty") ? prize(view, p, (q) => q.approved) : 0) +
    (view.revealed.includes("prosperity") ? prize(view, p, (q) => q.paid) : 0) +
    (p.bot ? sum(p.goods.slice(1)) : 0)
  );
}

/** V12.4: as many different ribbons as possible in each set. */
function setPoints(p: Player): number {
  const counts = RIBBONS.map((x) => p.manuscripts.filter((book) => MANUSCRIPTS[book]!.ribbon === x).length);
  const most = Math.max(...counts);
  return sum(Array.from({ length: most }, (_, k) => SETS[counts.filter((n) => n > k).length]!));
}

function printed(view: View, p: Player, score: Effect | undefined): number {
  if (!score || !("each" in score)) return score && "gain" in score ? (score.gain.vp ?? 0) : 0;
  const each = "gain" in score.then ? (score.then.gain.vp ?? 0) : 0;
  return Math.floor(counted(view, p, score.each) / score.per) * each;
}

/** V12.5, V12.13. */
function counted(view: View, p: Player, counter: string): number {
  const icon = ICONS.findIndex((x) => `${x}s` === counter);
  if (icon >= 0) return together([...permanent(view, p), ...p.cards.map(iconsOf)])[icon]!;
  const known: Record<string, number> = {
    manuscripts: p.manuscripts.length,
    "approved-deeds": p.approved,
    "paid-debts": p.paid,
    workers: inCastle(view, p),
    resources: sum(p.goods.slice(1)),
    buildings: sum(p.built),
  };
  return known[counter] ?? 0;
}

/** V12.8, V12.9: those who tie share the points of the places they take. */
function prize(view: View, p: Player, flipped: (q: Player) => number): number {
  const mine = flipped(p);
  if (!mine) return 0;
  const better = view.players.filter((q) => flipped(q) > mine).length;
  const tied = view.players.filter((q) => flipped(q) === mine).length;
  return Math.floor(sum(prizesOf(view).slice(better, better + tied)) / tied);
}

/** V12.9: one of them falls out with one or two players. */
export function prizesOf(view: View): readonly number[] {
  return BY_SEATS[view.players.filter((p) => !p.bot).length]!;
}
