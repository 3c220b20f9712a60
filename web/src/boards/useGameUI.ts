// The board of a game: the one in its package, else the generic one.

import { useEffect, useState } from "react";
import type { GameUI } from "../game-ui";
import { generic } from "../generic";
import { useHouse } from "../shell/house";
import { loadBoard } from "./load";

const PLAIN = generic as unknown as GameUI<unknown>;

/** Null until it is here. A board that cannot be loaded is told to whoever looks, and the game goes on. */
export function useGameUI(game: string | undefined): GameUI<unknown> | null {
  const { games } = useHouse();
  const [found, setFound] = useState<{ game: string; ui: GameUI<unknown> } | null>(null);
  const info = games.find((x) => x.name === game)?.board;
  const known = games.length > 0;
  useEffect(() => {
    if (!game || !known) return undefined;
    let wanted = true;
    const keep = (ui: GameUI<unknown> | null) => {
      if (wanted) setFound({ game, ui: ui ?? PLAIN });
    };
    const fail = (e: unknown) => {
      console.error(`the board of ${game}:`, e);
      keep(null);
    };
    (info ? loadBoard(info) : Promise.resolve(null)).then(keep, fail);
    return () => {
      wanted = false;
    };
  }, [game, known, info]);
  return found?.game === game ? found?.ui ?? null : null;
}
