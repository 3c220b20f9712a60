import type { Tempo } from "../generated/http";
export interface NewTournament {
  name: string;
  game: string;
  kind: "swiss" | "arena";
  seats: number;
  options?: Record<string, string>;
  tempo?: Tempo;
  rounds?: number;
  minutes?: number;
  starts: number;
  pause?: number;
  duplicate?: boolean;
  rated?: boolean;
  club?: string;
  places?: number;
  note?: string;
}
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  kind: "swiss" | "arena";
  seats: number;
  tempo: Tempo;
  status: "open" | "running" | "over" | "cancelled";
  starts: number;
  rounds: number;
  round: number;
  minutes: number;
  players: number;
  places: number;
  club: string;
  club_name: string;
  by: string;
  by_name: string;
  joined: boolean;
  winners: string[];
}
export interface TournamentDetail extends TournamentInfo {
  note: string;
  options: Record<string, string>;
  duplicate: boolean;
  rated: boolean;
  pause: number;
  now: number;
  ends: number;
  rounds_info: RoundInfo[];
  standings: Standing[];
  shown: number;
  tables: TournamentTable[];
  mine: Mine | null;
  may_join: boolean;
  may_cancel: boolean;
  point_rule: Record<string, number[]>;
  missed: number;
}
export interface RoundInfo {
  number: number;
  state: "coming" | "playing" | "over";
  not_before: number;
  paired: number;
  ended: number;
  tables: number;
  done: number;
  commit: string;
  key: string;
  rematches: number;
}
export interface Standing {
  place: number;
  person: string;
  name: string;
  level: number | null;
  rounds: RoundScore[];
  points: number;
  opponents: number;
  share: number;
  wins: number;
  mine: boolean;
  state: "in" | "out" | "away";
}
export interface RoundScore {
  state: "played" | "playing" | "bye" | "missed" | "away" | "late";
  points: number | null;
  won: boolean;
  table: number;
}
export interface TournamentTable {
  number: number;
  table: string;
  status: "playing" | "over";
  turns: number;
  seats: TournamentSeat[];
}
export interface TournamentSeat {
  seat: number;
  name: string;
  person: string;
  bot: string;
  mine: boolean;
  to_move: boolean;
  deadline: number;
  points: number | null;
  score: number | null;
}
export interface Mine {
  state: "in" | "out" | "away";
  sits_out: boolean;
  table: string;
  bye: boolean;
}
export interface TournamentList {
  open: TournamentInfo[];
  running: TournamentInfo[];
  over: TournamentInfo[];
}
