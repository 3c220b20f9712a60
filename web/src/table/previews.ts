// Dry runs of options: each is asked for once, and kept as long as its decision is open.

import type { Preview } from "../generated/frames";
import { NEXT, pathKey } from "./options";

export class Previews {
  private readonly asked = new Map<string, Promise<Preview>>();
  private readonly told = new Map<string, Preview>();

  private stop = new AbortController();
  private begun = ""; // the answers before, as a key

  constructor(private readonly run: (key: string, stop: AbortSignal) => Promise<Preview>) {}

  known(key: string): Preview | null {
    return this.told.get(this.begun + key) ?? null;
  }

  of(after: string): Promise<Preview> {
    const key = this.begun + after;
    const had = this.asked.get(key);
    if (had) return had;
    const asked = this.run(key, this.stop.signal);
    this.asked.set(key, asked);
    asked.then(
      (preview) => this.asked.get(key) === asked && this.told.set(key, preview),
      () => this.asked.get(key) === asked && this.asked.delete(key), // another try may do
    );
    return asked;
  }

  /** From now on keys are those of answers that follow these. */
  follow(path: readonly unknown[]): void {
    this.begun = path.map((x) => pathKey([x]) + NEXT).join("");
  }

  /** The decision has passed, or is about to: nobody waits for what was asked. */
  clear(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.asked.clear();
    this.told.clear();
  }
}
