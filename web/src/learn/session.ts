// A lesson as this browser knows it: what is shown, and what the pupil does.

import type { LessonFrame } from "../generated/frames";
import { pictured } from "../generic/zones";
import { keyOf } from "../kit/option-key";
import { finish, progressOf, setProgress } from "../prefs/lessons";
import { type Problem, problemOf } from "../table/snapshot";
import { hear, NO_STORY, type Story } from "../table/story";
import { lessonAfter } from "./backend";

/** Is the pupil to answer the question of the game? */
export const decides = ({ kind }: LessonFrame): boolean => kind === "do" || kind === "goal";

export type Move = ["next"] | ["choose", number | string] | ["answer", unknown];

export interface LessonNow {
  /** Null until it is here. */
  frame: LessonFrame | null;
  story: Story;
  /** The option of a wrong try, as long as what it would do is shown. */
  tried: string | null;
  /** An option that is selected and not given yet: it can be turned first. */
  picked: string | null;
  /** The pupil wants to be shown what leads on. */
  shown: boolean;
  busy: boolean;
  problem: Problem | null;
  /** How often a position came that does not follow from the last one. */
  jumps: number;
}

const START: LessonNow = {
  frame: null,
  story: NO_STORY,
  tried: null,
  picked: null,
  shown: false,
  busy: true,
  problem: null,
  jumps: 0,
};

export class LessonSession {
  private now = START;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): LessonNow => this.now;

  /** Where it was left, else from its beginning. */
  start(): void {
    const { left } = progressOf(this.game);
    void this.go(left?.lesson === this.lesson ? left.moves : [], true).catch((e: unknown) => {
      const problem = problemOf(e);
      // Moves that the lesson no longer knows are forgotten; a server that is away takes nothing.
      if (left && problem.code === "refused") this.restart();
      else this.put({ busy: false, problem });
    });
  }

  readonly restart = (): void => {
    setProgress(this.game, { left: null });
    void this.go([], true).catch((e: unknown) => this.put({ busy: false, problem: problemOf(e) }));
  };

  readonly move = (move: Move): void => {
    const { frame, busy } = this.now;
    if (!frame || busy || frame.kind === "end") return;
    const problem = (e: unknown) => this.put({ busy: false, problem: problemOf(e) });
    void this.go([...(frame.moves as unknown[][]), move], false).catch(problem);
  };

  /** What a wrong try would do is put away. */
  readonly clear = (): void => {
    const { frame } = this.now;
    if (frame) this.put({ tried: null, picked: null, shown: false, frame: { ...frame, met: null } });
  };

  readonly pick = (key: string): void => this.put({ picked: key, tried: null });

  /** What is selected is the answer. */
  readonly commit = (): void => {
    if (this.now.picked !== null) this.move(["answer", JSON.parse(this.now.picked)]);
  };

  readonly show = (): void => this.put({ shown: !this.now.shown, tried: null });

  private async go(moves: unknown[][], anew: boolean): Promise<void> {
    this.put({ busy: true, problem: null });
    const sent = await lessonAfter(this.game, this.lesson, moves);
    const frame = { ...sent, position: pictured(sent.position) };
    const wrong = frame.met !== null && !frame.met.right && !anew;
    const { story, jumps } = this.now;
    const { state, events, seat } = frame.position;
    // A lesson begins within a turn: what follows from an answer is the pupil's, whomever it concerns.
    const by = moves.at(-1)?.[0] === "answer" ? seat : -1;
    // A goal that was missed lays the position it began with.
    const back = wrong && frame.kind === "goal";
    this.put({
      frame: anew ? { ...frame, met: null } : frame,
      story: wrong ? story : hear(anew ? NO_STORY : story, state, events ?? [], by),
      tried: wrong && frame.met?.seen ? keyOf(frame.met.given) : null,
      picked: null,
      shown: false,
      busy: false,
      jumps: anew || back ? jumps + 1 : jumps,
    });
    if (frame.kind === "end") finish(this.game, this.lesson);
    else if (!wrong) {
      const kept = frame.moves as unknown[][];
      setProgress(this.game, { left: kept.length ? { lesson: this.lesson, moves: kept, at: frame.at } : null });
    }
  }

  private put(change: Partial<LessonNow>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
