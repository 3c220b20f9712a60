import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { GameUI } from "../game-ui";
import { usePrefs } from "../prefs/prefs";
import type { ChipsHandle } from "./Chips";
import { focusOn, moveFocus, optionAt, optionsInside, placeElement } from "./focus";
import { useKeys } from "./keys";
import type { Index } from "./options";
import type { StoryHandle } from "./Story";
import type { TableSession } from "./session";
import type { Parts } from "./useParts";

/** What the keys of the table do. */
export function useTableKeys(props: {
  session: TableSession;
  ui: GameUI<unknown>;
  index: Index;
  parts: Parts;
  board: RefObject<HTMLElement | null>;
  dock: RefObject<HTMLElement | null>;
  chips: RefObject<ChipsHandle | null>;
  story: RefObject<StoryHandle | null>;
  /** Shows why a place is closed. */
  explain(reason: string): void;
  tellOf(element: Element | null): void;
  /** Everything that was opened is put away. */
  escape(): void;
  legend(): void;
  help(): void;
}): void {
  const { session, ui, index, parts } = props;
  const prefs = usePrefs();
  useKeys(
    {
      move: (from, dx, dy) => moveFocus([props.board.current, props.dock.current], from, dx, dy),
      pick: (n) => {
        if (props.chips.current?.pick(n) || index.loose.length) return;
        const mark = index.marks[n];
        if (mark) index.select(mark.key);
      },
      place: (code) => {
        const place = ui.places.find((x) => x.hotkey && (x.hotkey === code || `Key${x.hotkey}` === code));
        if (!place) return false;
        const inside = optionsInside(place.id);
        const at = inside.findIndex((x) => optionAt(x) === index.selected);
        const next = inside[(at + 1) % inside.length];
        const key = optionAt(next ?? null);
        if (!next) props.explain(index.closed(place.id)?.reason ?? "");
        else if (key && key !== index.selected) index.select(key);
        focusOn(next ?? placeElement(place.id));
        return true;
      },
      commit: session.commit,
      space: () => {
        const { held, playing } = session.snapshot();
        if (held) session.commit();
        else if (playing) session.skip();
        return held !== null || playing !== null;
      },
      escape: props.escape,
      undo: session.undo,
      hint: session.hint,
      rules: () => props.tellOf(document.activeElement),
      story: () => {
        flushSync(parts.openStory);
        props.story.current?.focus();
      },
      legend: props.legend,
      help: props.help,
    },
    prefs.keys,
  );
}
