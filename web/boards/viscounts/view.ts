// Written by `ludorum author types`; change the Python side instead.

export const ICONS = ["merchant", "builder", "noble", "cleric", "criminal"] as const;
export const ACTIONS = ["trade", "build", "workers", "transcribe"] as const;
export const GOODS = ["silver", "ink", "gold", "stone"] as const;
export const CURRENCY = [0, 3, 2, 1] as const;
export const KINDS = ["trading-post", "guildhall", "workshop"] as const;
export const RIBBONS = ["black", "blue", "yellow", "grey"] as const;
export const PRINTED = [[0, 1, 1, 1, 0], [2, 0, 0, 0, 0]] as const;
export const SPACES = 15 as const;
export const HAND_LIMIT = 3 as const;
export const SETS = [0, 1, 4, 9, 16] as const;
export const PRIZES = {"1": [12, 4], "2": [12, 4], "3": [12, 8, 4], "4": [12, 8, 4]} as const;
export const LEADER_VP = 5 as const;
export const BONUS_VP = 3 as const;
export const DEBT_VP = -2 as const;
export const DEED_VP = 1 as const;
export const APPROVED_VP = 3 as const;

/** One board. In a solo game the bot is player 1: its cards are schemes, it has no hand. */
export interface Player {
  seat: number;
  draw: (number | string[])[];
  hand: number | string[];
  cards: string[];
  board: string[];
  discard: string[];
  goods: number[];
  debts: number;
  paid: number;
  deeds: number;
  approved: number;
  workers: number;
  built: number[];
  manuscripts: string[];
  corruption: number;
  virtue: number;
  at: number;
  card: string;
  bot: string;
}

/** What is dealt out once, before the first turn; the rest leaves the game unseen. */
export interface Box {
  segments: (number | string[])[];
  sections: (number | string[])[];
  low: (number | string[])[];
  greys: (number | string[])[];
  cards: (number | string[])[];
  heroes: (number | string[])[];
}

export interface View {
  players: Player[];
  townsfolk: (number | string[])[];
  manuscripts: (number | string[])[];
  future: (number | string[])[];
  box: Box | null;
  extra: number;
  phase: string;
  round: number;
  last: number;
  first: number;
  active: number;
  stride: number;
  ring: number[];
  turned: number;
  folk: string[];
  folk_below: number[];
  books: string[];
  books_below: number[];
  sites: number[];
  first_tier: number[][];
  second_tier: number[][];
  third_tier: number[];
  held: number;
  leader: number;
  bonus: number[];
  poverty: number;
  prosperity: number;
  revealed: string[];
  offers: string[];
  offered: string[];
  gone: string[];
}
