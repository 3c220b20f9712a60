// What a game brings for its board, so that a fault of it harms nobody: each part that fails is replaced, told to the
// server, and tried again with the next position.

import { type FC, type ReactNode, useMemo } from "react";
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
  /** For a question that follows, which may be about what is not there yet: to fail is no fault then. */
  placeAhead?: UI["placeOf"];
}

/** In the place of a board that cannot even be loaded. */
export const UNLOADABLE: UI = {
  ...(generic as unknown as UI),
  Board: (props) => <PlainBoard {...props} placeOf={() => []} />,
};

export function guarded(ui: UI, game: string): UI & Placing {
  /** Positions whose options could not all be placed, and whether an event could not be. */
  const lost = { views: new WeakSet<object>(), events: false };
  const placeOf: UI["placeOf"] = (kind, option, view) => {
    const places = tried("placeOf", game, () => ui.placeOf(kind, option, view));
    if (!places) lost.views.add(view as object);
    return places ?? [];
  };
  const placesOfEvent: UI["placesOfEvent"] = (event) => {
    const places = tried("placesOfEvent", game, () => ui.placesOfEvent(event));
    if (!places) lost.events = true;
    return places ?? [];
  };
  const { Dock, Sketch, about, canSketch, drawings } = ui;
  return {
    ...ui,
    placeOf,
    placeAhead: (kind, option, view) => ui.placeOf(kind, option, view),
    placesOfEvent,
    Board: within("board", game, ui.Board, {
      of: (x) => x.view,
      before: (x) => (lost.events || lost.views.has(x.view as object)) && <Note id="web-fault-places" />,
      instead: (x) => <PlainBoard {...x} placeOf={placeOf} />,
    }),
    Summary: within("summary", game, ui.Summary, { of: (x) => x.view, instead: () => PART }),
    ...(Dock && { Dock: within("dock", game, Dock, { of: (x) => x.view, instead: () => PART }) }),
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

/** A board for any game in the place of one that has failed: what that one would have marked can be chosen here.
 * `placeOf`: its own; options without a place are with the question already. */
function PlainBoard({ placeOf, ...props }: BoardProps<unknown> & Pick<UI, "placeOf">): ReactNode {
  const book = useWords();
  const { options, view } = props;
  const plain = useMemo(() => plainly(options, view as AnyView, placeOf, book), [options, view, placeOf, book]);
  return (
    <>
      <Note id="web-fault-board" />
      {plain.left.length > 0 && (
        <Places options={plain.options} lit={[]}>
          <p className="fault-choices">
            {plain.left.map((mark) => {
              const words = options.ask?.labels[options.ask.options.indexOf(mark.option)];
              return (
                <Chip key={mark.key} mark={mark}>
                  <span>{words ? <Rich message={words} size={16} /> : mark.label}</span>
                </Chip>
              );
            })}
          </p>
        </Places>
      )}
      <generic.Board {...(props as BoardProps<AnyView>)} options={plain.options} />
    </>
  );
}

/** The options of the open decision by the places of the plain board, and those it has no place for. */
function plainly(options: OptionIndex, view: AnyView, placeOf: UI["placeOf"], book: Book) {
  const { ask } = options;
  const byPlace = new Map<string, OptionMark[]>();
  const left: OptionMark[] = [];
  ask?.options.forEach((option, i) => {
    const label = ask.labels[i];
    const mark = { key: keyOf(option), option, label: label ? book.tell(label) : "" };
    const places = generic.placeOf(ask.kind, option, view);
    for (const place of places) byPlace.set(place, [...(byPlace.get(place) ?? []), mark]);
    if (!places.length && placeOf(ask.kind, option, view).length) left.push(mark);
  });
  const at = (place: string) => byPlace.get(place) ?? NONE;
  return { left, options: { ...options, at, closed: () => null } };
}

const NONE: OptionMark[] = [];
