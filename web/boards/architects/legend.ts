// The signs of the game, for its legend.

import type { LegendSection } from "@ludorum/board";

export const legend: LegendSection[] = [
  {
    title: "legend-goods",
    signs: [
      { sign: "clay", clause: "A5.3" },
      { sign: "wood", clause: "A5.1" },
      { sign: "stone", clause: "A5.1" },
      { sign: "gold", clause: "A5.3" },
      { sign: "marble", clause: "A6.3" },
      { sign: "silver", clause: "A5.2" },
    ],
  },
  {
    title: "legend-signs",
    signs: [
      { sign: "virtue", clause: "A15.1" },
      { sign: "card", clause: "A7.11" },
      { sign: "debt", clause: "A15.4" },
      { sign: "paid-debt", clause: "A11.6" },
      { sign: "vp", clause: "A20.1" },
    ],
  },
  {
    title: "legend-skills",
    signs: [
      { sign: "carpentry", clause: "A13.1" },
      { sign: "tiling", clause: "A13.1" },
      { sign: "masonry", clause: "A13.1" },
    ],
  },
];
