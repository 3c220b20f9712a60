// Who is here and what can be played: known to the whole page.

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { GameInfo, Me, Offered } from "../generated/http";
import { api } from "../net/api";
import { line } from "../net/line";

export interface House {
  /** Null until the server has said who we are; an empty id is nobody. */
  me: Me | null;
  games: GameInfo[];
  /** The ways to sign in this house has, beside a password. */
  offered: Offered;
  /** The server could not be reached. */
  away: boolean;
  welcome(me: Me): void;
}

const NONE: Offered = { passkeys: false, mail: false, oidc: "" };

const Context = createContext<House>({
  me: null,
  games: [],
  offered: NONE,
  away: false,
  welcome: () => undefined,
});

export function useHouse(): House {
  return useContext(Context);
}

const RETRY = 3000;

/** Asks until there is an answer; what it returns ends that. */
function untilTold<T>(ask: () => Promise<T>, told: (answer: T) => void, failed?: () => void): () => void {
  let timer = 0;
  let wanted = true;
  const go = () =>
    ask().then(
      (x) => {
        if (wanted) told(x);
      },
      () => {
        if (!wanted) return;
        failed?.();
        timer = window.setTimeout(go, RETRY);
      },
    );
  void go();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

export function HouseProvider(props: { children: ReactNode }): ReactNode {
  const [me, setMe] = useState<Me | null>(null);
  const [games, setGames] = useState<GameInfo[]>([]);
  const [offered, setOffered] = useState(NONE);
  const [away, setAway] = useState(false);
  // The list of games may be kept for tables without a network; who we are is not.
  useEffect(() => untilTold(api.games, setGames), []);
  useEffect(
    () =>
      untilTold(
        () => Promise.all([api.me(), api.offered()]),
        ([who, ways]) => {
          setMe(who);
          setOffered(ways);
          setAway(false);
        },
        () => setAway(true),
      ),
    [],
  );
  const welcome = (who: Me) => {
    setMe(who);
    line().renew();
  };
  return <Context.Provider value={{ me, games, offered, away, welcome }}>{props.children}</Context.Provider>;
}
