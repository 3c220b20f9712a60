// Where a game's drawings meet the shell. Boards draw a position; they never decide what is legal.

import type { FC, ReactNode } from "react";
import type { Arg, Ask, GameEvent, Message, Preview } from "./generated/frames";
import type { Drawings } from "./kit/Rich";

export type { Arg, Ask, GameEvent, Message };

/** One legal option, marked on the board. */
export interface OptionMark {
  /** Stable name of the option within its ask. */
  key: string;
  option: unknown;
  /** What it is, in words, with its outcome. */
  label: string;
  /** It answers a question that follows the open one; nothing else is marked at its place. */
  deep?: boolean;
}

/** Why a place takes no option now. */
export interface Closed {
  reason: string;
  clause: string;
}

/** The options of the pending decision, by the places of the board. */
export interface OptionIndex {
  /** Null while somebody else decides, and for those who watch. */
  ask: Ask | null;
  at(place: string): OptionMark[];
  selected: string | null;
  /** Selects an option and goes on to what it asks next; selecting it once more commits it. `still`: it is only
   * selected, for somebody who has not pressed it. */
  select(key: string, still?: boolean): void;
  commit(): void;
  closed(place: string): Closed | null;
}

export interface BoardProps<V> {
  view: V;
  /** The reader's seat, -1 for those who watch. */
  seat: number;
  options: OptionIndex;
  /** Places to put into light: those of a step of the story. */
  lit: string[];
  /** The names of the players, by seat. */
  names: string[];
  /** What the selected option would do, as soon as it is known. */
  preview?: Preview | null;
}

export interface SummaryProps<V> {
  view: V;
  player: number;
}

export interface PlaceDef {
  id: string;
  /** A `KeyboardEvent.code` letter, e.g. "KeyQ": the same key on every layout. */
  hotkey?: string;
}

/** What a place or a card is, for those who want to know more. */
export interface About {
  name: Message;
  /** What it says, one fact a line. */
  lines: Message[];
  /** What lies there now. */
  contents: Message[];
  /** Where the rules tell of it. */
  clause: string;
  /** It is not printed anywhere we know: ours. */
  house?: boolean;
}

/** A pictogram of a legend: drawn by `drawings`, called `sign-NAME` or `good-NAME` in the words. */
export interface LegendSign {
  sign: string;
  clause?: string;
  house?: boolean;
}

export interface LegendSection {
  /** A message of the game. */
  title: string;
  signs: LegendSign[];
}

/** What a small drawing is about: an option of a question (`about`: what the question is about), or
 * something told. */
export type Sketched =
  | { kind: string; option: unknown; about: Record<string, unknown> }
  | { event: Pick<GameEvent, "what" | "about"> };

export interface GameUI<V> {
  Board: FC<BoardProps<V>>;
  /** The reader's own area, under the board. */
  Dock?: FC<BoardProps<V>>;
  /** Counters of one player, inside the player's panel. */
  Summary: FC<SummaryProps<V>>;
  places: PlaceDef[];
  /** Where an option is marked; none: it becomes a chip of the prompt. */
  placeOf(kind: string, option: unknown, view: V): string[];
  placesOfEvent(event: GameEvent): string[];
  /** Goods of its own that sentences show as pictures. */
  drawings?: Drawings;
  /** Null where there is nothing to tell. */
  about?(place: string, view: V, seat: number): About | null;
  /** Its pictograms, for those who want to know what they mean. */
  legend?: LegendSection[];
  /** Which of `places` a smaller place belongs to. */
  within?(place: string): string;
  /** Where something is done, drawn small, for things that words do not tell apart. */
  Sketch?: FC<{ view: V; what: Sketched }>;
  canSketch?(what: Sketched): boolean;
}

/** The picture of a game on its card, which `games/NAME/poster` exports as `poster`. */
export interface PosterArt {
  /** Colours from the ground to the boldest, each `light-dark(#.., #..)`: classes `tone0` to `tone3`. */
  tones: [string, string, string, string];
  /** Drawn by us on a ground of 260 by 190; `line2` and `line3` are strokes in those tones. */
  scene: ReactNode;
}
