// The option somebody looks at without choosing it, by pointer or focus, and what it would do.

import type { FocusEvent, PointerEvent } from "react";
import type { Preview } from "../generated/frames";
import { optionAt } from "./focus";
import type { Previews } from "./previews";

export interface Hovered {
  key: string;
  /** Null until it is known. */
  preview: Preview | null;
}

/** A pointer that only passes by asks for nothing. */
const PAUSE = 120;
/** Looking around takes less than half of the commands a server allows. */
const BETWEEN = 250;

export class HoverPreview {
  private now: Hovered | null = null;
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private free = 0; // when the next one may be asked for
  private readonly listeners = new Set<() => void>();

  constructor(private readonly previews: Previews) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Hovered | null => this.now;

  readonly look = (key: string | null): void => {
    if (key === this.wanted) return;
    this.wanted = key;
    this.later(PAUSE);
  };

  /** Another decision: there is nothing to look at any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    if (this.now) this.put(null);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.turn(), ms);
  }

  private async turn(): Promise<void> {
    const key = this.wanted;
    if (key === null) return this.put(null);
    const known = this.previews.known(key);
    this.put({ key, preview: known });
    if (known || this.asking) return; // one at a time: the last one wanted follows
    const wait = this.free - Date.now();
    if (wait > 0) return this.later(wait);
    this.asking = true;
    this.free = Date.now() + BETWEEN;
    const failed = await this.previews.of(key).then(
      () => false,
      () => true,
    );
    this.asking = false;
    if (this.wanted !== key) return this.turn();
    const preview = this.previews.known(key);
    if (preview) this.put({ key, preview });
    else if (!failed) return this.turn(); // it was about a decision that has passed
  }

  private put(look: Hovered | null): void {
    this.now = look;
    for (const listener of this.listeners) listener();
  }
}

/** For the element around all options. A finger does not hover, and focus counts only where it is seen. */
export function hoverHandlers({ look }: HoverPreview) {
  return {
    onPointerOver: (e: PointerEvent) => e.pointerType !== "touch" && look(optionAt(e.target)),
    onPointerLeave: () => look(null),
    onFocus: (e: FocusEvent) => e.target.matches(":focus-visible") && look(optionAt(e.target)),
    onBlur: () => look(null),
  };
}
