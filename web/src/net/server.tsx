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

const RETRY = 3000;

export function ServerProvider(props: { children: ReactNode }): ReactNode {
  const [me, setMe] = useState<Me | null>(null);
  const [games, setGames] = useState<GameInfo[]>([]);
  const [offered, setOffered] = useState(NONE);
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer = 0;
    const ask = async () => {
      const [who, list, ways] = await Promise.allSettled([api.me(), api.games(), api.offered()]);
      // All at once: nobody is asked to play before it is known who they are. Only the list of games may
      // be kept for tables without a network.
      if (list.status === "fulfilled") setGames(list.value);
      const here = who.status === "fulfilled" && list.status === "fulfilled" && ways.status === "fulfilled";
      setAway(!here);
      if (here) {
        setMe(who.value);
        setOffered(ways.value);
      } else timer = window.setTimeout(ask, RETRY);
    };
    void ask();
    return () => clearTimeout(timer);
  }, []);
  const welcome = (who: Me) => {
    setMe(who);
    connection().renew();
  };
  return <Context.Provider value={{ me, games, offered, away, welcome }}>{props.children}</Context.Provider>;
}
