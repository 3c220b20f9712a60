// Written by `ludorum author types`; change the Python side instead.

export interface Player {
  seat: number;
  hand: number | string[];
  prizes: string[];
  coins: number;
  sales: number;
  done: boolean;
}

export interface View {
  players: Player[];
  harvest: (number | string[])[];
  tithes: (number | string[])[];
  spent: string[];
  dealt: boolean;
  winner: number;
}
