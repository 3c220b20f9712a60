// A companion table on the screen: what was told is kept at once, so that nothing is ever lost.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "../generated/frames";
import { useServer } from "../net/server";
import { desk, type Frame, Misread } from "./desk";
import { ownBox } from "./pack";
import { headOf } from "./steps";
import { find, keep, type SavedGame } from "./store";

export type Problem = "misread" | "fault" | "nowhere";

export interface Table {
  game: string;
  frame: Frame | null;
  /** Cards were told just now. */
  echo: boolean;
  /** The round, year or turn. */
  head: Message | null;
  /** By a step back, not by an answer. */
  backed: boolean;
  busy: boolean;
  problem: Problem | null;
  take(answer: unknown[]): void;
  back(): void;
}

interface Now {
  frame: Frame | null;
  head: Message | null;
  backed: boolean;
  problem: Problem | null;
}

/** What is on the screen then, all that was told, and the box that lies over the game. */
type Done = [frame: Frame, answers: unknown[][], pack?: string];

/** A table with one's box as it is now, as far as the answers fit it; else as it was. */
async function opened(game: SavedGame, signedIn: boolean): Promise<Done> {
  const had = game.pack ?? "";
  const pack = signedIn ? await ownBox(game.game, had) : had;
  if (pack === had) return [await desk().open(game), game.answers];
  try {
    return [await desk().open({ ...game, pack, saved: "" }), game.answers, pack];
  } catch {
    return [await desk().open(game), game.answers];
  }
}

const NOTHING: Now = { frame: null, head: null, backed: false, problem: null };

export function useTable(id: string): Table {
  const signedIn = Boolean(useServer().me?.id);
  const held = useRef<SavedGame | null>(null);
  const working = useRef(false);
  const [busy, setBusy] = useState(true);
  const [now, setNow] = useState(NOTHING);

  /** One thing at a time: a second tap while the rules think means nothing. */
  const run = useCallback(async (work: (game: SavedGame) => Promise<Done>, backed = false) => {
    const game = held.current;
    if (!game || working.current) return;
    working.current = true;
    setBusy(true);
    try {
      const [frame, answers, pack = game.pack] = await work(game);
      const { names, scores, saved } = frame;
      held.current = {
        ...game,
        answers,
        pack,
        names,
        scores,
        saved,
        frame: { ...frame, saved: "" },
        last: answers === game.answers ? game.last : Date.now(),
      };
      await keep(held.current).catch(() => undefined); // no room: the game goes on all the same
      // Last: whoever sees it may go on at once.
      setNow((had) => {
        // What is on the screen already stays: it may have been read meanwhile.
        const same = had.frame && had.frame.answers === frame.answers && answers === game.answers;
        const shown = same ? had.frame : frame;
        return { frame: shown, head: headOf(frame.told) ?? had.head, backed, problem: null };
      });
    } catch (e) {
      const misread = e instanceof Misread;
      setNow((had) => ({ ...had, problem: misread ? "misread" : "fault" }));
      // Whatever went wrong: the rules stand again where the screen does.
      if (!misread)
        await desk()
          .open(game)
          .catch(() => undefined);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }, []);

  useEffect(() => {
    let here = true;
    void find(id).then((game) => {
      if (!here) return;
      if (!game) return setNow({ ...NOTHING, problem: "nowhere" });
      held.current = game;
      const { frame } = game;
      if (frame) setNow((had) => ({ ...had, frame, head: headOf(frame.told) }));
      void run((x) => opened(x, signedIn));
    });
    return () => {
      here = false;
    };
  }, [id, run, signedIn]);

  return {
    game: now.frame?.game ?? "",
    frame: now.frame,
    echo: held.current?.answers.at(-1)?.[0] === "cards",
    head: now.head,
    backed: now.backed,
    busy,
    problem: now.problem,
    take: (answer) => void run(async (x) => [await desk().take(answer), [...x.answers, answer]]),
    back: () => {
      if (held.current?.answers.length) void run(async (x) => [await desk().back(), x.answers.slice(0, -1)], true);
    },
  };
}
