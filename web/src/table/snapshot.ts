// What components read of a table: one object, never changed, made anew with everything that arrives.

import type { Follow, Hint, Message, Next, Position, Preview, Refused } from "../generated/frames";
import type { AbsenceInfo, LineInfo, TableInfo } from "../generated/http";
import { OFFLINE, Refusal } from "../net/api";
import type { Beat } from "./beats";
import type { Link } from "./chain";
import { NO_STORY, type Story } from "./story";
import type { Held } from "./takeback";

export interface Problem {
  code: string;
  detail: string;
}

/** An answer of the thought that is not sent yet. */
export interface Thought {
  option: unknown;
  label: Message;
}

export interface Snapshot {
  info: TableInfo | null;
  /** What is on show; while turns of others are shown it may be behind what is known. */
  position: Position | null;
  story: Story;
  /** The part of a turn of others that is on show. */
  playing: Beat | null;
  /** Who has done something while the reader decides, and how often that has happened. */
  acted: { seat: number; n: number };
  /** An answer that is not sent yet: it can be taken back. */
  held: Held | null;
  /** The reader has decided something in this game. */
  moved: boolean;
  /** The last turn of the story the reader has acted after; later ones are news. */
  read: number;
  /** How often the server has told the story again, because we had missed some of it. */
  retold: number;
  /** How often a position came that does not follow from the last one. */
  jumps: number;
  online: boolean;
  /** Who is away, late, or has lent their seat. */
  absences: AbsenceInfo[];
  chat: LineInfo[];
  /** Answers that lead to the question at hand; nothing of them is sent. */
  path: Thought[];
  /** Where they lead to; null: nowhere, the question is that of the position. */
  ahead: Next | null;
  /** The questions of this turn up to the one at hand, and what each is asked for. */
  chain: readonly Link[];
  selected: string | null;
  /** What the selected option would do, or else the answers that led here; null until it is known. */
  preview: Preview | null;
  refusals: Refused[];
  /** What options of the open decision ask next. */
  follows: Follow[];
  /** Advice on the open decision, "asked" while it is thought of; null: not wanted. */
  hint: Hint | "asked" | null;
  /** What the coach knows of the open decision, at a table that has one. */
  coach: Hint | null;
  sending: boolean;
  /** How many answers the reader has sent, or taken back. */
  sent: number;
  /** What went wrong with the last command. */
  problem: Problem | null;
  /** Why the table cannot be shown at all. */
  barred: Problem | null;
}

export const START: Snapshot = {
  info: null,
  position: null,
  story: NO_STORY,
  playing: null,
  acted: { seat: -1, n: 0 },
  held: null,
  moved: false,
  read: 0,
  retold: 0,
  jumps: 0,
  online: true,
  absences: [],
  chat: [],
  path: [],
  ahead: null,
  chain: [],
  selected: null,
  preview: null,
  refusals: [],
  follows: [],
  hint: null,
  coach: null,
  sending: false,
  sent: 0,
  problem: null,
  barred: null,
};

/** What belongs to one decision, before anything is known of it. */
export const UNDECIDED = {
  path: [],
  ahead: null,
  selected: null,
  preview: null,
  refusals: [],
  follows: [],
  hint: null,
  coach: null,
  problem: null,
} satisfies Partial<Snapshot>;

export function problemOf(e: unknown): Problem {
  return e instanceof Refusal ? { code: e.code, detail: e.detail } : { code: OFFLINE, detail: "" };
}
