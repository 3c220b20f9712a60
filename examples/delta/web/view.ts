// Written by `ludorum author types`; change the Python side instead.

export interface Player {
  seat: number;
  hand: number | string[];
  goods: Record<string, number>;
  coins: number;
  points: number;
  stewards: number;
  guilds: string[];
}

export interface Abbot {
  level: string;
  points: number;
  stewards: number;
  guilds: string[];
}

export interface View {
  players: Player[];
  crew: (number | string[])[];
  pile: (number | string[])[];
  barges: (number | string[])[];
  festivals: (number | string[])[];
  schemes: (number | string[])[];
  abbot: Abbot | null;
  posts: Record<string, number[]>;
  order: number[];
  market: string[];
  quay: string[];
  spent: string[];
  gone: string[];
  festival: string;
  scheme: string;
  round: number;
  phase: string;
  turn: number;
  left: number;
  discard: boolean;
}
