// The story of a table: events of update frames, grouped by turn. Language-free, so it can be kept.

import type { Arg, GameEvent, Message } from "../generated/frames";

/** Something told; `only`: nothing else could have been done. */
export interface Step extends GameEvent {
  only?: boolean;
}

export interface Turn {
  /** Rises by one; a key for lists. */
  id: number;
  /** Whose turn it is, -1 if it is everybody's. */
  seat: number;
  /** The number the game gives it, 0 if it gives none. */
  n: number;
  /** A turn that began with an event "turn" takes in all that follows, to the next one. */
  open: boolean;
  /** What it is called instead, if it is a part of a round and nobody's turn. */
  head: Message | null;
  /** The round it is in, as it was told; null if none was. */
  round: Message | null;
  /** Not told to us: we were away too long. */
  gap: boolean;
  steps: Step[];
  /** Of people who act at once: where in `steps` the further actions of the same player begin. */
  later?: number[];
}

/** Gains weigh this much: they stand beside a headline. */
export const GAIN = 2;
/** From this weight on it is a headline even after a heavier one. */
const GREAT = 7;
const MOST_HEADS = 4;

/** The heaviest, the first of equals; but first of all what was done to the reader. */
export function headOf<S extends Step>(steps: readonly S[], reader: number): S | undefined {
  const most = Math.max(...steps.map(weightOf));
  const equal = steps.filter((x) => weightOf(x) === most);
  return equal.find((x) => harms(x, reader)) ?? equal[0];
}

/** The headlines of a turn: of every action the heaviest step and whatever else is great, what is alike in one; of
 * many the heaviest. What is only paid or gained is none where anything was done. */
export function headlinesOf(turn: Pick<Turn, "steps" | "later">, reader: number): Step[] {
  const ends = [...(turn.later ?? []), turn.steps.length];
  const every = ends.flatMap((end, i) => {
    const steps = turn.steps.slice(ends[i - 1] ?? 0, end);
    const first = headOf(steps, reader);
    return first ? [first, ...steps.filter((x) => x !== first && weightOf(x) >= GREAT)] : [];
  });
  const done = every.filter((x) => weightOf(x) > GAIN);
  const heads = together(done.length ? done : every);
  const kept = new Set([...heads].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_HEADS));
  return heads.filter((x) => kept.has(x));
}

/** Steps that say the same of different things, as one. What harms somebody stands alone. */
function together(steps: readonly Step[]): Step[] {
  const out: Step[] = [];
  for (const step of steps) {
    const both = out.map((x) => (x.against?.length || step.against?.length ? null : joined(x.msg, step.msg)));
    const at = both.findIndex((x) => x);
    if (at < 0) out.push(step);
    else out[at] = { ...out[at]!, msg: both[at]! };
  }
  return out;
}

/** Both sentences as one that lists what they differ in, with the later number; null if they differ in more. */
function joined(first: Message | null, second: Message | null): Message | null {
  if (!first || !second) return null;
  const [one, two] = [inner(first), inner(second)];
  const names = Object.keys(one[1]);
  if (one[0] !== two[0] || names.length !== Object.keys(two[1]).length) return null;
  const [differ, ...others] = names.filter((x) => x !== "n" && !same(one[1][x], two[1][x]));
  if (others.length) return null;
  if (differ === undefined) return two;
  const had = one[1][differ];
  const also = two[1][differ];
  if (typeof had !== "object" || typeof also !== "object" || !("msg" in also)) return null;
  const list = "list" in had ? had.list : [had.msg];
  const more = list.some((x) => same(x, also.msg)) ? list : [...list, also.msg];
  return [two[0], { ...two[1], [differ]: { list: more } }];
}

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What stands beside its headlines: gains of whose turn it is, the same goods added up. Of several actions only
 * the headlines are told. */
export function gainsOf(turn: Turn, heads: readonly Step[]): Message[] {
  const out: Message[] = [];
  if (turn.later?.length || turn.seat < 0) return out;
  for (const step of turn.steps) {
    if (!step.msg || weightOf(step) !== GAIN || heads.includes(step) || seatOf(step.msg) !== turn.seat) continue;
    const gain = inner(step.msg);
    const sums = out.map((x) => added(x, gain));
    const at = sums.findIndex((x) => x !== null);
    if (at < 0) out.push(gain);
    else out[at] = sums[at]!;
  }
  return out;
}

/** The same said of both numbers together; null if they say different things. */
function added(one: Message, two: Message): Message | null {
  const names = Object.keys(one[1]);
  if (one[0] !== two[0] || names.length !== Object.keys(two[1]).length) return null;
  const args: Message[1] = {};
  for (const name of names) {
    const both = addedArg(name, one[1][name], two[1][name]);
    if (both === null) return null;
    args[name] = both;
  }
  return [one[0], args];
}

function addedArg(name: string, one: Arg | undefined, two: Arg | undefined): Arg | null {
  if (typeof one === "number" && typeof two === "number" && name === "n") return one + two;
  if (typeof one !== "object" || typeof two !== "object") return one !== undefined && one === two ? one : null;
  if ("msg" in one && "msg" in two) {
    const msg = added(one.msg, two.msg);
    return msg && { msg };
  }
  if (!("list" in one && "list" in two) || one.list.length !== two.list.length) return null;
  const list = one.list.map((x, i) => {
    const other = two.list[i];
    return x && other ? added(x, other) : null;
  });
  return list.every((x) => x) ? { list } : null;
}

/** Was it done to the reader? */
export function harms(step: GameEvent, reader: number): boolean {
  return reader >= 0 && (step.against ?? []).includes(reader);
}

/** A story that was kept from an earlier visit may not know. */
const weightOf = (step: GameEvent): number => step.weight ?? 1;

/** Does its game say nothing of what weighs more? */
export function unweighed(turn: Turn): boolean {
  return turn.steps.every((x) => weightOf(x) <= 1);
}

/** A sentence without its reason. */
export function inner(message: Message): Message {
  const story = message[1].story;
  return typeof story === "object" && "msg" in story ? story.msg : message;
}

/** A position after a frame, to find out that a decision was taken back. */
interface Mark {
  state: string;
  turns: Turn[];
}

export interface Story {
  turns: Turn[];
  marks: Mark[];
}

/** Events that begin something of everybody's: their words are its heading. */
export const ROUNDS = ["round", "round-end", "year", "year-end", "final", "end", "over"];
const BEGINS = ["round", "year"];

export const NO_STORY: Story = { turns: [], marks: [] };
const KEPT_TURNS = 60;
const KEPT_MARKS = 24;

/** The seat a message is about, by its argument `player`; -1 if there is none. */
export function seatOf(message: Message | null): number {
  const player = message ? inner(message)[1].player : undefined;
  if (typeof player !== "object" || !("msg" in player)) return -1;
  const found = /^player-(\d+)$/.exec(player.msg[0]);
  return found ? Number(found[1]) : -1;
}

/** The only one steps are about; -1 if they are about several, or about nobody. */
function sharedSeat(steps: readonly GameEvent[]): number {
  const seats = new Set(steps.map((step) => seatOf(step.msg)).filter((seat) => seat >= 0));
  const [only = -1] = seats;
  return seats.size === 1 ? only : -1;
}

/** Take in the events of one frame; `by`: whose deed they begin with, if that is known. */
export function tell(turns: readonly Turn[], events: readonly GameEvent[], by = -1): Turn[] {
  const out = [...turns];
  let fresh = true; // a frame outside of a turn is a group of its own
  let only = false;
  for (const given of events) {
    if (given.what === "only") only = true;
    const event: Step = only && given.msg ? { ...given, only } : given;
    if (given.msg) only = false;
    const last = out.at(-1);
    const id = (last?.id ?? 0) + 1;
    const next = { id, seat: -1, n: 0, open: true, head: null, round: last?.round ?? null, gap: false, steps: [] };
    if (event.what === "turn") {
      const { player: seat, n = 0 } = event.about as { player: number; n?: number };
      // Told without words, it is one of many actions of people who act at once.
      if (!event.msg && last?.later && last.seat === seat)
        out[out.length - 1] = { ...last, later: [...last.later, last.steps.length] };
      else out.push({ ...next, seat, n, ...(event.msg ? {} : { later: [] }) });
      continue;
    }
    if (!event.msg) continue;
    if (ROUNDS.includes(event.what) && !("player" in event.about)) {
      const head = event.msg;
      out.push({ ...next, head, round: BEGINS.includes(event.what) ? head : next.round });
      continue;
    }
    const seat = seatOf(event.msg);
    if (last?.later && seat >= 0 && seat !== last.seat) {
      // Somebody else goes on with what they did at once with this one.
      out.push({ ...next, seat, n: last.n, later: [], steps: [event] });
    } else if (last?.open) {
      out[out.length - 1] = { ...last, steps: [...last.steps, event] };
    } else if (fresh || !last) {
      out.push({ ...next, seat: by < 0 ? seat : by, open: false, steps: [event] });
      fresh = false;
    } else {
      const steps = [...last.steps, event];
      out[out.length - 1] = { ...last, seat: by < 0 ? sharedSeat(steps) : by, steps };
    }
  }
  return out.slice(-KEPT_TURNS);
}

/** The story as it was at an earlier position; null if the position is new. */
function back(story: Story, now: string): Story | null {
  const at = story.marks.findLastIndex((mark) => mark.state === now);
  const mark = story.marks[at];
  return mark ? { turns: mark.turns, marks: story.marks.slice(0, at + 1) } : null;
}

/** After a frame: its events, or, if it goes back to an earlier position, less of the story. */
export function hear(story: Story, state: unknown, events: readonly GameEvent[], by = -1): Story {
  const now = JSON.stringify(state);
  const earlier = events.length ? null : back(story, now);
  if (earlier) return earlier;
  const turns = tell(story.turns, events, by);
  return { turns, marks: [...story.marks, { state: now, turns }].slice(-KEPT_MARKS) };
}

/** A whole position came: what happened before it is not known, unless there is nothing new. */
export function resync(story: Story, state: unknown, missed: boolean): Story {
  const now = JSON.stringify(state);
  const earlier = back(story, now);
  if (earlier) return earlier;
  let turns = story.turns;
  if (missed && turns.length && !turns.at(-1)?.gap) {
    const id = (turns.at(-1)?.id ?? 0) + 1;
    turns = [...turns, { id, seat: -1, n: 0, open: false, head: null, round: null, gap: true, steps: [] }];
  }
  return { turns, marks: [{ state: now, turns }] };
}

/** The last turn of which anything was told: the one that has just begun is news still. */
export function lastTold(turns: readonly Turn[]): number {
  return turns.findLast((turn) => turn.steps.length > 0)?.id ?? 0;
}

/** Where the story stood when its reader turned to an older part of it. */
export interface Held {
  id: number;
  /** Told of the turn `id` by then. */
  steps: number;
}

export function hold(turns: readonly Turn[]): Held {
  const last = turns.at(-1);
  return { id: last?.id ?? 0, steps: last?.steps.length ?? 0 };
}

/** The story as far as it was told then: what one reads stays where it is. */
export function upTo(turns: readonly Turn[], held: Held | null): readonly Turn[] {
  if (!held) return turns;
  return turns
    .filter((turn) => turn.id <= held.id)
    .map((turn) => (turn.id === held.id ? { ...turn, steps: turn.steps.slice(0, held.steps) } : turn));
}

/** How many turns have begun, or gone on, since then. */
export function newSince(turns: readonly Turn[], held: Held): number {
  const grown = ({ id, steps }: Turn) =>
    id > held.id ? steps.length > 0 : id === held.id && steps.length > held.steps;
  return turns.filter(grown).length;
}

/** A sentence about somebody, under a heading that names them already. */
export function without(name: string, text: string): string {
  for (const sign of [":", ","]) {
    if (!name || !text.startsWith(name + sign)) continue;
    const rest = text.slice(name.length + 1).trimStart(); // what follows may be drawn after a space
    return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
  }
  return text;
}
