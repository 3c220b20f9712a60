// A moment between the reader's last decision and what others do then, or a word of the coach before
// a choice that gives something away: nothing is sent yet.

import type { Hint, Message, Preview } from "../generated/frames";
import { keyOf } from "../kit/option-key";
import type { Pace } from "../prefs/prefs";

export interface Held {
  /** How long it is held. */
  ms: number;
  /** Who is next, -1 if it is not known. */
  next: number;
  /** What it gives away; held until the reader has decided. */
  costly?: Costly;
}

export interface Costly {
  /** What was chosen. */
  chosen?: Message | null;
  /** Points, about. */
  cost: number;
  /** What would be better, and why. */
  better: Message;
  reasons: readonly Message[];
}

const HELD: Record<Pace, number> = { none: 0, quick: 1000, normal: 1500, slow: 2500 };

/** Is the turn over for the reader with this? Null: nothing is held, it can be undone later. */
export function heldFor(preview: Preview | null, seat: number, seats: number, pace: Pace): Held | null {
  const ms = HELD[pace];
  if (!preview || !ms) return null;
  const turns = preview.events.filter((x) => x.what === "turn").map((x) => Number(x.about.player));
  const turn = turns.at(-1) ?? seat;
  if (preview.stop !== "other" && (turn === seat || !["chance", "known"].includes(preview.stop))) return null;
  return { ms, next: turn !== seat ? turn : seats === 2 ? 1 - seat : -1 };
}

/** What an option gives away beyond doubt, as far as the coach knows; null: nothing. */
export function costlyIn(coach: Hint | null, option: unknown): Costly | null {
  const key = keyOf(option);
  const found = coach?.costly.find((x) => keyOf(x.option) === key);
  const best = coach?.options[0];
  if (!found || !best) return null;
  const reasons = found.lines.length ? found.lines : best.reasons;
  return { cost: found.cost, better: best.label, reasons: [...reasons, ...best.sets_apart] };
}

/** One answer that waits to be sent. */
export class Holding {
  private go: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: (held: Held | null) => void) {}

  hold(held: Held, go: () => void): void {
    this.go = go;
    if (!held.costly) this.timer = setTimeout(() => this.release(), held.ms);
    this.changed(held);
  }

  /** Sends it; false if nothing waits. */
  release(): boolean {
    const { go } = this;
    this.drop();
    go?.();
    return go !== null;
  }

  /** Takes it back; false if nothing waits. */
  drop(): boolean {
    const had = this.go !== null;
    clearTimeout(this.timer);
    this.go = null;
    if (had) this.changed(null);
    return had;
  }
}
