// On the first screen: tournaments the reader plays in, and where they are wanted.

import { type ReactNode, useState } from "react";
import "./tournaments.css";
import type { TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { useLookAgain } from "../ui/useLookAgain";
import { useWords } from "../words/context";
import { tournaments } from "./api";
import { fromNow } from "./times";
import { useNow } from "./useNow";

const LOOK_AGAIN = 15_000;
const MOST = 3;
const SOON = 86_400;

/** `id`: whose they are. */
export function MyTournaments({ id }: { id: string }): ReactNode {
  const [found, setFound] = useState<TournamentDetail[]>([]);
  useLookAgain(
    async (wanted) => {
      const { running, open } = await tournaments.all();
      const now = Date.now() / 1000;
      const mine = [...running, ...open.filter((x) => x.starts < now + SOON)].filter((x) => x.joined).slice(0, MOST);
      const details = await Promise.all(mine.map((x) => tournaments.one(x.id, 0)));
      if (wanted()) setFound(details);
    },
    LOOK_AGAIN,
    id,
  );
  if (!found.length) return null;
  return (
    <ul className="sheet-list tour-mine">
      {found.map((x) => (
        <Strip key={x.id} of={x} />
      ))}
    </ul>
  );
}

function Strip({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const now = useNow(0, 15_000);
  const wait = of.starts - now;
  const state =
    of.status === "open"
      ? wait > 0
        ? fromNow(lang, wait)
        : book.say("web-tournament-begins-now")
      : of.kind === "swiss"
        ? book.say("web-tournament-round-of", { n: of.round, of: of.rounds })
        : book.say("web-tournament-on");
  return (
    <li className={of.mine?.table ? "now" : undefined}>
      <Icon name="trophy" />
      <p>
        <a href={href("tournaments", of.id)} lang="">
          {of.name}
        </a>
        <small>{state}</small>
      </p>
      {of.mine?.table && (
        <a className="btn primary" href={href("table", of.mine.table)}>
          {book.say("web-tournament-to-table")}
        </a>
      )}
    </li>
  );
}
