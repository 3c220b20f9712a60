// Written by `ludorum author types`; change the Python side instead.

export const RAW = ["wood", "stone", "wheat"] as const;
export const CHURCH = 0 as const;
export const NOBODY = -1 as const;
export const DISCS = ["a", "b", "c"] as const;
export const BAG = ["a", "a", "a", "b", "b", "c"] as const;

/** One side. Botric's coins are those on the favour token (M2.4). */
export interface Player {
  seat: number;
  coins: number;
  points: number;
  standing: number[];
  lying: number[];
  donkeys: number[];
  blueprints: string[];
  sales: string[];
  bot: string;
  earned: number[];
}

/** M2.4-M2.6: the action board of the solo mode. */
export interface Botric {
  row: string[];
  drawn: string[];
  up: boolean;
  marker: boolean;
  acted: number;
  two_donkeys: boolean;
  fines: boolean;
  two_villagers: boolean;
  always_up: boolean;
  merchant: boolean;
  chaplain: boolean;
  goods: boolean;
  landmark: number;
  dealer: boolean;
  flagless: boolean;
  church_first: boolean;
  whole: boolean;
}

export interface View {
  players: Player[];
  bag: (number | string[])[];
  sales: ((number | string[])[])[];
  discs: (number | string[])[];
  actions: (number | string[])[];
  phase: string;
  round: number;
  first: number;
  active: number;
  moved: boolean;
  tiles: string[];
  spots: [number, number, number][];
  flags: number[];
  cubes: [number, number, number][];
  goods: number[][];
  roads: [number, number, number][];
  row: string[];
  row_coins: number[];
  market: string[];
  church: Record<string, number>;
  milestones: number[];
  botric: Botric | null;
  changed: boolean;
  again: boolean;
  busy: boolean;
  still: number;
  idle: number;
}
