// A table as this browser knows it: the position, its story, the selection, and what is sent.
// Everything that arrives goes through here; components only read snapshots.

import type { Follow, Hint, Message, Next, Position, Preview, Question, Refused } from "../generated/frames";
import type { AbsenceInfo, LineInfo, TableInfo } from "../generated/http";
import { pictured } from "../generic/zones";
import { api, commandId, OFFLINE, passing, Refusal } from "../net/api";
import { connection, type Listener, type ServerMessage } from "../net/connection";
import { note } from "../net/promises";
import { getPrefs } from "../prefs/prefs";
import { type Beat, beatsBetween, ofOthers } from "./beats";
import { chained, type Link } from "./chain";
import { HoverPreview } from "./hover";
import { keyOf, pathKey, pathOf } from "./options";
import { recall, remember } from "./persisted";
import { Playback, type Scene } from "./playback";
import { Previews } from "./previews";
import { type Recalled, recall as recallTurns } from "./recap";
import { hear, lastTold, NO_STORY, resync, type Story, type Turn } from "./story";
import { closeGap, RETOLD } from "./story-gap";
import { type Held, Holding, heldFor } from "./takeback";

export interface Problem {
  code: string;
  detail: string;
}

/** An answer of the thought that is not sent yet. */
export interface Thought {
  option: unknown;
  label: Message;
}

export interface Snapshot {
  info: TableInfo | null;
  /** What is on show; while turns of others are shown it may be behind what is known. */
  position: Position | null;
  story: Story;
  /** The part of a turn of others that is on show. */
  playing: Beat | null;
  /** Who has done something while the reader decides, and how often that has happened. */
  acted: { seat: number; n: number };
  /** An answer that is not sent yet: it can be taken back. */
  held: Held | null;
  /** The reader has decided something in this game. */
  moved: boolean;
  /** The last turn of the story the reader has acted after; later ones are news. */
  read: number;
  /** How often the server has told the story again, because we had missed some of it. */
  retold: number;
  /** How often a position came that does not follow from the last one. */
  jumps: number;
  online: boolean;
  /** Who is away, late, or has lent their seat. */
  absences: AbsenceInfo[];
  chat: LineInfo[];
  /** Answers that lead to the question at hand; nothing of them is sent. */
  path: Thought[];
  /** Where they lead to; null: nowhere, the question is that of the position. */
  ahead: Next | null;
  /** The questions of this turn up to the one at hand, and what each is asked for. */
  chain: readonly Link[];
  selected: string | null;
  /** What the selected option would do, or else the answers that led here; null until it is known. */
  preview: Preview | null;
  refusals: Refused[];
  /** What options of the open decision ask next. */
  follows: Follow[];
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
  playing: null,
  acted: { seat: -1, n: 0 },
  held: null,
  moved: false,
  read: 0,
  retold: 0,
  jumps: 0,
  online: true,
  absences: [],
  chat: [],
  path: [],
  ahead: null,
  chain: [],
  selected: null,
  preview: null,
  refusals: [],
  follows: [],
  hint: null,
  sending: false,
  sent: 0,
  problem: null,
  barred: null,
};

/** What belongs to one decision, before anything is known of it. */
const UNDECIDED = {
  path: [],
  ahead: null,
  selected: null,
  preview: null,
  refusals: [],
  follows: [],
  hint: null,
  problem: null,
} satisfies Partial<Snapshot>;

/** Where one stood before a step of a thought, and what all steps up to that one would do. */
type Trail = Pick<Snapshot, "path" | "ahead" | "chain" | "refusals" | "follows"> & { preview: Preview };

const NEWS_WITHIN = 1500;
const AGAIN = 1500; // until an outcome that was lost is asked for again
const PERSIST_AFTER = 1000; // writing takes time that a quick turn of others does not have

function problemOf(e: unknown): Problem {
  return e instanceof Refusal ? { code: e.code, detail: e.detail } : { code: OFFLINE, detail: "" };
}

function thoughtOf(ask: Question | null | undefined, option: unknown): Thought {
  const i = ask?.options.findIndex((x) => keyOf(x) === keyOf(option)) ?? -1;
  return { option, label: ask?.labels[i] ?? ["", {}] };
}

/** There is no way back. */
export const isFinal = (preview: Preview) => ["chance", "known"].includes(preview.stop);

export class TableSession implements Listener {
  private now: Snapshot = START;
  private readonly listeners = new Set<() => void>();
  private readonly previews = new Previews((key, stop) => this.dryRun(key, stop));
  readonly hover = new HoverPreview(this.previews);
  private readonly playback = new Playback({
    show: (scene, beat) => this.show(scene, beat),
    // What nobody looks at is the absence: it is told later.
    pace: () => (globalThis.document?.hidden ? "none" : getPrefs().pace),
  });
  private readonly holding = new Holding((held) => this.put({ held }));
  private newest: Scene | null = null; // whatever is on show
  private stop: (() => void) | null = null;
  private version = -1; // that the story goes up to
  private timer = 0;
  private reasons = new AbortController(); // for what is closed in the open decision
  private advice = 0; // which question about a hint was the last
  private answered = { turn: 0, token: 0, label: null as Message | null }; // when a question came, and the last answer
  private trail: Trail[] = []; // where the answers of a thought were given, and what they would do
  private still = false; // what is selected was not pressed
  private renewing = new AbortController(); // for a thought that others have moved in

  constructor(readonly id: string) {
    const persisted = recall(id);
    if (!persisted) return;
    this.version = persisted.version;
    const { turns, read } = persisted;
    this.now = { ...START, story: { turns, marks: [] }, read, moved: read > 0 };
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
    const hide = () => document.hidden && this.playback.flush();
    addEventListener("pagehide", persist);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", persist);
      document.removeEventListener("visibilitychange", hide);
      this.playback.flush();
      this.holding.release();
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
      // It may have begun before anybody listened.
      if (info.status === "running" && !this.now.position) connection().watch(this.id);
      if (info.status === "running") void this.readAbsences();
      else if (this.now.absences.length) this.put({ absences: [] });
    } catch (e) {
      this.put({ barred: problemOf(e) });
    }
  }

  /** `still`: nobody has pressed it, so what it asks next can wait. */
  readonly select = (key: string | null, still = false): void => {
    if (this.now.sending) return;
    this.holding.drop();
    this.still = still;
    const preview = key === null ? this.thought() : this.previews.known(key);
    this.put({ selected: key, preview, problem: null });
    if (key === null) return;
    if (preview) this.goOn(key, preview);
    else void this.preview(key);
  };

  readonly commit = (): void => {
    if (this.holding.release()) return;
    const ask = this.now.position?.ask;
    const [answer, ...further] = this.answers();
    if (!ask || answer === undefined || this.now.sending) return;
    const { path, selected } = this.now;
    const last = selected === null ? path.at(-1) : this.thoughts(selected).at(-1);
    this.answered.label = last?.label ?? null;
    const command = { command_id: commandId(), ask: ask.token, answer, further };
    this.sendHeld(() => void this.send(() => api.answer(this.id, command)));
  };

  /** May a press on the only option commit it at once? Not if there is no way back from it. */
  sure(): boolean {
    return this.now.preview !== null && !isFinal(this.now.preview);
  }

  /** One step back: what is selected, else what led to this question. */
  readonly escape = (): void => {
    if (this.now.selected === null) this.back();
    else this.select(null);
  };

  /** At once, or after a moment in which it can be taken back. */
  private sendHeld(go: () => void): void {
    const { position, preview, info } = this.now;
    const held = heldFor(preview, position?.seat ?? -1, info?.seats.length ?? 0, getPrefs().pace);
    if (held) this.holding.hold(held, go);
    else go();
  }

  /** What others have done is shown at once. */
  readonly skip = (): void => this.playback.skip();

  readonly undo = (): void => {
    if (this.holding.drop()) return;
    this.playback.flush();
    const code = this.now.position?.undo;
    if (this.now.path.length) this.back();
    else if (code) this.put({ problem: { code: "refused", detail: code } });
    else if (!this.now.sending) void this.send(() => api.undo(this.id));
  };

  /** Turns of the story with their positions; none if they cannot be had. */
  async recall(turns: readonly Turn[]): Promise<Recalled[]> {
    try {
      return await recallTurns(this.id, this.version, (this.newest ?? this.now).story.turns, turns);
    } catch (e) {
      this.put({ problem: problemOf(e) });
      return [];
    }
  }

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
    const asked = ++this.advice; // a token comes again after an undo
    const wanted = () => this.now.hint === "asked" && this.advice === asked;
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
    const had = this.newest?.position.version ?? -1;
    if (frame.version < had) return;
    this.playback.flush();
    if (frame.version > had) this.put({ jumps: this.now.jumps + 1 });
    const missed = this.version >= 0 && frame.version > this.version;
    const [known, at] = [this.now.story.turns, this.version];
    const story = resync(this.now.story, frame.state, missed);
    this.arrive(frame, story, missed);
    if (missed || !known.length) void this.retell(known, at);
  }

  /** Closes the gap after the turns that were known at a version. */
  private async retell(known: readonly Turn[], at: number): Promise<void> {
    try {
      const story = await api.story(this.id, Math.max(0, this.version - RETOLD));
      if (story.version < this.version) return await this.retell(known, at);
      const { retold } = this.now;
      // What came since will be told by its own frame.
      const frames = story.frames.filter((x) => x.version <= this.version);
      const { turns, read } = closeGap(known, at, { ...story, frames });
      this.playback.flush();
      const whole = resync({ turns, marks: [] }, this.now.position?.state, false);
      if (this.newest) this.newest = { ...this.newest, story: whole };
      this.put({ story: whole, read, retold: retold + 1, moved: this.now.moved || story.decided > 0 });
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
    const told = this.newest?.story ?? this.now.story;
    this.arrive(frame, hear(told, frame.state, frame.events ?? []), false);
  }

  /** The newest there is; it is shown now, or after what came before it. */
  private arrive(arrived: Position, story: Story, missed: boolean): void {
    const position = arrived.status === "over" ? { ...arrived, ask: null, waiting: [] } : arrived;
    const before = this.newest;
    const had = before?.position.ask ?? null;
    const decided = had !== null && had.token !== position.ask?.token;
    const told = before && !missed ? beatsBetween(before.story.turns, story.turns) : [];
    this.version = position.version;
    this.newest = { position, story };
    // Whoever decides something, here or elsewhere, has seen what came before.
    if (decided && before) this.put({ read: lastTold(before.story.turns), moved: true });
    if (decided) this.holding.drop();
    const meanwhile = had !== null && !decided;
    const seat = told.at(-1)?.turn.seat ?? -1;
    if (meanwhile && seat >= 0) this.put({ acted: { seat, n: this.now.acted.n + 1 } });
    // Who decides is not kept from it by what others do at the same time.
    this.playback.push({ position, story, beats: meanwhile ? [] : ofOthers(told, position.seat, decided) });
    this.persistSoon();
  }

  private show({ position: whole, story }: Scene, playing: Beat | null): void {
    const before = this.now.position;
    // What is told comes first; the question, or the end, is next.
    const position: Position = playing
      ? { ...whole, ask: null, over: false, scores: null, status: whole.over ? "running" : whole.status }
      : whole;
    const change: Partial<Snapshot> = { position, story, playing, barred: null };
    if (before?.ask?.token !== position.ask?.token) {
      // Another decision: what was selected or refused belongs to the last one.
      this.forgetThought();
      this.hover.forget();
      Object.assign(change, { ...UNDECIDED, chain: this.chainTo(position, story), sending: false });
    }
    this.put(change);
    if (before?.ask?.token !== position.ask?.token) {
      void this.askWhy(position.ask?.token);
      this.selectOnly();
    } else if (this.now.path.length && !this.now.sending) void this.renew();
    if (!this.now.info || before?.status !== position.status || this.now.absences.length) void this.refresh();
  }

  /** What the open question is asked for. Another turn, or an answer taken back, begins anew. */
  private chainTo({ ask }: Position, { turns }: Story): readonly Link[] {
    if (!ask) return this.now.chain;
    const turn = turns.at(-1)?.id ?? 0;
    const on = turn === this.answered.turn && ask.token > this.answered.token;
    const chain = chained(on ? this.now.chain : [], ask.kind, this.answered.label);
    this.answered = { turn, token: ask.token, label: null };
    return chain;
  }

  private async askWhy(token: number | undefined): Promise<void> {
    this.reasons.abort(); // nobody waits for those of a decision that has passed
    if (token === undefined) return;
    this.reasons = new AbortController();
    const { signal } = this.reasons;
    await null; // where many positions came at once, only the last is asked about
    if (signal.aborted) return;
    void this.askAhead(token, signal);
    try {
      const refusals = await api.why(this.id, token, signal);
      if (!signal.aborted) this.put({ refusals });
    } catch {
      // Only reasons are missing; what is offered is there.
    }
  }

  /** What options ask next: then a concrete place can be pressed at once. */
  private async askAhead(token: number, signal: AbortSignal): Promise<void> {
    try {
      const follows = await api.ahead(this.id, token, signal);
      if (!signal.aborted) this.put({ follows });
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
    return api.preview(this.id, ask.token, path, stop);
  }

  // -- a thought of several answers -----------------------------------------------------------------

  /** All answers so far, with what is selected. */
  private answers(): unknown[] {
    const { path, selected } = this.now;
    return [...path.map((x) => x.option), ...(selected === null ? [] : pathOf(selected))];
  }

  /** What the answers so far would do. */
  private thought(): Preview | null {
    return this.trail.at(-1)?.preview ?? null;
  }

  /** To the question that a pressed option asks next. Nothing is sent: one can go back. */
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

  private back(): void {
    const last = this.trail.pop();
    if (last && !this.now.sending) this.stand({ ...last, preview: this.thought() });
  }

  private stand(change: Partial<Snapshot>): void {
    this.previews.follow(change.path?.map((x) => x.option) ?? []);
    this.hover.forget();
    this.put({ selected: null, problem: null, ...change });
    this.selectOnly();
  }

  /** A single way on is selected from the start. */
  private selectOnly(): void {
    const ask = this.now.ahead?.position.ask ?? this.now.position?.ask;
    if (ask?.options.length === 1) this.select(keyOf(ask.options[0]), true);
  }

  /** Others have moved while a thought was under way: it goes on in what there is now, if it still can. */
  private async renew(): Promise<void> {
    const path = this.now.path.map((x) => x.option);
    const token = this.now.position?.ask?.token;
    if (token === undefined) return;
    const same = () => pathKey(this.now.path.map((x) => x.option)) === pathKey(path);
    try {
      this.renewing.abort();
      this.renewing = new AbortController();
      const preview = await api.preview(this.id, token, path, this.renewing.signal);
      if (this.now.position?.ask?.token !== token || !same()) return;
      if (preview.next) this.put({ ahead: { ...preview.next, position: pictured(preview.next.position) } });
    } catch (e) {
      if (same() && problemOf(e).code === "refused") while (this.trail.length) this.back();
    }
  }

  private async preview(key: string): Promise<void> {
    const lost = await this.previews.of(key).then(() => false, passing);
    if (this.now.selected !== key) return;
    const preview = this.previews.known(key);
    this.put({ preview }); // what the option is can be read without it
    if (preview) this.goOn(key, preview);
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
    this.renewing.abort(); // nobody waits for what is said of a decision that has passed
    this.hover.forget();
    this.put({ sending: true, sent: this.now.sent + 1, problem: null });
    try {
      const done = await command();
      // A question that was only looked ahead to is open when the news of it comes.
      const sending = this.now.path.length > 0;
      this.put(open() ? { sending, selected: null, preview: null, read } : { read });
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

  private forgetThought(): void {
    this.previews.clear();
    this.renewing.abort();
    this.previews.follow([]);
    this.trail = [];
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
    const { read } = this.now;
    const { story } = this.newest ?? this.now;
    remember(this.id, { version: this.version, turns: story.turns.slice(-30), read });
  }

  private put(change: Partial<Snapshot>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
