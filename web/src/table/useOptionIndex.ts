import { useMemo, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import { useWords } from "../words/context";
import { gatherOptions, type Index } from "./options";
import { byFinger, byKey } from "./pointer";
import type { TableSession } from "./session";
import type { Snapshot } from "./snapshot";

/** Clicked twice within this many ms, it was meant once. */
const DOUBLE = 400;

interface Choice {
  index: Index;
  /** A reason somebody has asked for, by the key of a closed place; gone with the next selection. */
  asked: string;
  setAsked(reason: string): void;
}

/** The options of the open decision, and the selection among them. */
export function useOptionIndex(session: TableSession, now: Snapshot, position: Position, ui: GameUI<unknown>): Choice {
  const book = useWords();
  const [asked, setAsked] = useState("");
  const selectedAt = useRef(0);
  const { ask } = position;
  const state = ask && position.state; // where nothing is asked, nothing is marked in any position
  const options = useMemo(
    () => gatherOptions(ask, state, ui, book, now.refusals, now.follows),
    [ask, state, ui, book, now.refusals, now.follows],
  );
  /** Not the second half of a double click, nor a finger, which has the button. */
  const settled = (now: number) => !byFinger() && now - selectedAt.current > DOUBLE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settled` reads a reference.
  const index: Index = useMemo(
    () => ({
      ...options,
      selected: now.selected,
      select: (key, still) => {
        setAsked("");
        const now = performance.now();
        if (key !== session.snapshot().selected) {
          selectedAt.current = now;
          session.select(key, still);
        } else if (options.marks.length === 1 ? session.sure() : byKey() || settled(now)) session.commit();
      },
      commit: session.commit,
    }),
    [options, now.selected, session],
  );
  return { index, asked, setAsked };
}
