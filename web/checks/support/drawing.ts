// Which checks a usual run leaves out. Many show of another game, at another width, in another language or by another
// hand what one of them shows: these are a group, and of a group some are drawn. The seed is the commit, so a run can be
// had again and the next one draws others; nothing is drawn where checks are named, nor with LUDORUM_WHOLE=1.
//   LUDORUM_SEED=abc npm run e2e          the same drawing again
//   LUDORUM_GAMES="hamlet" npm run e2e    all that is about one game or two, and what is drawn

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { Reporter, Suite, TestCase, TestRun } from "@playwright/test/reporter";
import { TITLES } from "./titles.ts";

/** `of`: how many there are, so that none is lost or gained unseen; `draws`: so many of them run, below one: one in
 * some of the runs. */
export interface Group {
  name: string;
  members: RegExp;
  of: number;
  draws: number;
}

const whole = (how: string, other: string) =>
  new RegExp(`^(Architects|Paladins|Viscounts|Hadrian's Wall|Hamlet), (${how})$|${other}`);

export const GROUPS: readonly Group[] = [
  { name: "whole games by mouse", members: whole("alone|by mouse|two people", "^begun in"), of: 9, draws: 1 },
  {
    name: "whole games by touch or keys",
    members: whole("390 px, by touch|a solo year by keyboard", "^solo, by keyboard"),
    of: 7,
    draws: 1,
  },
  { name: "games without a board", members: /^a game without a drawn board|^Delta without a board/, of: 3, draws: 1 },
  { name: "Delta on its own board", members: /^Delta on its own board/, of: 3, draws: 1 },
  { name: "boards that hold", members: /^boards that hold/, of: 6, draws: 1 / 2 },
  { name: "calm", members: /^stays calm/, of: 5, draws: 1 },
  { name: "prompts", members: /^the prompt keeps its place/, of: 5, draws: 1 },
  { name: "names", members: /^everything has a name/, of: 6, draws: 1 / 2 },
  { name: "turns of opponents", members: /^motion: an opponent's turn/, of: 6, draws: 1 },
  { name: "figures", members: /^figures: (press|an update)/, of: 2, draws: 1 / 4 }, // nothing else runs meanwhile
  { name: "lessons", members: /^lessons of/, of: 12, draws: 1 },
  { name: "screens", members: /^every screen, /, of: 5, draws: 1 },
  { name: "puzzles", members: /^puzzles of every game/, of: 3, draws: 1 },
  { name: "score sheets", members: /^score sheet and replay/, of: 3, draws: 1 },
  { name: "stories", members: /^the story follows/, of: 3, draws: 1 },
  { name: "forms of boxes", members: /^box: (an effect|every form)/, of: 3, draws: 1 },
  {
    name: "games with the companion",
    members: /^companion: (Architects|Paladins|only the opponent)/,
    of: 3,
    draws: 1 / 2,
  },
  { name: "questions of the companion", members: /^companion: (Hamlet draws|by keyboard)/, of: 2, draws: 1 },
];

const FEW = 2; // games that are each looked at in full
const DRAWN = "LUDORUM_DRAWN"; // the seed, for the processes that run checks

export interface Drawing {
  seed: string;
  /** Games that are in the change: whatever names one of them is drawn. */
  games: readonly string[];
}

/** From 0 to 1. */
function lot(...of: string[]): number {
  return createHash("sha256").update(of.join("\n")).digest().readUInt32BE() / 2 ** 32;
}

/** Does a check say that it is about one of these games? */
function about(title: string, games: readonly string[]): boolean {
  const names: Partial<Record<string, string>> = TITLES;
  return games.some((game) => title.includes(game) || title.includes(names[game] ?? game));
}

/** The members of a group that run. */
export function drawn({ name, draws }: Group, titles: readonly string[], { seed, games }: Drawing): string[] {
  const first = (title: string) => (about(title, games) ? 0 : 1);
  const lots = titles.map((title) => ({ title, rank: first(title), lot: lot(seed, name, title) }));
  const wished = Math.floor(draws) + (lot(seed, name) < draws % 1 ? 1 : 0);
  const most = Math.max(wished, lots.filter((x) => x.rank === 0).length);
  return lots
    .sort((a, b) => a.rank - b.rank || a.lot - b.lot)
    .slice(0, most)
    .map((x) => x.title);
}

/** Of what a check shows again at another width, or in another theme: all, but one of them where checks are drawn. */
export function oneOf<T extends string>(what: string, all: readonly T[]): readonly T[] {
  const seed = process.env[DRAWN];
  return seed ? (drawn({ name: what, members: /./, of: all.length, draws: 1 }, all, { seed, games: [] }) as T[]) : all;
}

/** The commit that is checked; where there is none, any other one each day. */
function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

/** Some are named: by a part of their names, or by their files. What follows an option belongs to it. */
const named = () =>
  process.argv
    .slice(3)
    .some(
      (x, i, all) => /^(-g|--grep|--last-failed|--only-changed|--test-list)/.test(x) || !/^-/.test(all[i - 1] ?? x),
    );

/** Leaves out what is not drawn, and says so before the first check. */
export default class Draw implements Reporter {
  async preprocess({ suite, testRun }: { suite: Suite; testRun: TestRun }): Promise<void> {
    if (process.env.LUDORUM_WHOLE === "1" || named()) return;
    const { LUDORUM_SEED: seed = commit(), LUDORUM_GAMES: games = "" } = process.env;
    process.env[DRAWN] = seed;
    const reached = games.split(" ").filter(Boolean);
    // What all games stand on shows in any of them.
    const drawing = { seed, games: reached.length > FEW ? [] : reached };
    const all = suite.allTests();
    const lines: string[] = [];
    const grouped = new Set<TestCase>();
    for (const group of GROUPS) {
      const members = all.filter((x) => group.members.test(x.title));
      if (members.length !== group.of || members.some((x) => grouped.has(x)))
        throw new Error(`${group.name}: ${members.length} of ${group.of} checks, or some in two groups`);
      for (const x of members) grouped.add(x);
      const titles = members.map((x) => x.title);
      const run = drawn(group, titles, drawing);
      for (const x of members) if (!run.includes(x.title)) testRun.exclude(x);
      lines.push(`  ${group.name}: not ${titles.filter((x) => !run.includes(x)).join("; ")}`);
    }
    console.log(
      `Drawn by LUDORUM_SEED=${seed} LUDORUM_GAMES="${games}"; LUDORUM_WHOLE=1 leaves nothing out\n${lines.join("\n")}`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
