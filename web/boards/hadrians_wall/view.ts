// Written by `ludorum author types`; change the Python side instead.

/** One general: both sheets, the board with its items, and the cards. */
export interface Player {
  seat: number;
  deck: (number | string[])[];
  pair: number | string[];
  items: number[];
  tracks: number[];
  cohorts: number[];
  attributes: number[];
  citizens: number[];
  production: number;
  built: number[];
  landmarks: number[];
  training: number[];
  forum: number[];
  goods: number[];
  shows: number[];
  trained: number[];
  wounds: number[];
  battles: number[][];
  worship: number;
  blessings: number[];
  bribes: number[];
  rulings: number[][];
  diplomats: number[];
  favours: number[];
  scouts: number;
  map: number;
  disdain: number;
  pardoned: number;
  paths: string[];
  prospects: string[];
  roads: number;
  stopped: boolean;
  ignored: number[];
  settled: boolean;
}

export interface View {
  players: Player[];
  fate: (number | string[])[];
  neutral_deck: (number | string[])[];
  difficulty: string;
  phase: string;
  year: number;
  discard: string[];
  attack: string[];
  neutral: string[];
  laid: number[][];
  neutral_used: string[];
}
