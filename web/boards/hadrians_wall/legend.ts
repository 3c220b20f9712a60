// The signs of the game, for its legend.

import type { LegendSection } from "@ludorum/board";

function section(title: string, clauses: Record<string, string>): LegendSection {
  return { title, signs: Object.entries(clauses).map(([sign, clause]) => ({ sign, clause })) };
}

export const legend: LegendSection[] = [
  section("legend-items", { soldier: "H7.1", builder: "H8.1", servant: "H6.1", civilian: "H16.1", resource: "H8.2" }),
  section("legend-attributes", {
    renown: "H15.1",
    piety: "H15.1",
    valour: "H15.1",
    discipline: "H15.1",
    vp: "H30.2",
  }),
  section("legend-citizens", {
    trader: "H16.5",
    performer: "H16.5",
    priest: "H16.5",
    apparitor: "H16.5",
    patrician: "H16.5",
  }),
  section("legend-brings", { cohort: "H5.2", production: "H10.1", favour: "H28.1", disdain: "H29.2" }),
  section("legend-cards", {
    path: "H32.2",
    prospect: "H33.1",
    attack: "H27.3",
    held: "H27.6",
    ignored: "H28.2",
    through: "H27.7",
    gladiator: "H20.2",
  }),
];
