// The board of a game: the one in its package, else the generic one.

import { useEffect, useState } from "react";
import type { GameUI } from "../game-ui";
import type { BoardInfo } from "../generated/http";
import { generic } from "../generic";
import { api } from "../net/api";
import { report } from "../net/faults";
import { useServer } from "../net/server";
import { guarded, UNLOADABLE } from "./guarded";
import { loadBoard } from "./load";

const PLAIN = generic as unknown as GameUI<unknown>;
const TRIES = 3;
const PAUSE = 500;

/** The files of a board move when their package is renewed: then a new list says where they are. */
async function boardOf(game: string, known: BoardInfo | undefined, content: string): Promise<GameUI<unknown> | null> {
  let info = known;
  for (let tries = 1; info; tries++) {
    try {
      return await loadBoard(info, content);
    } catch (e) {
      if (tries === TRIES) throw e;
      await new Promise((done) => setTimeout(done, PAUSE));
      info = (await api.games()).find((x) => x.name === game)?.board;
    }
  }
  return null;
}

/** Null until it is here. A board that cannot be loaded is told to the server and to who plays, and the game
 * goes on. `content`:
 * of other cards than those of the house (`useOtherCards`). */
export function useGameUI(game: string | undefined, content = ""): GameUI<unknown> | null {
  const { games } = useServer();
  const [found, setFound] = useState<{ game: string; content: string; ui: GameUI<unknown> } | null>(null);
  const info = games.find((x) => x.name === game)?.board;
  const known = games.length > 0;
  useEffect(() => {
    if (!game || !known) return undefined;
    let wanted = true;
    const keep = (ui: GameUI<unknown>) => {
      if (wanted) setFound({ game, content, ui });
    };
    const fail = (e: unknown) => {
      report("load", e, game);
      keep(UNLOADABLE);
    };
    boardOf(game, info, content).then((ui) => keep(ui ? guarded(ui, game) : PLAIN), fail);
    return () => {
      wanted = false;
    };
  }, [game, known, info, content]);
  return found && found.game === game && found.content === content ? found.ui : null;
}
