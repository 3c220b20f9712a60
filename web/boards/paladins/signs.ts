import type { Action, Outsider, Scheme } from "./content";
import type { Glyph } from "./Token";

export const ACTION_SIGNS: Record<Action, Glyph> = {
  develop: "gear-hammer",
  recruit: "shaking-hands",
  hunt: "deer",
  trade: "trade",
  pray: "candles",
  conspire: "cloak-dagger",
  commission: "abbot-meeple",
  fortify: "defensive-wall",
  garrison: "tower-flag",
  absolve: "covered-jar",
  attack: "crossed-swords",
  convert: "prayer",
};

export const SCHEME_SIGNS: Record<Scheme | "rest", Glyph> = {
  ...ACTION_SIGNS,
  orders: "scroll-unfurled",
  favour: "crown",
  rest: "night-sleep",
};

export const PEOPLE_SIGNS: Record<Outsider["people"], Glyph> = {
  viking: "viking-helmet",
  byzantine: "byzantin-temple",
  saracen: "curvy-knife",
};
