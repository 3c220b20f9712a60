// The pictograms of the game, in the order a reader looks them up.

import type { LegendSection } from "@ludorum/board";

const section = (title: string, signs: Record<string, string>): LegendSection => ({
  title: `legend-${title}`,
  signs: Object.entries(signs).map(([sign, clause]) => ({ sign, clause })),
});

export const legend: LegendSection[] = [
  section("workers", {
    labourer: "P1.2",
    scout: "P1.2",
    merchant: "P1.2",
    fighter: "P1.2",
    cleric: "P1.2",
    criminal: "P4.2",
    any: "P4.2",
  }),
  section("attributes", { faith: "P1.3", strength: "P1.3", influence: "P1.3" }),
  section("goods", {
    silver: "P5.4",
    provision: "P5.3",
    tax: "P7.1",
    suspicion: "P7.2",
    debt: "P7.8",
    "paid-debt": "P7.8",
    vp: "P1.1",
  }),
  section("gives", {
    "remove-suspicion": "P7.9",
    "remove-debt": "P7.8",
    "pay-debt": "P7.8",
    pray: "P5.5.1",
    recruit: "P6.9",
    develop: "P6.8.1",
  }),
  section("actions", {
    "act-develop": "P5.1",
    "act-recruit": "P5.2",
    "act-hunt": "P5.3",
    "act-trade": "P5.4",
    "act-pray": "P5.5",
    "act-conspire": "P5.6",
    "act-commission": "P6.1",
    "act-fortify": "P6.2",
    "act-garrison": "P6.3",
    "act-absolve": "P6.5",
    "act-attack": "P6.6",
    "act-convert": "P6.7",
  }),
  section("pieces", {
    monk: "P6.1",
    outpost: "P6.3",
    workshop: "P5.1",
    wall: "P6.2",
    jar: "P6.5",
    viking: "P6.6",
    byzantine: "P6.6",
    saracen: "P6.6",
  }),
  section("bot", { "act-orders": "P11.31", "act-favour": "P11.32", "act-rest": "P11.25" }),
];

/** Everything that has an entry there. */
export const SIGNS: ReadonlySet<string> = new Set(legend.flatMap((x) => x.signs.map((y) => y.sign)));
