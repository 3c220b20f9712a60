// A20: the points a position is worth now. Everything it counts lies open on the table.

import { type Effect, sum } from "@ludorum/board";
import { APPRENTICES, BUILDINGS, LEVELS, type Skill, VIRTUE } from "./content";
import { DEBT_LOSS, HALL_VP, type Player, PRISONERS_PER_LOSS, SILVER_PER_VP, SKILLS, type View } from "./view";
import { has } from "./works";

const HALL: Record<string, number> = HALL_VP;

export function points(view: View, p: Player): number {
  const shared =
    (LEVELS[p.level - 1]?.vp ?? 0) +
    VIRTUE[p.virtue]!.vp -
    DEBT_LOSS * p.debts +
    has(p, "gold") +
    has(p, "marble") -
    Math.floor(p.prison / PRISONERS_PER_LOSS);
  if (p.bot) return shared + (HALL[p.bot] ?? 0) * p.hall;
  const built = p.built.map((card) => BUILDINGS[card]!);
  const printed = sum(built.map((b) => b.vp));
  const bonus = sum(built.map((b) => (b.score ? worth(b.score, view, p) : 0)));
  return shared + printed + bonus + Math.floor(has(p, "silver") / SILVER_PER_VP);
}

function worth(effect: Effect, view: View, p: Player): number {
  if ("gain" in effect) return effect.gain.vp ?? 0;
  if ("each" in effect) return Math.floor(counted(effect.each, p) / effect.per) * worth(effect.then, view, p);
  if ("if" in effect) return holds(effect.if, view, p) ? worth(effect.then, view, p) : 0;
  return 0;
}

function counted(name: string, p: Player): number {
  if ((SKILLS as readonly string[]).includes(name))
    return p.crew.filter((card) => APPRENTICES[card]!.skills.includes(name as Skill)).length;
  if (name === "building-goods") return has(p, "clay") + has(p, "wood") + has(p, "stone");
  if (name === "gold" || name === "marble") return has(p, p.board === "therese" ? "gold" : name);
  if (name === "virtue") return p.virtue;
  if (name === "buildings") return p.built.length;
  if (name === "captives") return sum(p.captives);
  return name === "debts" ? p.debts : p.paid;
}

/** A18.5: strictly more than every other player. */
function holds(name: string, view: View, p: Player): boolean {
  if (name === "no-debts") return p.debts === 0;
  const others = view.players.filter((q) => q.seat !== p.seat);
  if (name === "highest") return others.every((q) => q.level < p.level);
  const good = name.replace("most-", "") as "clay" | "wood" | "stone" | "silver";
  return others.every((q) => has(q, good) < has(p, good));
}
