// Written by `ludorum author types`; change the Python side instead.

export const GOODS = ["clay", "wood", "stone", "gold", "marble", "silver"] as const;
export const PLACES = ["quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town", "tax", "guardhouse"] as const;
export const MARKETS = ["market-left", "market-middle", "market-right"] as const;
export const SKILLS = ["carpentry", "tiling", "masonry"] as const;
export const HALL_ROWS = 4 as const;
export const HAND_LIMIT = 6 as const;
export const PRINTED_SMALL = {"marble": 1, "gold": 1} as const;
export const PRINTED_LARGE = {"marble": 2, "stone": 1, "wood": 1} as const;
export const LOOK = 5 as const;
export const HIRE_SUPPLY = 2 as const;
export const HIRE_TAX = 2 as const;
export const TAX_LOSS = 2 as const;
export const FREE_SUPPLY = 3 as const;
export const FREE_TAX = 2 as const;
export const DEBT_SUPPLY = 3 as const;
export const DEBT_TAX = 3 as const;
export const HALL_VP = {"constantine": 1, "helena": 3} as const;
export const DEBT_LOSS = 2 as const;
export const PRISONERS_PER_LOSS = 2 as const;
export const SILVER_PER_VP = 10 as const;

/** One colour. In a solo game the opponent is player 1: it has workers, but no seat. */
export interface Player {
  seat: number;
  hand: number | string[];
  packet: number | string[];
  goods: number[];
  virtue: number;
  debts: number;
  paid: number;
  workers: number;
  prison: number;
  captives: number[];
  crew: string[];
  built: string[];
  level: number;
  hall: number;
  board: string;
  bot: string;
}

export interface View {
  players: Player[];
  at: number[][];
  apprentices: (number | string[])[];
  buildings: (number | string[])[];
  rewards: (number | string[])[];
  market_deck: (number | string[])[];
  boards: (number | string[])[];
  schemes: (number | string[])[];
  future: (number | string[])[];
  phase: string;
  market: number[];
  rows: string[][];
  coins: number[][];
  small: string;
  large: string[];
  tax: number;
  hall: number;
  draft: number;
  first: number;
  active: number;
  turns: number;
  last: number;
  aside: number;
  seen_schemes: string[];
  choose_boards: boolean;
  start_hires: boolean;
  hall_discards: boolean;
}
