// One's own clubs, and all that can be found.

import { type ReactNode, useEffect, useState } from "react";
import "./clubs.css";
import type { ClubInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { clubs } from "../net/clubs";
import { useServer } from "../net/server";
import { href } from "../route";
import { Text } from "../ui/forms";
import { useWords } from "../words/context";
import { ClubRows } from "./ClubRows";

const PAUSE = 250; // ms without a key, until one looks

export default function ClubList(): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [mine, setMine] = useState<ClubInfo[] | null>(null);
  useEffect(() => {
    setMine(null);
    if (me?.id) clubs.mine().then(setMine, () => undefined);
  }, [me?.id]);
  if (!me) return <main className="page clubs" />;
  return (
    <main className="page clubs">
      <header className="club-head">
        <div>
          <h1>{book.say("web-clubs")}</h1>
          <p className="club-lead">{book.say("web-clubs-more")}</p>
        </div>
        <p className="acts">
          <a className="btn primary" href={href("clubs", "new")}>
            <Icon name="plus" />
            {book.say("web-club-found")}
          </a>
        </p>
      </header>
      {mine && mine.length > 0 && (
        <section>
          <h2>{book.say("web-clubs-mine")}</h2>
          <ClubRows list={mine} />
        </section>
      )}
      <Find own={mine ?? []} />
    </main>
  );
}

/** By a part of the name; without one the largest. */
function Find({ own }: { own: readonly ClubInfo[] }): ReactNode {
  const book = useWords();
  const [name, setName] = useState("");
  const [found, setFound] = useState<ClubInfo[] | null>(null);
  useEffect(() => {
    let here = true;
    const look = () =>
      clubs.found(name.trim()).then(
        (x) => here && setFound(x),
        () => undefined,
      );
    const timer = setTimeout(look, name ? PAUSE : 0);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [name]);
  const others = found?.filter((x) => !own.some((y) => y.id === x.id));
  return (
    <section>
      <h2>{book.say("web-clubs-find")}</h2>
      <div className="club-find" role="search">
        <Text label={book.say("web-clubs-name")} type="search" value={name} set={setName} longest={32} />
      </div>
      <div role="status">
        {others && !others.length && (
          <p className="quiet">
            {book.say(name.trim() ? "web-clubs-none-named" : own.length ? "web-clubs-no-more" : "web-clubs-none")}
          </p>
        )}
      </div>
      {others && others.length > 0 && <ClubRows list={others} />}
    </section>
  );
}
