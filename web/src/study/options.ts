// What can be answered at a board one studies, and the keys that reach it.

import { useMemo } from "react";
import type { GameUI } from "../game-ui";
import type { Position, Refused } from "../generated/frames";
import { focusOn, moveFocus, optionAt, optionsInside, placeElement } from "../table/focus";
import type { Keys } from "../table/keys";
import { gatherOptions, type Index } from "../table/options";
import { useWords } from "../words/context";

type Options = Omit<Index, "selected" | "select" | "commit">;

/** The options of a decision; none while it is not `open`, but a board draws what is asked about all the same. */
export function useOptions(
  ui: GameUI<unknown>,
  { ask, state }: Position,
  open: boolean,
  refusals: readonly Refused[],
): Options {
  const book = useWords();
  return useMemo(
    () => ({ ...gatherOptions(open ? ask : null, state, ui, book, open ? refusals : []), ask }),
    [ask, open, state, ui, book, refusals],
  );
}

type Slot = { current: HTMLElement | null };

/** Keys that go over the board: arrows, and those of its places. */
export function boardKeys(ui: GameUI<unknown>, index: Index, slots: readonly Slot[]): Pick<Keys, "move" | "place"> {
  return {
    move: (from, dx, dy) =>
      moveFocus(
        slots.map((x) => x.current),
        from,
        dx,
        dy,
      ),
    place: (code) => {
      const place = ui.places.find((x) => x.hotkey && (x.hotkey === code || `Key${x.hotkey}` === code));
      if (!place) return false;
      const [only, ...others] = optionsInside(place.id);
      const key = optionAt(only ?? null);
      if (key && !others.length) index.select(key);
      else focusOn(only ?? placeElement(place.id));
      return true;
    },
  };
}
