// Who is here and what can be played: known to the whole page.

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { GameInfo, Me, Offered } from "../generated/http";
import { api } from "./api";
import { connection } from "./connection";

export interface Server {
  /** Null until the server has said who we are; an empty id is nobody. */
  me: Me | null;
  games: GameInfo[];
  /** The ways to sign in this server has, beside a password. */
  offered: Offered;
  /** The server could not be reached. */
  away: boolean;
  welcome(me: Me): void;
}

const NONE: Offered = { passkeys: false, mail: false, oidc: "" };

const Context = createContext<Server>({
  me: null,
  games: [],
  offered: NONE,
  away: false,
  welcome: () => undefined,
});

export function useServer(): Server {
  return useContext(Context);
}

/** Milliseconds before the server is asked again: longer each time, and no longer than this. */
const RETRY = { first: 3_000, longest: 120_000 };

export function ServerProvider(props: { children: ReactNode }): ReactNode {
  const [me, setMe] = useState<Me | null>(null);
  const [games, setGames] = useState<GameInfo[]>([]);
  const [offered, setOffered] = useState(NONE);
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer = 0;
    let wait = RETRY.first;
    let asking = false;
    const ask = async () => {
      if (asking) return;
      asking = true;
      clearTimeout(timer);
      const [who, list, ways] = await Promise.allSettled([api.me(), api.games(), api.offered()]);
      // All at once: nobody is asked to play before it is known who they are. Only the list of games may
      // be kept for tables without a network.
      if (list.status === "fulfilled") setGames(list.value);
      const here = who.status === "fulfilled" && list.status === "fulfilled" && ways.status === "fulfilled";
      setAway(!here);
      asking = false;
      if (here) {
        setMe(who.value);
        setOffered(ways.value);
        stop();
      } else if (navigator.onLine) {
        timer = window.setTimeout(ask, wait);
        wait = Math.min(wait * 2, RETRY.longest);
      }
    };
    /** There is a network again, or somebody looks. */
    const now = () => {
      wait = RETRY.first;
      if (navigator.onLine && !document.hidden) void ask();
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
    };
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
    void ask();
    return stop;
  }, []);
  const welcome = (who: Me) => {
    setMe(who);
    connection().renew();
  };
  return <Context.Provider value={{ me, games, offered, away, welcome }}>{props.children}</Context.Provider>;
}
