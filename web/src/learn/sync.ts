// What somebody has learned goes to the server, and from there to their other devices. The stores in
// `prefs` are what the page reads; without a server, or without a name, they are all there is.

import type { GameProgress } from "../generated/http";
import { api } from "../net/api";
import { type FirstTimes, firstTimes, onFirstTime, replaceFirstTimes } from "../prefs/first-times";
import { allProgress, type Courses, onProgress, replaceProgress } from "../prefs/lessons";

export interface Learned {
  courses: Courses;
  first: FirstTimes;
}

/** What is kept at the server, by game. */
export type Rows = Readonly<Record<string, GameProgress>>;

const NOTHING: Learned = { courses: {}, first: { known: {}, since: 0 } };
const PAUSE = 1000; // ms: several moves of a lesson go together
const LEARNER = "ludorum.learner";

/** All that is known here and there. The rule is that of `learning/progress.py`: whoever has forgotten
 * all first times has forgotten those of every game, so what is older is dropped here, too. */
export function joined(here: Learned, rows: Rows): Learned {
  const since = Math.max(here.first.since, ...Object.values(rows).map((x) => x.first_since));
  const courses = { ...here.courses };
  const known = here.first.since === since ? { ...here.first.known } : {};
  for (const [game, row] of Object.entries(rows)) {
    const mine = courses[game];
    const later = mine && mine.left_at >= row.left_at ? mine : fromRow(row);
    courses[game] = { ...later, done: united(mine?.done, row.done) };
    if (row.first_since === since) known[game] = united(known[game], row.first);
  }
  return { courses, first: { known, since } };
}

/** What of it the server lacks, or has in an older state. */
export function missing({ courses, first }: Learned, rows: Rows): [string, GameProgress][] {
  const games = new Set([...Object.keys(courses), ...Object.keys(first.known), ...Object.keys(rows)]);
  return [...games].flatMap((game): [string, GameProgress][] => {
    const { done, left, left_at } = courses[game] ?? { done: [], left: null, left_at: 0 };
    const mine: GameProgress = {
      done,
      left: left && { lesson: left.lesson, moves: JSON.stringify(left.moves), at: left.at },
      left_at,
      first: first.known[game] ?? [],
      first_since: first.since,
    };
    return extent(mine) === extent(rows[game] ?? { ...EMPTY, first_since: first.since }) ? [] : [[game, mine]];
  });
}

const EMPTY = { done: [], left_at: 0, first: [] };

/** Here is all that is there, so what is as large is the same. */
const extent = (x: Pick<GameProgress, "done" | "left_at" | "first" | "first_since">): string =>
  [x.done.length, x.left_at, x.first.length, x.first_since].join();

const united = (a: readonly string[] = [], b: readonly string[]): string[] => [...new Set([...a, ...b])];

const fromRow = ({ done, left, left_at }: GameProgress) => ({
  done,
  left: left && { ...left, moves: JSON.parse(left.moves) as unknown[][] },
  left_at,
});

/** For who is signed in, until what is returned is called. What cannot be sent stays in this browser, and
 * goes with the next change. */
export function keepProgress(user: string, guest: boolean): () => void {
  let rows: Rows | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const here = (): Learned => ({ courses: allProgress(), first: firstTimes() });
  const take = (more: Rows, mine: Learned) => {
    if (ended) return;
    rows = { ...rows, ...more };
    const all = joined(mine, more);
    replaceProgress(all.courses);
    replaceFirstTimes(all.first);
  };
  const send = async () => {
    if (!rows) {
      const found = await api.progress();
      if (ended) return;
      take(found, isOf(user, guest) ? here() : NOTHING);
    }
    for (const [game, mine] of missing(here(), rows ?? {})) {
      if (ended) return;
      await api.learned(game, mine).then(
        (x) => take({ [game]: x }, here()),
        () => undefined,
      );
    }
  };
  const sendSoon = (pause = PAUSE) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send().catch(() => undefined), pause);
  };
  const stop = [onProgress(() => sendSoon()), onFirstTime(() => sendSoon())];
  sendSoon(0);
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const x of stop) x();
  };
}

/** Is what this browser knows this person's? Guests and nobody may become anybody; what an account has
 * learned is at the server, and does not go to who signs in after it. */
function isOf(user: string, guest: boolean): boolean {
  try {
    const before = localStorage.getItem(LEARNER);
    if (guest) localStorage.removeItem(LEARNER);
    else localStorage.setItem(LEARNER, user);
    return !before || before === user;
  } catch {
    return true; // no storage: nothing is left of others
  }
}
