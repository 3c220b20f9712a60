// Between what arrives and what is shown: turns of others are shown one by one, at the reader's pace.
// What is newest is never lost: whoever skips has it at once.

import type { Position } from "../generated/frames";
import type { Pace } from "../prefs/prefs";
import type { Beat } from "./beats";
import type { Story } from "./story";

/** A position and the story up to it. */
export interface Scene {
  position: Position;
  story: Story;
}

/** A scene with what is told of it, part by part. */
export interface Act extends Scene {
  beats: Beat[];
}

/** How long things are shown, in ms. */
interface Timing {
  /** The first step told, and each further one. */
  first: number;
  more: number;
  /** All of somebody's turn, as far as its parts allow. */
  turn: number;
  /** The end of a round has more to tell. */
  round: number;
  /** Any part. */
  least: number;
}

const NORMAL: Timing = { first: 1000, more: 250, turn: 2400, round: 4000, least: 320 };

function scaled(by: number): Timing {
  const { first, more, turn, round, least } = NORMAL;
  return { first: first * by, more: more * by, turn: turn * by, round: round * by, least: least * by };
}

const TIMES: Record<Exclude<Pace, "none">, Timing> = { quick: scaled(0.45), normal: NORMAL, slow: scaled(2) };

/** For how long a part is shown: `spent` of its turn's time is over, and `waiting` parts of the same
 * turn share what is left. */
export function timeFor(beat: Beat, pace: Exclude<Pace, "none">, spent: number, waiting: number): number {
  const time = TIMES[pace];
  const most = beat.turn.seat < 0 ? time.round : time.turn;
  const wanted = time.first + time.more * (beat.steps.length - 1);
  return Math.max(time.least, Math.min(wanted, (most - spent) / (waiting + 1)));
}

/** While others still think what was told last stays in sight, but not for longer. */
const LINGER = 1500;

export interface Screen {
  /** Shows a scene: all of it (`beat` null), or one part of it, with nothing to decide yet. */
  show(scene: Scene, beat: Beat | null): void;
  pace(): Pace;
}

export class Playback {
  private queue: Act[] = [];
  private shown: Beat | null = null;
  private left: Beat[] = []; // parts of the scene on show that are still to come
  private scene: Scene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private spent = 0;
  private hurry = false;

  constructor(private readonly screen: Screen) {}

  /** Is something shown that is not the newest, or not all of it? */
  get busy(): boolean {
    return this.scene !== null;
  }

  /** A scene has come; it is shown when its turn comes. */
  push(act: Act): void {
    this.queue.push(act);
    if (!this.scene) this.next();
  }

  /** To the newest at once; and what others still do before the reader's next decision as well. */
  skip(): void {
    this.hurry = this.scene !== null && this.scene.position.seat >= 0;
    this.flush();
  }

  /** To the newest at once. */
  flush(): void {
    clearTimeout(this.timer);
    const last = this.queue.at(-1) ?? this.scene;
    this.clear();
    if (last) this.finish(last);
  }

  /** Whatever is on show or waits is forgotten: something else is shown instead. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.left = [];
    this.scene = null;
    this.shown = null;
  }

  private next(): void {
    const act = this.queue.shift();
    if (!act) {
      const scene = this.scene;
      this.scene = null;
      if (scene) this.finish(scene);
      return;
    }
    this.scene = act;
    this.left = this.hurry || this.screen.pace() === "none" ? [] : [...act.beats];
    if (this.left.length) this.part();
    else if (this.queue.length) this.next();
    else {
      this.scene = null;
      this.finish(act);
    }
  }

  private part(): void {
    const pace = this.screen.pace();
    const beat = this.left.shift();
    if (!beat || pace === "none" || !this.scene) {
      this.next();
      return;
    }
    if (this.shown?.turn.seat !== beat.turn.seat || beat.turn.seat < 0) this.spent = 0;
    const waiting = [...this.left, ...this.queue.flatMap((x) => x.beats)];
    const same = waiting.findIndex((x) => x.turn.seat !== beat.turn.seat);
    const ms = timeFor(beat, pace, this.spent, same < 0 ? waiting.length : same);
    this.spent += ms;
    this.shown = beat;
    this.screen.show(this.scene, beat);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.part(), ms);
  }

  /** All of a scene; while others think, what was told last stays in sight for a moment. */
  private finish(scene: Scene): void {
    clearTimeout(this.timer);
    const { ask, over } = scene.position;
    if (ask || over) {
      this.hurry = false;
      this.shown = null;
    }
    const last = this.hurry || this.screen.pace() === "none" ? null : this.shown;
    this.screen.show(scene, last);
    if (!last) return;
    this.timer = setTimeout(() => {
      this.shown = null;
      this.screen.show(scene, null);
    }, LINGER);
  }
}
