// Written by `ludorum author types`; change the Python side instead.

export const ITEMS = ["soldier", "builder", "servant", "civilian", "resource"] as const;
export const ATTRIBUTES = ["renown", "piety", "valour", "discipline"] as const;
export const CITIZENS = ["traders", "performers", "priests", "apparitores", "patricians"] as const;
export const TRACKS = ["mining", "guard", "cippi", "wall", "fort"] as const;
export const COHORTS = ["left", "centre", "right"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const FAMILIES = ["granary", "hotel", "workshop", "road", "precinct", "market", "theatre", "ludus", "gardens", "temple", "baths", "courthouse"] as const;
export const GLADIATORS = ["red", "blue"] as const;
export const MAP_ROWS = 4 as const;
export const MAP_COLUMNS = 5 as const;
export const COHORT_TOP = 6 as const;
export const CITIZEN_TOP = 9 as const;

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
