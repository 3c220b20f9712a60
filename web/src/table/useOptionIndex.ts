import { useMemo, useState } from "react";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import { useWords } from "../words/context";
import { gatherOptions, type Index } from "./options";
import { byFinger } from "./pointer";
import type { Snapshot, TableSession } from "./session";

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
  const options = useMemo(
    () => gatherOptions(position.ask, position.state, ui, book, now.refusals),
    [position, ui, book, now.refusals],
  );
  const index: Index = useMemo(
    () => ({
      ...options,
      selected: now.selected,
      select: (key) => {
        setAsked("");
        if (key !== session.snapshot().selected) session.select(key);
        else if (!byFinger()) session.commit();
      },
      commit: session.commit,
    }),
    [options, now.selected, session],
  );
  return { index, asked, setAsked };
}
