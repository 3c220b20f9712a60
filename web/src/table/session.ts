// A table as this browser knows it: what arrives, and what is sent. Everything goes through here;
// components only read snapshots.

import type { Message, Position } from "../generated/frames";
import type { LineInfo } from "../generated/http";
import { pictured } from "../generic/zones";
import { api, commandId, OFFLINE } from "../net/api";
import { connection, type Listener, type ServerMessage } from "../net/connection";
import { note } from "../net/promises";
import { getPrefs } from "../prefs/prefs";
import { type Beat, beatsBetween, ofOthers } from "./beats";
import { chained, type Link } from "./chain";
import { Draft, isFinal } from "./draft";
import { recall, remember } from "./persisted";
import { Playback, type Scene } from "./playback";
import { type Recalled, recall as recallTurns } from "./recap";
import { problemOf, type Snapshot, START, UNDECIDED } from "./snapshot";
import { hear, lastTold, resync, type Story, type Turn } from "./story";
import { closeGap, RETOLD } from "./story-gap";
import { costlyIn, Holding, heldFor } from "./takeback";

const NEWS_WITHIN = 1500;
const PERSIST_AFTER = 1000; // writing takes time that a quick turn of others does not have

export class TableSession implements Listener {
  private now: Snapshot = START;
  private readonly listeners = new Set<() => void>();
  readonly draft = new Draft(this);
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
  private advice = 0; // which question about a hint was the last
  private answered = { turn: 0, token: 0, label: null as Message | null }; // when a question came, and the last answer

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
      const first = !this.now.info;
      this.put({ info, barred: null });
      if (first) void this.consult(this.now.position?.ask ?? null); // it may have been asked before
      // It may have begun before anybody listened.
      if (info.status === "running" && !this.now.position) connection().watch(this.id);
      if (info.status === "running") void this.readAbsences();
      else if (this.now.absences.length) this.put({ absences: [] });
    } catch (e) {
      const barred = problemOf(e);
      // A table that is known stays on the screen while the server is away.
      if (barred.code !== OFFLINE || !this.now.position) this.put({ barred });
    }
  }

  readonly select = (key: string | null, still = false): void => {
    if (this.now.sending) return;
    this.holding.drop();
    this.draft.select(key, still);
  };

  /** One step back: what is selected, else what led to this question. */
  readonly escape = (): void => {
    if (this.now.selected === null) this.draft.back();
    else this.select(null);
  };

  /** May a press on the only option commit it at once? Not if there is no way back from it. */
  sure(): boolean {
    return this.now.preview !== null && !isFinal(this.now.preview);
  }

  readonly commit = (): void => {
    if (this.holding.release()) return;
    const ask = this.now.position?.ask;
    const [answer, ...further] = this.draft.answers();
    if (!ask || answer === undefined || this.now.sending) return;
    this.answered.label = this.draft.last();
    const command = { command_id: commandId(), ask: ask.token, answer, further };
    this.sendHeld(() => void this.send(() => api.answer(this.id, command)));
  };

  /** At once, or after a moment in which it can be taken back. */
  private sendHeld(go: () => void): void {
    const { position, preview, info } = this.now;
    const costly = costlyIn(this.now.coach, this.draft.answers()[0]);
    const held = costly
      ? { ms: 0, next: -1, costly: { ...costly, chosen: this.answered.label } }
      : heldFor(preview, position?.seat ?? -1, info?.seats.length ?? 0, getPrefs().pace);
    if (held) this.holding.hold(held, go);
    else go();
  }

  /** What others have done is shown at once. */
  readonly skip = (): void => this.playback.skip();

  readonly undo = (): void => {
    if (this.holding.drop()) {
      this.draft.restart(); // nothing that was taken back lies in wait for the next press
      return;
    }
    this.playback.flush();
    const code = this.now.position?.undo;
    if (this.now.path.length) this.draft.back();
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
    const { position, hint, info, coach } = this.now;
    const ask = position?.ask;
    if (hint || !ask) this.put({ hint: null });
    else if (coach) this.put({ hint: coach });
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

  /** At a table with a coach it thinks along, and says nothing unless it matters. */
  private async consult(ask: Position["ask"]): Promise<void> {
    if (!ask || ask.options.length < 2 || !this.now.info?.coached || !getPrefs().coach) return;
    try {
      const coach = await api.hint(this.id, ask.token);
      // The same question may have come once more meanwhile.
      if (this.now.position?.ask?.token === ask.token) this.put({ coach });
    } catch {
      // It has nothing to say.
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
      this.draft.forget();
      Object.assign(change, { ...UNDECIDED, chain: this.chainTo(position, story), sending: false });
    }
    this.put(change);
    if (before?.ask?.token !== position.ask?.token) {
      void this.draft.open(position.ask?.token);
      void this.consult(position.ask);
    } else void this.draft.renew();
    if (!this.now.info || before?.status !== position.status || this.now.absences.length) void this.refresh();
  }

  private async send(command: () => Promise<{ version: number }>): Promise<void> {
    const read = lastTold(this.now.story.turns); // before others answer
    const token = this.now.position?.ask?.token;
    // The news may come before the answer: then another decision is open already.
    const open = () => this.now.position?.ask?.token === token;
    this.draft.sent();
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
      if (this.now.selected !== null) void this.draft.preview(this.now.selected);
      connection().watch(this.id);
    }
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

  put(change: Partial<Snapshot>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
