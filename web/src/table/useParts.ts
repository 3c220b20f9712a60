// The parts of the table: side by side where there is room, else one at a time.

import { type RefObject, useEffect, useState } from "react";
import { hasOptions } from "./focus";

export const PARTS = ["board", "dock", "players", "story", "chat"] as const;
export type Part = (typeof PARTS)[number];

export interface Parts {
  /** The one that is shown where only one has room. */
  part: Part;
  show(part: Part): void;
  /** The story comes out of the side of a screen that has room for no more. */
  drawer: boolean;
  toggleDrawer(): void;
  closeDrawer(): void;
  /** How often the story was opened. */
  visits: number;
  readStory(): void;
  /** The story, wherever it is. */
  openStory(): void;
}

/** `token`: of the open decision; `finished`: the score sheet stands in place of the board. */
export function useParts(
  board: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  token: number | undefined,
  finished: boolean,
): Parts {
  const [part, show] = useState<Part>("board");
  const [drawer, setDrawer] = useState(false);
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    // The one with something to choose, unless somebody reads or talks.
    const [there, here] = [hasOptions(board.current), hasOptions(dock.current)];
    if (token === undefined || there === here) return;
    show((old) => (old === "board" || old === "dock" ? (there ? "board" : "dock") : old));
  }, [token, board, dock]);
  useEffect(() => {
    // The score sheet is seen by whoever looks at their own area, too.
    if (finished) show((old) => (old === "dock" ? "board" : old));
  }, [finished]);
  const readStory = () => {
    show("story");
    setVisits(visits + 1);
  };
  return {
    part,
    show,
    drawer,
    toggleDrawer: () => {
      setDrawer(!drawer);
      setVisits(visits + 1);
    },
    closeDrawer: () => setDrawer(false),
    visits,
    readStory,
    openStory: () => {
      setDrawer(true);
      readStory();
    },
  };
}
