// The signs of the game, for its legend.

import type { LegendSection } from "@ludorum/board";
import { isOurs, TILES } from "./content";

function section(title: string, clauses: Record<string, string>): LegendSection {
  return { title, signs: Object.entries(clauses).map(([sign, clause]) => ({ sign, clause })) };
}

export const legend: LegendSection[] = [
  section("legend-goods", {
    wood: "B4.1",
    stone: "B4.1",
    wheat: "B4.1",
    timber: "B4.1",
    brick: "B4.1",
    flour: "B4.1",
    milk: "B4.1",
    coin: "B9.2",
    vp: "B11.3",
  }),
  section("legend-pieces", {
    villager: "H2.2",
    donkey: "B4.3",
    flag: "B7.4",
    path: "B8.1",
    bridge: "B8.1",
    forest: "G2",
    mountain: "G2",
    "dead-edge": "G4",
  }),
  section("legend-actions", {
    blueprint: "B6.2",
    construct: "B7.1",
    produce: "B5.1",
    refine: "B5.3",
    sale: "B9.1",
    road: "B8.1",
    donkeys: "H2.1",
    honours: "B11.2",
    botric: "M4.1",
    "disc-bag": "M10.1",
  }),
  {
    title: "legend-tiles",
    signs: Object.values(TILES).map((x) => ({ sign: x.id, clause: x.clause, house: isOurs(x) })),
  },
];
