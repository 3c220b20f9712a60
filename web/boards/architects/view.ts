// Written by `ludorum author types`; change the Python side instead.

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
