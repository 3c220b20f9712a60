// Written by `ludorum author types`; change the Python side instead.

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
