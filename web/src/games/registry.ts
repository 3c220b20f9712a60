// Games with drawings of their own; every other game gets the generic board.

import { useEffect, useState } from "react";
import type { GameUI } from "../game-ui";
import { generic } from "../generic";

/** `games/NAME/index` exports the board of a game under the game's name. */
type Drawn = Record<string, GameUI<never>>;

const DRAWN = import.meta.glob<Drawn>("./*/index.{ts,tsx}");

/** The board of a game; null until it is here. */
export function useGameUI(game: string | undefined): GameUI<unknown> | null {
  const [found, setFound] = useState<{ game: string; ui: GameUI<unknown> } | null>(null);
  useEffect(() => {
    if (!game) return;
    const path = Object.keys(DRAWN).find((x) => x.startsWith(`./${game}/`));
    const fetch = path ? DRAWN[path] : undefined;
    const keep = (ui: GameUI<never>) => setFound({ game, ui: ui as unknown as GameUI<unknown> });
    if (fetch) void fetch().then((module) => keep(module[game] ?? generic));
    else keep(generic);
  }, [game]);
  return found?.game === game ? found?.ui ?? null : null;
}
