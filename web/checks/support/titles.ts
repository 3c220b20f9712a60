/** Whole games by name, as they are called in titles of checks; without Tithe, which is there to teach. */
export const TITLES = {
  architects: "Architects",
  paladins: "Paladins",
  viscounts: "Viscounts",
  hadrians_wall: "Hadrian's Wall",
  hamlet: "Hamlet",
} as const;

export type Title = keyof typeof TITLES;
