// Written by `ludorum author types`; change the Python side instead.

export const LANGUAGES = ["en", "uk", "ru"] as const;
export const BOTS = ["random", "sensible"] as const;
export const CODES = ["bad-request", "busy", "csrf", "down", "frozen", "name-taken", "no-game", "no-replay", "no-table", "not-full", "not-open", "not-running", "not-yours", "refused", "seat-taken", "sign-in", "stale", "too-large", "too-many", "wrong-password"] as const;

/** Steps of a game, from `first` to `last`, and every player's points after them. */
export interface TurnInfo {
  seat: number;
  n: number;
  first: number;
  last: number;
  marks: string[];
  scores: number[];
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  csrf: string;
}

export interface SettingInfo {
  name: string;
  values: string[];
  clause: string;
  alone: boolean;
}

export interface GameInfo {
  name: string;
  epoch: number;
  players: number[];
  settings: SettingInfo[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  person: boolean;
  bot: string;
}

export interface TableInfo {
  id: string;
  game: string;
  epoch: number;
  options: Record<string, string>;
  status: string;
  public: boolean;
  owner: boolean;
  seat: number;
  link: string;
  commit: string;
  created: number;
  rematch: string;
  origin: string;
  seats: SeatInfo[];
}

export interface LineInfo {
  n: number;
  name: string;
  text: string;
  at: number;
}

/** A finished game: its last step (they count from 0, the start), and its turns. */
export interface History {
  steps: number;
  turns: TurnInfo[];
}

/** What `ludorum verify` finds in the record; `promised`: the key is the one that was fixed. */
export interface ProofInfo {
  ok: boolean;
  answers: number;
  draws: number;
  digests: number;
  taken: number;
  over: boolean;
  promised: boolean;
  digest: string;
  problems: string[];
}

/** A companion game, as the person's device wrote it. */
export interface KeptGame {
  id: string;
  at: number;
  data: string;
}

/** A command is stored; the same command again is answered the same. */
export interface Done {
  version: number;
}

/** Every refusal has this form; front ends put `code` in words. */
export interface Problem {
  code: string;
  detail: string;
}

/** none: no clock. live: a reserve and an increment a decision. days: so long a decision. */
export interface Tempo {
  kind?: "none" | "live" | "days";
  reserve?: number;
  increment?: number;
  days?: number;
  late?: "default" | "bot" | "end";
}

export interface Guest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  tempo?: Tempo;
  bots?: string[];
  public?: boolean;
}

export interface Join {
  link?: string;
}

export interface Command {
  command_id: string;
}

/** `ask` is the token of the decision this answers; `answer` one of its options. */
export interface Answer {
  command_id: string;
  ask: number;
  answer: unknown;
}

/** After which step of the finished game, in which seat. */
export interface PlayOn {
  command_id: string;
  step: number;
  seat: number;
}

/** A companion game as JSON text, and when it was last played, in seconds. */
export interface Keep {
  at: number;
  data: string;
}

export interface Option {
  option: unknown;
}

export interface Chat {
  text: string;
}

/** What a client sends over the socket. `n` comes back in the reply. */
export interface Frame {
  op: string;
  n?: number;
  table?: string;
  since?: number;
  command_id?: string;
  ask?: number;
  answer?: unknown;
}
