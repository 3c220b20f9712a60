// Written by `ludorum author types`; change the Python side instead.

export type Arg = string | number | number | Nested | Several;

export type Message = [string, Record<string, Arg>];

/** An argument that is a message itself. */
export interface Nested {
  msg: Message;
}

/** An argument that is an enumeration. */
export interface Several {
  list: (Message | null)[];
}

/** A decision; `labels` go with `options`, one by one. `amount`: they say how many. */
export interface Question {
  kind: string;
  clause: string;
  about: Record<string, unknown>;
  options: unknown[];
  amount: boolean;
  prompt: Message;
  labels: Message[];
}

/** The open decision of this seat. */
export interface Ask {
  kind: string;
  clause: string;
  about: Record<string, unknown>;
  options: unknown[];
  amount: boolean;
  prompt: Message;
  labels: Message[];
  token: number;
  undo: string;
}

/** Something happened; without `msg` it is not worth a line. `weight`: the heaviest of a turn is its headline; `against`: seats it was done to. */
export interface GameEvent {
  clause: string;
  what: string;
  about: Record<string, unknown>;
  msg: Message | null;
  weight: number;
  against: number[];
}

/** Lines of every player: what, raw count, points, clause. `rows`: what and clause of every line anybody has, in the order of a table; `headline`: what it came to, if nobody has won or lost it. */
export interface Scores {
  lines: [string, number, number, string][][];
  rows: [string, string][];
  winners: number[];
  headline: Message | null;
}

/** Seconds of reserve, and when the time of a thinking seat is over, by seat. */
export interface Times {
  kind: "none" | "live" | "days";
  left: Record<string, number>;
  ends: Record<string, number>;
}

/** A titled table of messages; `span`: of 12 columns; `cards`: which card a row is about. */
export interface PictureBlock {
  title: Message;
  head: Message[];
  rows: Message[][];
  span: number;
  cards: string[];
}

/** All that a seat (or a watcher, seat -1) may know; `events` come with an update. */
export interface Position {
  version: number;
  content?: string;
  status: "open" | "running" | "over" | "frozen";
  seat: number;
  state: unknown;
  picture: PictureBlock[] | null;
  names: (Message | null)[];
  ask: Ask | null;
  undo: string;
  waiting: number[];
  over: boolean;
  scores: Scores | null;
  clocks: Times;
  events?: GameEvent[];
}

/** What a version brought. */
export interface Told {
  version: number;
  events: GameEvent[];
}

/** What was told up to a version; `decided`: that of this seat's last decision, 0: none. */
export interface Story {
  version: number;
  decided: number;
  frames: Told[];
}

/** Positions of a running game as this seat was shown them, one after the other, each with what led to it; `version`: that of the table now. */
export interface Past {
  version: number;
  positions: Position[];
}

/** Where one would decide again: nothing of it has happened. */
export interface Next {
  position: Position;
  refusals: Refused[];
}

/** What answers would do: places of the view with before and after, and events; `next`: the question that belongs to the same thought. */
export interface Preview {
  changes: [(string | number)[], unknown, unknown][];
  events: GameEvent[];
  stop: "own" | "other" | "chance" | "known" | "secret" | "over";
  next: Next | null;
}

/** What would be asked after an option. */
export interface Follow {
  option: unknown;
  question: Question;
}

/** An option worth a thought. `margin`: expected over the best opponent at the end, with its 95 % interval; `behind`: points less than the best option; `close`: that may be chance; `lines`: of the score sheet, one's own less the best opponent's at the end, by which it differs from the best option (which: from the next one), and the other lines as one: they sum to the difference, and there are none if no line is sure; `line`: what would follow by sensible play, as far as it can be known; `reasons`: lines of the score sheet that would change by all that, and `now` their sum; `sets_apart`: what becomes possible, what others are denied, what would be gone by waiting, unlike after the other options. */
export interface Hinted {
  option: unknown;
  label: Message;
  margin: number;
  low: number;
  high: number;
  behind: number;
  close: boolean;
  lines: Message[];
  line: Message[];
  reasons: Message[];
  now: number;
  sets_apart: Message[];
}

/** An option that gives something away beyond doubt: points against the best one, and `lines` by which that one is ahead, which sum to them. */
export interface Costly {
  option: unknown;
  cost: number;
  lines: Message[];
}

/** What another seat would do next as far as the reader can tell, and the lines of its score sheet that would change by it. */
export interface Aim {
  seat: number;
  label: Message;
  reasons: Message[];
}

/** Advice on the decision `token`, the best option first; `close`: another may be as good; `aims`: what others are after, if the best one is chosen. */
export interface Hint {
  token: number;
  close: boolean;
  trials: number;
  options: Hinted[];
  costly: Costly[];
  aims: Aim[];
}

/** A decision that has cost points. `step`: the position it was made in; `cost`: expected, of what was played against what looks better, with its 95 % interval; `lines`: of the score sheet, as of a hint, which sum to it; `reasons`: lines in which what looks better is ahead or behind by what can be foreseen, and `now` their sum; `sets_apart`: as of a hint. */
export interface Finding {
  step: number;
  seat: number;
  prompt: Message;
  played: Message;
  better: Message;
  cost: number;
  low: number;
  high: number;
  lines: Message[];
  reasons: Message[];
  now: number;
  sets_apart: Message[];
}

/** Of a finished game; `decisions`: how many there were, by seat. */
export interface Review {
  status: "none" | "waiting" | "done" | "failed";
  done: number;
  total: number;
  decisions: Record<string, number>;
  findings: Finding[];
}

/** An option one may look for, and why it is not offered. */
export interface Refused {
  option: unknown;
  label: Message;
  clause: string;
  reason: string;
  msg: Message;
}

/** An answer a lesson offers to a question of its own. */
export interface Choice {
  choice: number | string;
  label: Message;
}

/** What the last move in a lesson was met with. A wrong one has changed nothing: `seen` is what it would do. */
export interface Met {
  right: boolean;
  msg: Message | null;
  given: unknown;
  seen: Preview | null;
}

/** A lesson after some moves of its pupil; `moves`: those that led here, sent with the next one. `light`: places its sentence speaks of; `left`: decisions until a goal must be reached; `way`: an option that leads on, for those who want to be shown. */
export interface LessonFrame {
  lesson: string;
  at: number;
  steps: number;
  kind: "say" | "do" | "watch" | "goal" | "ask" | "end";
  text: Message | null;
  light: string[];
  choices: Choice[];
  left: number;
  way: unknown;
  position: Position;
  refusals: Refused[];
  met: Met | null;
  moves: unknown[];
}

/** A puzzle before it is answered: the position, and what the seat is asked. `answered`: one has done so, and may ask for its solution. */
export interface PuzzleFrame {
  puzzle: string;
  number: number;
  game: string;
  seats: number;
  position: Position;
  refusals: Refused[];
  answered: boolean;
}

/** A position to be drawn and not to be played. */
export interface PicturedPosition {
  state: unknown;
  ask: Ask | null;
  picture: PictureBlock[] | null;
  names: (Message | null)[];
  waiting: number[];
  over: boolean;
  scores: Scores | null;
}

/** A part of "how to play"; its picture is `position` near `places`, as `seat` sees it. */
export interface GuideSection {
  id: string;
  heading: Message;
  text: Message;
  clauses: string[];
  places: string[];
  seat: number;
  position: PicturedPosition | null;
}
