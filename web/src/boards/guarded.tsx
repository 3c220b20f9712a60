// What a game brings for its board, so that a fault of it harms nobody: each part that fails is replaced, told to the
// server, and tried again with the next position.

import { type FC, type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { BoardProps, GameUI, OptionIndex, OptionMark } from "../game-ui";
import type { Fault } from "../generated/http";
import { generic } from "../generic";
import type { AnyView } from "../generic/zones";
import { keyOf } from "../kit/option-key";
import { Chip, Places } from "../kit/Place";
import { Rich } from "../kit/Rich";
import { report } from "../net/faults";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import type { Book } from "../words/book";
import { useWords } from "../words/context";

type UI = GameUI<unknown>;

/** What finds the places of options. */
export interface Placing {
  placeOf: UI["placeOf"];
  within?: UI["within"];
  /** For a question that follows, which may be about what is not there yet: to fail is no fault then. */
  placeAhead?: UI["placeOf"];
}

/** In the place of a board that cannot even be loaded. */
export const UNLOADABLE: UI = {
  ...(generic as unknown as UI),
  Board: (props) => <PlainBoard {...props} placeOf={() => []} />,
};

export function guarded(ui: UI, game: string): UI & Placing {
  const lost = new Lost();
  const placeOf: UI["placeOf"] = (kind, option, view) => {
    const places = tried("placeOf", game, () => ui.placeOf(kind, option, view));
    lost.note(optionName(kind, option), !places);
    return places ?? [];
  };
  const placesOfEvent: UI["placesOfEvent"] = (event) => {
    const places = tried("placesOfEvent", game, () => ui.placesOfEvent(event));
    if (!places) lost.note(EVENT, true);
    return places ?? [];
  };
  const { Dock, Sketch, about, canSketch, drawings } = ui;
  return {
    ...ui,
    placeOf,
    placeAhead: (kind, option, view) => ui.placeOf(kind, option, view),
    placesOfEvent,
    ...(ui.within && { within: (place) => tried("placeOf", game, () => ui.within!(place)) ?? place }),
    Board: within("board", game, ui.Board, {
      of: (x) => x.view,
      before: (x) => <Unmarked lost={lost} options={x.options} />,
      instead: (x) => <PlainBoard {...x} placeOf={placeOf} />,
    }),
    Summary: within("summary", game, ui.Summary, { of: (x) => x.view, instead: () => PART }),
    ...(Dock && {
      Dock: within("dock", game, Dock, { of: (x) => x.view, instead: (x) => <PlainDock {...x} placeOf={placeOf} /> }),
    }),
    ...(Sketch && { Sketch: within("sketch", game, Sketch, { of: (x) => x.what, instead: () => null }) }),
    ...(about && { about: (...x) => tried("about", game, () => ui.about!(...x)) ?? null }),
    ...(canSketch && { canSketch: (what) => tried("sketch", game, () => ui.canSketch!(what)) ?? false }),
    ...(drawings && {
      drawings: {
        has: (name) => tried("drawings", game, () => drawings.has(name)) ?? false,
        Draw: within("drawings", game, drawings.Draw, { of: (x) => x.name, instead: (x) => x.label }),
      },
    }),
  };
}

const EVENT = "event";
const optionName = (kind: string, option: unknown) => `${kind} ${keyOf(option)}`;

/** Options that had no place when they were last asked for because that failed, and events. */
class Lost {
  private readonly names = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  /** Others hear of it when what is drawn now is done. */
  note(name: string, failed: boolean): void {
    if (this.names.has(name) === failed) return;
    if (failed) this.names.add(name);
    else this.names.delete(name);
    this.changes += 1;
    queueMicrotask(() => {
      for (const tell of this.listeners) tell();
    });
  }

  any({ ask }: OptionIndex): boolean {
    return this.names.has(EVENT) || (ask?.options.some((x) => this.names.has(optionName(ask.kind, x))) ?? false);
  }

  subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  snapshot = (): number => this.changes;
}

function Unmarked({ lost, options }: { lost: Lost; options: OptionIndex }): ReactNode {
  useSyncExternalStore(lost.subscribe, lost.snapshot);
  return lost.any(options) && <Note id="web-fault-places" />;
}

/** What it answers; undefined if it fails. */
function tried<R>(slot: Fault["slot"], game: string, ask: () => R): R | undefined {
  try {
    return ask();
  } catch (e) {
    report(slot, e, game);
    return undefined;
  }
}

/** `of`: what is drawn, another one is tried again; `before`: stands above it as long as it does not fail. */
function within<P extends object>(
  slot: Fault["slot"],
  game: string,
  Part: FC<P>,
  how: { of(props: P): unknown; instead(props: P): ReactNode; before?(props: P): ReactNode },
): FC<P> {
  return (props) => (
    <ErrorBoundary slot={slot} game={game} of={how.of(props)} instead={how.instead(props)}>
      {how.before?.(props)}
      <Part {...props} />
    </ErrorBoundary>
  );
}

function Note({ id }: { id: string }): ReactNode {
  const book = useWords();
  return (
    <p className="fault-note" role="status">
      {book.say(id)}
    </p>
  );
}

const PART = <Note id="web-fault-part" />;

type PlainProps = BoardProps<unknown> & Pick<UI, "placeOf">;

/** In the place of the own area: nobody knows which options it would have marked, so all that are marked anywhere can
 * be chosen here. Those without a place are with the question already. */
function PlainDock({ placeOf, options, view }: PlainProps): ReactNode {
  const book = useWords();
  const marks = marksOf(options, book).filter((x) => placeOf(options.ask!.kind, x.option, view).length);
  return (
    <>
      {PART}
      <Choices options={options} marks={marks} />
    </>
  );
}

/** A board for any game in the place of one that has failed: what that one would have marked can be chosen here. */
function PlainBoard({ placeOf, ...props }: PlainProps): ReactNode {
  const book = useWords();
  const { options, view } = props;
  const plain = useMemo(() => plainly(options, view as AnyView, placeOf, book), [options, view, placeOf, book]);
  return (
    <>
      <Note id="web-fault-board" />
      <Choices options={options} marks={plain.left} />
      <generic.Board {...(props as BoardProps<AnyView>)} options={plain.options} />
    </>
  );
}

function Choices({ options, marks }: { options: OptionIndex; marks: readonly OptionMark[] }): ReactNode {
  if (!marks.length) return null;
  return (
    <Places options={options} lit={[]}>
      <p className="fault-choices">
        {marks.map((mark) => {
          const words = options.ask?.labels[options.ask.options.indexOf(mark.option)];
          return (
            <Chip key={mark.key} mark={mark}>
              <span>{words ? <Rich message={words} size={16} /> : mark.label}</span>
            </Chip>
          );
        })}
      </p>
    </Places>
  );
}

function marksOf({ ask }: OptionIndex, book: Book): OptionMark[] {
  if (!ask) return [];
  return ask.options.map((option, i) => {
    const label = ask.labels[i];
    return { key: keyOf(option), option, label: label ? book.tell(label) : "" };
  });
}

/** The options of the open decision by the places of the plain board, and those it has no place for. */
function plainly(options: OptionIndex, view: AnyView, placeOf: UI["placeOf"], book: Book) {
  const byPlace = new Map<string, OptionMark[]>();
  const left: OptionMark[] = [];
  for (const mark of marksOf(options, book)) {
    const { kind } = options.ask!;
    const places = generic.placeOf(kind, mark.option, view);
    for (const place of places) byPlace.set(place, [...(byPlace.get(place) ?? []), mark]);
    if (!places.length && placeOf(kind, mark.option, view).length) left.push(mark);
  }
  const at = (place: string) => byPlace.get(place) ?? NONE;
  return { left, options: { ...options, at, closed: () => null } };
}

const NONE: OptionMark[] = [];
