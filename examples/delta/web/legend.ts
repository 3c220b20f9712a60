// The signs of the game, for its legend.

import type { LegendSection } from "@ludorum/board";

export const legend: LegendSection[] = [
  {
    title: "head-goods",
    signs: [
      { sign: "fish", clause: "D4.7" },
      { sign: "salt", clause: "D4.7" },
      { sign: "timber", clause: "D4.7" },
      { sign: "coin", clause: "D4.8" },
      { sign: "vp", clause: "D1.1" },
    ],
  },
  {
    title: "head-posts",
    signs: [
      { sign: "harbour", clause: "D5.2" },
      { sign: "market", clause: "D5.2" },
      { sign: "hill", clause: "D5.2" },
    ],
  },
];
