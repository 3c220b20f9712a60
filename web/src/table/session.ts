// A table as this browser knows it: the position, its story, the selection, and what is sent.
// Everything that arrives goes through here; components only read snapshots.

import type { Hint, Position, Preview, Refused } from "../generated/frames";
import type { AbsenceInfo, LineInfo, TableInfo } from "../generated/http";
import { pictured } from "../generic/zones";
import { api, commandId, OFFLINE, passing, Refusal } from "../net/api";
import { connection, type Listener, type ServerMessage } from "../net/connection";
import { note } from "../net/promises";
import { HoverPreview } from "./hover";
import { keyOf } from "./options";
import { recall, remember } from "./persisted";
import { Previews } from "./previews";
import { hear, lastTold, NO_STORY, resync, type Story, type Turn } from "./story";
import { closeGap, RETOLD } from "./story-gap";

export interface Problem {
  code: string;
  detail: string;
}

export interface Snapshot {
  info: TableInfo | null;
  position: Position | null;
  story: Story;
  /** The last turn of the story the reader has acted after; later ones are news. */
  read: number;
  /** How often the server has told the story again, because we had missed some of it. */
  retold: number;
  online: boolean;
  /** Who is away, late, or has lent their seat. */
  absences: AbsenceInfo[];
  chat: LineInfo[];
  selected: string | null;
  /** What the selected option would do; null until it is known. */
  preview: Preview | null;
  refusals: Refused[];
  /** Advice on the open decision, "asked" while it is thought of; null: not wanted. */
  hint: Hint | "asked" | null;
  sending: boolean;
  /** How many answers the reader has sent, or taken back. */
  sent: number;
  /** What went wrong with the last command. */
  problem: Problem | null;
  /** Why the table cannot be shown at all. */
  barred: Problem | null;
}

const START: Snapshot = {
  info: null,
  position: null,
  story: NO_STORY,
  read: 0,
  retold: 0,
  online: true,
  absences: [],
  chat: [],
  selected: null,
  preview: null,
  refusals: [],
  hint: null,
  sending: false,
  sent: 0,
  problem: null,
  barred: null,
};

const NEWS_WITHIN = 1500;
const AGAIN = 1500; // until an outcome that was lost is asked for again
const PERSIST_AFTER = 1000; // writing takes time that a quick turn of others does not have

function problemOf(e: unknown): Problem {
  return e instanceof Refusal ? { code: e.code, detail: e.detail } : { code: OFFLINE, detail: "" };
}

export class TableSession implements Listener {
  private now: Snapshot = START;
  private readonly listeners = new Set<() => void>();
  private readonly previews = new Previews((key, stop) => this.dryRun(key, stop));
  readonly hover = new HoverPreview(this.previews);
  private stop: (() => void) | null = null;
  private version = -1; // that the story goes up to
  private timer = 0;
  private reasons = new AbortController(); // for what is closed in the open decision
  private thought = 0; // which question about a hint was the last

  constructor(readonly id: string) {
    const persisted = recall(id);
    if (!persisted) return;
    this.version = persisted.version;
    this.now = { ...START, story: { turns: persisted.turns, marks: [] }, read: persisted.read };
  }

  // -- for components ---------------------------------------------------------------------------

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.now;

  start(): () => void {
    void this.refresh();
    void this.readChat();
    this.stop = connection().follow(this.id, this);
    const persist = () => this.persist();
    addEventListener("pagehide", persist);
    return () => {
      removeEventListener("pagehide", persist);
      this.persist();
      this.stop?.();
      this.stop = null;
    };
  }

  async refresh(): Promise<void> {
    try {
      const info = await api.info(this.id);
      note(info.id, info.commit, info.status);
      this.put({ info, barred: null });
      if (info.status === "running") void this.readAbsences();
      else if (this.now.absences.length) this.put({ absences: [] });
    } catch (e) {
      this.put({ barred: problemOf(e) });
    }
  }

  readonly select = (key: string | null): void => {
    if (this.now.sending) return;
    const preview = key === null ? null : this.previews.known(key);
    this.put({ selected: key, preview, problem: null });
    if (key !== null && !preview) void this.preview(key);
  };

  readonly commit = (): void => {
    const { position, selected, sending } = this.now;
    const ask = position?.ask;
    const option = ask?.options.find((x) => keyOf(x) === selected);
    if (!ask || option === undefined || sending) return;
    void this.send(() => api.answer(this.id, { command_id: commandId(), ask: ask.token, answer: option }));
  };

  readonly undo = (): void => {
    const code = this.now.position?.undo;
    if (code) this.put({ problem: { code: "refused", detail: code } });
    else if (!this.now.sending) void this.send(() => api.undo(this.id));
  };

  /** Asks for advice, or puts it away. */
  readonly hint = (): void => {
    const { position, hint, info } = this.now;
    const ask = position?.ask;
    if (hint || !ask) this.put({ hint: null });
    else if (info && !info.hints) this.put({ problem: { code: "no-hints", detail: "" } });
    else void this.askHint(ask.token);
  };

  private async askHint(token: number): Promise<void> {
    this.put({ hint: "asked", problem: null });
    const thought = ++this.thought; // a token comes again after an undo
    const wanted = () => this.now.hint === "asked" && this.thought === thought;
    try {
      const hint = await api.hint(this.id, token);
      if (wanted()) this.put({ hint });
    } catch (e) {
      if (wanted()) this.put({ hint: null, problem: problemOf(e) });
    }
  }

  readonly dismiss = (): void => this.put({ problem: null });

  /** A vote for a bot in the seat of somebody who does not come. */
  readonly sitIn = (seat: number): void => {
    api.sitIn(this.id, seat).then(
      (absences) => this.put({ absences }),
      (e: unknown) => this.put({ problem: problemOf(e) }),
    );
  };

  readonly takeBack = (): void => {
    api.takeBack(this.id).then(
      () => this.refresh(),
      (e: unknown) => this.put({ problem: problemOf(e) }),
    );
  };

  readonly say = (text: string): void => {
    api.say(this.id, text).then(
      (said) => this.addLine(said),
      (e: unknown) => this.put({ problem: problemOf(e) }),
    );
  };

  // -- what arrives -----------------------------------------------------------------------------

  since(): number {
    // Without a position there is nothing updates could be added to.
    return this.now.position ? this.version : -1;
  }

  online(online: boolean): void {
    this.put({ online });
    if (online && this.now.info) void this.readChat();
  }

  hear(message: ServerMessage): void {
    switch (message.op) {
      case "position":
        this.take(message.frame);
        return;
      case "update":
        this.update(message.frame);
        return;
      case "nudge":
        if (message.version > this.version) connection().watch(this.id);
        return;
      case "lag":
        connection().watch(this.id);
        return;
      case "lobby":
        void this.refresh();
        return;
      case "chat":
        if (message.line) this.addLine(message.line);
        else void this.readChat();
        return;
      case "error":
        if (!this.now.position) this.put({ barred: message });
    }
  }

  private take(sent: Position): void {
    const frame = pictured(sent);
    const had = this.now.position?.version ?? -1;
    if (frame.version < had) return;
    const missed = this.version >= 0 && frame.version > this.version;
    const [known, at] = [this.now.story.turns, this.version];
    const story = resync(this.now.story, frame.state, missed);
    this.arrive(frame, story);
    if (missed || !known.length) void this.retell(known, at);
  }

  /** Closes the gap after the turns that were known at a version. */
  private async retell(known: readonly Turn[], at: number): Promise<void> {
    try {
      const story = await api.story(this.id, Math.max(0, this.version - RETOLD));
      if (story.version < this.version) return await this.retell(known, at);
      const { position, retold } = this.now;
      // What came since will be told by its own frame.
      const frames = story.frames.filter((x) => x.version <= this.version);
      const { turns, read } = closeGap(known, at, { ...story, frames });
      const whole = resync({ turns, marks: [] }, position?.state, false);
      this.put({ story: whole, read, retold: retold + 1 });
      this.persistSoon();
    } catch {
      // The gap stays, and says so.
    }
  }

  private update(sent: Position): void {
    const frame = pictured(sent);
    if (frame.version <= this.version && this.now.position) return; // told twice
    if (this.version >= 0 && frame.version > this.version + 1) {
      connection().watch(this.id); // something in between is missing
      return;
    }
    this.arrive(frame, hear(this.now.story, frame.state, frame.events ?? []));
  }

  private arrive(arrived: Position, story: Story): void {
    const before = this.now.position;
    const position = arrived.status === "over" ? { ...arrived, ask: null, waiting: [] } : arrived;
    this.version = position.version;
    const change: Partial<Snapshot> = { position, story, barred: null };
    if (before?.ask?.token !== position.ask?.token) {
      // Another decision: what was selected or refused belongs to the last one.
      this.previews.clear();
      this.hover.forget();
      Object.assign(change, { sending: false, selected: null, preview: null, refusals: [], hint: null, problem: null });
    }
    this.put(change);
    this.persistSoon();
    if (before?.ask?.token !== position.ask?.token) void this.askWhy(position.ask?.token);
    if (!this.now.info || before?.status !== position.status || this.now.absences.length) void this.refresh();
  }

  private async askWhy(token: number | undefined): Promise<void> {
    this.reasons.abort(); // nobody waits for those of a decision that has passed
    if (token === undefined) return;
    this.reasons = new AbortController();
    const { signal } = this.reasons;
    await null; // where many positions came at once, only the last is asked about
    if (signal.aborted) return;
    try {
      const refusals = await api.why(this.id, token, signal);
      if (!signal.aborted) this.put({ refusals });
    } catch {
      // Only reasons are missing; what is offered is there.
    }
  }

  private async dryRun(key: string, stop: AbortSignal): Promise<Preview> {
    const option = this.now.position?.ask?.options.find((x) => keyOf(x) === key);
    // While an answer is on its way nothing can be said of the others any more.
    if (option === undefined || this.now.sending) throw new Refusal("stale", "");
    return api.preview(this.id, option, stop);
  }

  private async preview(key: string): Promise<void> {
    const lost = await this.previews.of(key).then(() => false, passing);
    if (this.now.selected !== key) return;
    this.put({ preview: this.previews.known(key) }); // what the option is can be read without it
    if (!lost) return;
    setTimeout(() => {
      if (this.now.selected === key && !this.now.preview) void this.preview(key);
    }, AGAIN);
  }

  private async send(command: () => Promise<{ version: number }>): Promise<void> {
    const read = lastTold(this.now.story.turns); // before others answer
    const token = this.now.position?.ask?.token;
    // The news may come before the answer: then another decision is open already.
    const open = () => this.now.position?.ask?.token === token;
    this.previews.clear();
    this.hover.forget();
    this.put({ sending: true, sent: this.now.sent + 1, problem: null });
    try {
      const done = await command();
      this.put(open() ? { sending: false, selected: null, preview: null, read } : { read });
      this.persistSoon();
      // The news of it comes by itself; if it is lost, it is asked for.
      setTimeout(() => {
        if (done.version > this.version) connection().watch(this.id);
      }, NEWS_WITHIN);
    } catch (e) {
      this.put({ sending: false, problem: problemOf(e) });
      if (this.now.selected !== null) void this.preview(this.now.selected);
      connection().watch(this.id);
    }
  }

  private async readAbsences(): Promise<void> {
    try {
      this.put({ absences: await api.absences(this.id) });
    } catch {
      // Who is absent is not shown; the game goes on.
    }
  }

  /** All that was said and that the reader wants to read. */
  async readChat(): Promise<void> {
    try {
      const lines = await api.chat(this.id);
      this.put({ chat: lines });
    } catch {
      // Nobody may talk to us here, or not now.
    }
  }

  private addLine(said: LineInfo): void {
    if (this.now.chat.some((x) => x.n === said.n)) return;
    this.put({ chat: [...this.now.chat, said].sort((a, b) => a.n - b.n) });
  }

  private persistSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.persist(), PERSIST_AFTER);
  }

  private persist(): void {
    clearTimeout(this.timer);
    if (this.version < 0) return;
    const { story, read } = this.now;
    remember(this.id, { version: this.version, turns: story.turns.slice(-30), read });
  }

  private put(change: Partial<Snapshot>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
