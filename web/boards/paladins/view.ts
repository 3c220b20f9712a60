// Written by `ludorum author types`; change the Python side instead.

export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;
export const ATTRIBUTES = ["faith", "strength", "influence"] as const;
export const ACTIONS = ["develop", "recruit", "hunt", "trade", "pray", "conspire", "commission", "fortify", "garrison", "absolve", "attack", "convert"] as const;
export const COMMISSION = 6 as const;
export const EMPTY = -1 as const;
export const WORKSHOP = 6 as const;
export const TRACK = 5 as const;
export const FIRST_FAVOUR = 3 as const;
export const FAVOURS_USED = 5 as const;
export const DEVELOP_COST = 4 as const;
export const PRAY_COST = 2 as const;
export const FOR_ONE = 1 as const;
export const FOR_TWO = 3 as const;
export const DEBT_LOSS = 3 as const;
export const GOODS_PER_VP = 3 as const;

/** One board. In a solo game the bot is player 1; its workers are all counted as labourers. */
export interface Player {
  seat: number;
  paladins: (number | string[])[];
  hand: number | string[];
  chosen: number | string[];
  paladin: string;
  used: string[];
  workers: number[];
  spaces: number[][];
  done: number[];
  attributes: number[];
  silver: number;
  provisions: number;
  debts: number;
  paid: number;
  suspicion: string[];
  crew: string[];
  walls: string[];
  attacked: string[];
  converted: string[];
  jars: number[];
  passed: boolean;
  bot: string;
}

export interface View {
  players: Player[];
  townsfolk: (number | string[])[];
  outsiders: (number | string[])[];
  walls: (number | string[])[];
  suspicion: (number | string[])[];
  taverns: (number | string[])[];
  orders: (number | string[])[];
  favours: (number | string[])[];
  schemes: (number | string[])[];
  phase: string;
  round: number;
  first: number;
  active: number;
  treasury: number;
  row: string[];
  foes: string[];
  inns: string[];
  guests: number[];
  shown_orders: string[];
  shown_favours: string[];
  on_favours: number[];
  land: number[];
  gone_townsfolk: string[];
  gone_outsiders: string[];
  gone_suspicion: string[];
  gone_taverns: string[];
  seen_schemes: string[];
  marker: number;
  stack: number[];
}
