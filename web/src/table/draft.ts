// The answer the reader is about to give: what is selected, the answers that led to the question at
// hand, and what all of them would do. Nothing of it is sent: one can go back.

import type { Message, Next, Preview, Question } from "../generated/frames";
import { pictured } from "../generic/zones";
import { keyOf } from "../kit/option-key";
import { api, passing, Refusal } from "../net/api";
import { chained } from "./chain";
import { HoverPreview } from "./hover";
import { pathKey, pathOf } from "./options";
import { Previews } from "./previews";
import { problemOf, type Snapshot, type Thought } from "./snapshot";

/** The table a draft is for. */
interface Drafted {
  readonly id: string;
  snapshot(): Snapshot;
  put(change: Partial<Snapshot>): void;
}

/** Where one stood before an answer, and what all answers up to that one would do. */
type Trail = Pick<Snapshot, "path" | "ahead" | "chain" | "refusals" | "follows"> & { preview: Preview };

const AGAIN = 1500; // until an outcome that was lost is asked for again

/** There is no way back. */
export const isFinal = (preview: Preview) => ["chance", "known"].includes(preview.stop);

function thoughtOf(ask: Question | null | undefined, option: unknown): Thought {
  const i = ask?.options.findIndex((x) => keyOf(x) === keyOf(option)) ?? -1;
  return { option, label: ask?.labels[i] ?? ["", {}] };
}

export class Draft {
  private readonly previews = new Previews((key, stop) => this.dryRun(key, stop));
  readonly hover = new HoverPreview(this.previews);
  private trail: Trail[] = [];
  private still = false; // what is selected was not pressed
  private reasons = new AbortController(); // for what is closed in the open decision
  private renewing = new AbortController(); // for a draft that others have moved in

  constructor(private readonly table: Drafted) {}

  private get now(): Snapshot {
    return this.table.snapshot();
  }

  /** `still`: nobody has pressed it, so what it asks next can wait. */
  select(key: string | null, still = false): void {
    if (this.now.sending) return;
    this.still = still;
    const preview = key === null ? this.outcome() : this.previews.known(key);
    this.table.put({ selected: key, preview, problem: null });
    if (key === null) return;
    if (preview) this.goOn(key, preview);
    else void this.preview(key);
  }

  /** All answers so far, with what is selected. */
  answers(): unknown[] {
    const { path, selected } = this.now;
    return [...path.map((x) => x.option), ...(selected === null ? [] : pathOf(selected))];
  }

  /** The last of them, in words. */
  last(): Message | null {
    const { path, selected } = this.now;
    const thought = selected === null ? path.at(-1) : this.thoughts(selected).at(-1);
    return thought?.label ?? null;
  }

  /** To the question before. */
  back(): void {
    const last = this.trail.pop();
    if (last && !this.now.sending) this.stand({ ...last, preview: this.outcome() });
  }

  /** To the open decision, with nothing chosen. */
  restart(): void {
    const first = this.trail[0];
    this.trail = [];
    this.stand({ ...first, preview: null });
  }

  /** It is on its way: nobody waits for what is said of the decision any more. */
  sent(): void {
    this.previews.clear();
    this.renewing.abort();
    this.hover.forget();
  }

  /** Another decision: nothing of the last one matters. */
  forget(): void {
    this.sent();
    this.previews.follow([]);
    this.trail = [];
  }

  /** Another decision is open: what is closed in it, what its options ask next. */
  async open(token: number | undefined): Promise<void> {
    this.reasons.abort(); // nobody waits for those of a decision that has passed
    this.selectOnly();
    if (token === undefined) return;
    this.reasons = new AbortController();
    const { signal } = this.reasons;
    await null; // where many positions came at once, only the last is asked about
    if (signal.aborted) return;
    void this.askAhead(token, signal);
    try {
      const refusals = await api.why(this.table.id, token, signal);
      if (!signal.aborted) this.table.put({ refusals });
    } catch {
      // Only reasons are missing; what is offered is there.
    }
  }

  /** Others have moved meanwhile: it goes on in what there is now, if it still can. */
  async renew(): Promise<void> {
    const path = this.now.path.map((x) => x.option);
    const token = this.now.position?.ask?.token;
    if (!path.length || token === undefined || this.now.sending) return;
    const same = () => pathKey(this.now.path.map((x) => x.option)) === pathKey(path);
    try {
      this.renewing.abort();
      this.renewing = new AbortController();
      const preview = await api.preview(this.table.id, token, path, this.renewing.signal);
      if (this.now.position?.ask?.token !== token || !same()) return;
      if (preview.next) this.table.put({ ahead: { ...preview.next, position: pictured(preview.next.position) } });
    } catch (e) {
      if (same() && problemOf(e).code === "refused") while (this.trail.length) this.back();
    }
  }

  /** What the selected option would do. */
  async preview(key: string): Promise<void> {
    const lost = await this.previews.of(key).then(() => false, passing);
    if (this.now.selected !== key) return;
    const preview = this.previews.known(key);
    this.table.put({ preview }); // what the option is can be read without it
    if (preview) this.goOn(key, preview);
    if (!lost) return;
    setTimeout(() => {
      if (this.now.selected === key && !this.now.preview) void this.preview(key);
    }, AGAIN);
  }

  /** What the answers so far would do. */
  private outcome(): Preview | null {
    return this.trail.at(-1)?.preview ?? null;
  }

  /** To the question that a pressed option asks next. */
  private goOn(key: string, preview: Preview): void {
    if (!preview.next || this.still || this.now.sending) return;
    const { path, ahead, chain, refusals, follows } = this.now;
    this.trail.push({ path, ahead, chain, refusals, follows, preview });
    this.stand({ ...this.led(key, preview.next), preview });
  }

  private led(key: string, next: Next): Partial<Snapshot> {
    const path = [...this.now.path, ...this.thoughts(key)];
    const there = { ...next, position: pictured(next.position) };
    const chain = chained(this.now.chain, next.position.ask?.kind ?? "", path.at(-1)?.label ?? null);
    return { path, ahead: there, chain, refusals: next.refusals, follows: [], hint: null };
  }

  /** The answers of what is pressed, in words. */
  private thoughts(key: string): Thought[] {
    const { ahead, position, follows } = this.now;
    const ask = ahead?.position.ask ?? position?.ask;
    const [first, second] = pathOf(key);
    const after = follows.find((x) => keyOf(x.option) === keyOf(first))?.question;
    return [thoughtOf(ask, first), ...(second === undefined ? [] : [thoughtOf(after, second)])];
  }

  private stand(change: Partial<Snapshot>): void {
    this.previews.follow(change.path?.map((x) => x.option) ?? []);
    this.hover.forget();
    this.table.put({ selected: null, problem: null, ...change });
    this.selectOnly();
  }

  /** A single way on is selected from the start. */
  private selectOnly(): void {
    const ask = this.now.ahead?.position.ask ?? this.now.position?.ask;
    if (ask?.options.length === 1) this.select(keyOf(ask.options[0]), true);
  }

  /** What options ask next: then a concrete place can be pressed at once. */
  private async askAhead(token: number, signal: AbortSignal): Promise<void> {
    try {
      const follows = await api.ahead(this.table.id, token, signal);
      if (!signal.aborted) this.table.put({ follows });
    } catch {
      // It is asked step by step.
    }
  }

  private async dryRun(key: string, stop: AbortSignal): Promise<Preview> {
    const path = pathOf(key);
    const ask = this.now.position?.ask;
    const open = ask?.options.some((x) => keyOf(x) === keyOf(path[0]));
    // While an answer is on its way nothing can be said of the others any more.
    if (!ask || !open || this.now.sending) throw new Refusal("stale", "");
    return api.preview(this.table.id, ask.token, path, stop);
  }
}
