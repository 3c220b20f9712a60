// Dry runs of options: each is asked for once, and kept as long as its decision is open.

import type { Preview } from "../generated/frames";

export class Previews {
  private readonly asked = new Map<string, Promise<Preview>>();
  private readonly told = new Map<string, Preview>();

  private stop = new AbortController();

  constructor(private readonly run: (key: string, stop: AbortSignal) => Promise<Preview>) {}

  known(key: string): Preview | null {
    return this.told.get(key) ?? null;
  }

  of(key: string): Promise<Preview> {
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

  /** The decision has passed, or is about to: nobody waits for what was asked. */
  clear(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.asked.clear();
    this.told.clear();
  }
}
