// The pictograms of the game, in the order a reader looks them up.

import type { LegendSection } from "@ludorum/board";

const section = (title: string, signs: Record<string, string>): LegendSection => ({
  title: `legend-${title}`,
  signs: Object.entries(signs).map(([sign, clause]) => ({ sign, clause })),
});

export const legend: LegendSection[] = [
  section("icons", {
    merchant: "V6.7.1",
    builder: "V6.8.2",
    noble: "V6.9.1",
    cleric: "V6.10.1",
    criminal: "V6.3",
  }),
  section("goods", {
    silver: "V5.4.1",
    ink: "V6.2",
    gold: "V6.2",
    stone: "V6.2",
    resource: "V14.1",
    debt: "V3.1",
    "paid-debt": "V12.7",
    deed: "V3.1",
    approved: "V12.7",
    virtue: "V4.1",
    corruption: "V4.1",
    vp: "V1.1",
  }),
  section("gives", {
    hire: "V7.2",
    dismiss: "V6.4",
    flip: "V3.6",
    "flip-debt": "V3.2",
    "flip-deed": "V3.2",
    destroy: "V8.3",
    "destroy-own": "V2.9",
    discard: "V8.2",
    rearrange: "V8.1",
    shuffle: "V8.5",
    "castle-move": "V8.6",
    workers: "V8.7",
    manuscript: "V6.10.4",
    "trading-post-here": "V2.9",
  }),
  section("when", { immediate: "V1.4", ongoing: "V1.4", "drop-off": "V1.4", collision: "V9.2" }),
  section("pieces", {
    worker: "V6.9.1",
    "trading-post": "V12.2",
    guildhall: "V12.2",
    workshop: "V12.2",
    card: "V1.3",
    leader: "V6.9.6",
    "ribbon-black": "V6.10.2",
    "ribbon-blue": "V6.10.2",
    "ribbon-yellow": "V6.10.2",
    "ribbon-grey": "V6.10.2",
  }),
  section("bot", {
    scheme: "V13.11",
    focus: "V13.13",
    "act-build": "V13.16",
    "act-workers": "V13.17",
    "act-transcribe": "V13.18",
  }),
];

/** Everything that has an entry there. */
export const SIGNS: ReadonlySet<string> = new Set(legend.flatMap((x) => x.signs.map((y) => y.sign)));
