import { useCallback, useState } from "react";
import type { TournamentDetail } from "../generated/http";
import { Refusal } from "../net/api";
import { useServer } from "../net/server";
import { useLookAgain } from "../ui/useLookAgain";
import { tournaments } from "./api";

/** Milliseconds: a live one moves while one looks, one that is over does not. */
const LOOK_AGAIN = { moves: 4_000, rests: 60_000 };

export interface Seen {
  found: TournamentDetail;
  /** Seconds the clock of the server is ahead of the one here. */
  skew: number;
}

/** A tournament and the tables of a round (0: the one that is on), looked at again and again. */
export function useTournament(
  id: string,
  round: number,
): { seen: Seen | null; problem: Refusal | null; take(found: TournamentDetail): void } {
  const { me } = useServer();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const take = useCallback((found: TournamentDetail) => {
    setSeen({ found, skew: found.now - Date.now() / 1000 });
    setProblem(null);
  }, []);
  const status = seen?.found.status;
  useLookAgain(
    async (wanted) => {
      try {
        const found = await tournaments.one(id, round);
        if (wanted()) take(found);
      } catch (e) {
        // What was seen stays while the server is away.
        if (wanted() && e instanceof Refusal) setProblem(e);
      }
    },
    status === "over" || status === "cancelled" ? LOOK_AGAIN.rests : LOOK_AGAIN.moves,
    `${me?.id} ${id} ${round}`,
  );
  return { seen, problem, take };
}
