// Cards in words, the same as in the terminal and the story.

import { amounts, chain, changes, count, items, type Message, showEffect } from "@ludorum/board";
import { APPRENTICES, type Apprentice, BOARDS, BUILDINGS, SCHEMES, type Skill } from "./content";
import { PLACES } from "./view";

/** One fact after another. */
export function facts(list: Message[]): Message {
  return chain(list, "also", "first", "more");
}

export function apprenticeName(card: string): string {
  return `apprentice-${APPRENTICES[card]!.name}`;
}

export function buildingName(card: string): string {
  return `building-${BUILDINGS[card]!.name}`;
}

export function skillNames(skills: Skill[]): Message {
  return items(skills.map((x): Message => [`skill-${x}`, {}]));
}

function when(a: Apprentice): Message {
  if (a.needs) return ["when-reset-free", {}];
  const at = a.when!;
  if (at === "market" || (PLACES as readonly string[]).includes(at)) return [`place-${at}.at`, {}];
  return [`when-${at}`, {}];
}

/** What an apprentice does beyond its skills; null for a Labourer. */
export function talent(a: Apprentice): Message | null {
  if (a.power) return [`power-${a.power}`, {}];
  if (a.pay)
    return [
      "card-trade",
      {
        at: { msg: ["place-storehouse.at", {}] },
        pay: { msg: amounts(a.pay) },
        gain: { msg: amounts(a.trade!) },
      },
    ];
  if (!a.when) return null;
  if (a.release) return ["card-release", { when: { msg: when(a) }, n: a.release }];
  return ["card-bonus", { when: { msg: when(a) }, gain: { msg: changes(a.gain!) } }];
}

/** Skills, virtue and talent of an apprentice, one fact a line. */
export function apprenticeFacts(card: string): Message[] {
  const a = APPRENTICES[card]!;
  const extra = talent(a);
  return [skillNames(a.skills), ...(a.virtue ? [changes({ virtue: a.virtue })] : []), ...(extra ? [extra] : [])];
}

/** Virtue and effect of a building. */
export function buildingEffects(card: string): Message[] {
  const b = BUILDINGS[card]!;
  const effect: Message = b.now
    ? ["card-now", { effect: { msg: showEffect(b.now) } }]
    : ["card-end", { effect: { msg: showEffect((b.end ?? b.score)!) } }];
  return [...(b.virtue ? [changes({ virtue: b.virtue })] : []), effect];
}

/** Cost, skills, virtue and effect of a building, one fact a line. */
export function buildingFacts(card: string): Message[] {
  const b = BUILDINGS[card]!;
  return [
    ["card-cost", { goods: { msg: amounts(b.cost) } }],
    ...(b.skills.length ? [["card-skills", { skills: { msg: skillNames(b.skills) } }] as Message] : []),
    ...buildingEffects(card),
  ];
}

/** Start and ability of a player board, one fact a line. */
export function boardFacts(name: string): Message[] {
  const b = BOARDS[name]!;
  const start = { silver: b.silver, ...b.goods, debt: b.debts, card: b.cards };
  const some = Object.fromEntries(Object.entries(start).filter(([, n]) => n));
  return [
    ["board-virtue", { n: b.virtue }],
    amounts(some),
    ...(b.prison ? [["board-prison", { n: b.prison }] as Message] : []),
    [`ability-${name}`, {}],
  ];
}

/** A card in one line, for those who hear it. */
export function apprenticeLine(card: string): Message {
  return [
    "card-apprentice",
    { name: { msg: [apprenticeName(card), {}] }, facts: { msg: facts(apprenticeFacts(card)) } },
  ];
}

export function buildingLine(card: string): Message {
  const parts = [count("vp", BUILDINGS[card]!.vp), ...buildingFacts(card)];
  return ["card-building", { name: { msg: [buildingName(card), {}] }, facts: { msg: facts(parts) } }];
}

export function scheme(card: string): Message {
  const x = SCHEMES[card]!;
  const steps = x.steps.map((step): Message => [`step-${step.do}`, { n: step.n }]);
  return [
    x.star ? "scheme-star" : "scheme",
    {
      place: { msg: [`place-${x.place}`, {}] },
      steps: { msg: items(steps.length ? steps : [["step-none", {}]]) },
    },
  ];
}
