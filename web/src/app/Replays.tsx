import { type ReactNode, useEffect, useState } from "react";
import { Enter } from "../account/Enter";
import type { TableInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { GameTitle, opponents, useGameBook } from "../ui/GameTitle";
import { came } from "../ui/results";
import { seatName } from "../ui/Seats";
import { useWords } from "../words/context";

/** Finished tables: the record of each, and how to check it. */
export default function Replays(): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  useEffect(() => {
    if (me?.id)
      api.mine().then(
        (x) => setTables(x.tables),
        () => setTables([]),
      );
  }, [me?.id]);
  if (!me) return <main className="page narrow" />;
  const over = tables?.filter((x) => x.status === "over") ?? [];
  return (
    <main className="page narrow">
      <h1>{book.say("web-replays")}</h1>
      {!me.id && <Enter />}
      {tables && !over.length && <p className="quiet">{book.say("web-no-replays")}</p>}
      {over.length > 0 && (
        <ul className="sheet-list">
          {over.map((x) => (
            <Finished key={x.id} info={x} />
          ))}
        </ul>
      )}
      <section className="panel">
        <h2>{book.say("web-verify")}</h2>
        <p>{book.say("web-verify-more")}</p>
        <p>
          <code>{book.say("web-verify-command")}</code>
        </p>
      </section>
    </main>
  );
}

function Finished({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { games } = useServer();
  const words = useGameBook(info.game);
  const when = new Date(info.created * 1000);
  const game = games.find((x) => x.name === info.game);
  const seats = info.seats.map((x) => seatName(book, info.seats, x));
  // Who alone has met has no seat.
  const rival = info.seats.length === 1 && words ? opponents(words, game, info.options) : "";
  const facts = [
    when.toLocaleDateString(lang, { dateStyle: "medium" }),
    [...seats, rival].filter(Boolean).join(", "),
    info.outcome?.turns ? book.say("web-n-turns", { n: info.outcome.turns }) : "",
  ];
  return (
    <li className="finished">
      <div className="which">
        <h2>
          <GameTitle game={info.game} />
        </h2>
        <span>{facts.filter(Boolean).join(" · ")}</span>
        {info.outcome && <b>{came(book, info.outcome, info.seats.length)}</b>}
      </div>
      <a className="btn primary" href={href("replay", info.id)}>
        <Icon name="play" />
        {book.say("web-watch-replay")}
      </a>
      <a className="btn" href={href("table", info.id)}>
        <Icon name="trophy" />
        {book.say("web-scores")}
      </a>
      <a className="btn" href={api.replay(info.id)} download={`${info.id}.jsonl`}>
        <Icon name="download" />
        {book.say("web-download")}
      </a>
    </li>
  );
}
