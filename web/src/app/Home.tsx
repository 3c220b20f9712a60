import { type ReactNode, useState } from "react";
import "./home.css";
import { Enter } from "../account/Enter";
import { Poster } from "../boards/Poster";
import type { Position } from "../generated/frames";
import type { GameInfo, InvitationInfo, TableInfo } from "../generated/http";
import { Clock } from "../kit/Clock";
import { Icon } from "../kit/Icon";
import { plain } from "../kit/numbers";
import { api, type Listed, type Refusal } from "../net/api";
import { people } from "../net/people";
import { useServer } from "../net/server";
import { Invitations } from "../people/Invitations";
import { TableTags } from "../people/TableTags";
import { go, href } from "../route";
import { MyTournaments } from "../tournaments/MyTournaments";
import { BoxOffer } from "../ui/BoxOffer";
import { Complaint } from "../ui/forms";
import { opponents, useGameBook } from "../ui/GameTitle";
import { Overlay } from "../ui/Overlay";
import { SeatDots, SeatPerson, seatName } from "../ui/Seats";
import { seatsOf } from "../ui/seat-counts";
import { useLookAgain } from "../ui/useLookAgain";
import { useWords } from "../words/context";

const LOOK_AGAIN = 15_000;
const MOST_SHOWN = 12;
const MOST_WATCHED = 5;

interface Seen {
  mine: TableInfo[];
  invitations: InvitationInfo[];
  open: TableInfo[];
  running: TableInfo[];
  /** Some tables cannot be reached now. */
  partial: boolean;
  /** Positions of running tables, by id. */
  views: Record<string, Position>;
}

const NONE: Listed = { tables: [], partial: false };

function useTables(id: string): { seen: Seen | null; lookAgain(): void } {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [asked, setAsked] = useState(0);
  useLookAgain(
    async (wanted) => {
      const [mine, invitations, open, running] = await Promise.all([
        id ? api.mine() : NONE,
        id ? people.invitations() : [],
        api.open(),
        api.running(),
      ]);
      const begun = mine.tables.filter((x) => x.status === "running").slice(0, MOST_SHOWN);
      const views = await Promise.all(begun.map((x) => api.view(x.id).catch(() => null)));
      const found: Record<string, Position> = {};
      begun.forEach((x, i) => {
        const view = views[i];
        if (view) found[x.id] = view;
      });
      const partial = mine.partial || open.partial || running.partial;
      const lists = { mine: mine.tables, open: open.tables, running: running.tables };
      if (wanted()) setSeen({ ...lists, invitations, partial, views: found });
    },
    LOOK_AGAIN,
    `${id} ${asked}`,
  );
  return { seen, lookAgain: () => setAsked(asked + 1) };
}

export function Home(): ReactNode {
  const book = useWords();
  const { me, games } = useServer();
  const { seen, lookAgain } = useTables(me?.id ?? "");
  const playing = seen?.mine.filter((x) => x.status === "running" || x.status === "open") ?? [];
  const waits = (x: TableInfo) => seen?.views[x.id]?.waiting.includes(x.seat) ?? false;
  const mine = [...playing].sort((a, b) => Number(waits(b)) - Number(waits(a)));
  const n = playing.filter(waits).length;
  const others = seen?.open.filter((x) => x.seat < 0) ?? [];
  const watched = seen?.running.filter((x) => x.seat < 0).slice(0, MOST_WATCHED) ?? [];
  return (
    <main className="page home">
      {me && !me.id && (
        <section className="welcome">
          <h1>{book.say("web-welcome")}</h1>
          <p>{book.say("web-welcome-more")}</p>
          <p className="new-here">
            <Icon name="graduation-cap" />
            {book.say("web-learn-offer")} <a href={href("learn")}>{book.say("web-learn-way")}</a>
          </p>
          <Enter />
        </section>
      )}
      {me?.id && (
        <section className="yours">
          <h1>{book.say("web-await", { n })}</h1>
          {seen?.partial && (
            <p className="note" role="status">
              {book.say("web-tables-away")}
            </p>
          )}
          <MyTournaments id={me.id} />
          {mine.length > 0 ? (
            <ul className="sheet-list">
              {mine.slice(0, MOST_SHOWN).map((x) => (
                <MyTable key={x.id} info={x} view={seen?.views[x.id]} />
              ))}
            </ul>
          ) : (
            <p className="quiet">{book.say("web-no-tables")}</p>
          )}
          {seen && seen.invitations.length > 0 && <Invitations list={seen.invitations} answered={lookAgain} />}
        </section>
      )}
      <section className="others">
        <p className="new-here">
          <Icon name="lightbulb" />
          {book.say("web-puzzles-offer")} <a href={href("puzzles")}>{book.say("web-puzzles-way")}</a>
        </p>
        <h2>{book.say("web-open-tables")}</h2>
        {others.length ? (
          <ul className="sheet-list">
            {others.map((x) => (
              <OpenTable key={x.id} info={x} signed={Boolean(me?.id)} />
            ))}
          </ul>
        ) : (
          <p className="quiet">{book.say("web-none-open")}</p>
        )}
        {watched.length > 0 && (
          <>
            <h2>{book.say("web-played-now")}</h2>
            <ul className="sheet-list">
              {watched.map((x) => (
                <Watched key={x.id} info={x} />
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="games">
        <h2>{book.say("web-games")}</h2>
        <div className="game-cards">
          {games.map((game) => (
            <GameCard key={game.name} game={game} />
          ))}
        </div>
      </section>
      <section className="ways">
        <a href={href("learn")}>
          <Icon name="graduation-cap" />
          <span>
            <b>{book.say("web-learn-way")}</b>
            {book.say("web-learn-way-more")}
          </span>
        </a>
        <a href={href("companion")}>
          <Icon name="hand" />
          <span>
            <b>{book.say("web-companion-way")}</b>
            {book.say("web-companion-way-more")}
          </span>
        </a>
        <a href={href("rules")}>
          <Icon name="book-open" />
          <span>
            <b>{book.say("web-rules-way")}</b>
            {book.say("web-rules-way-more")}
          </span>
        </a>
        <a href={href("replays")}>
          <Icon name="history" />
          <span>
            <b>{book.say("web-replays")}</b>
            {book.say("web-replays-way-more")}
          </span>
        </a>
      </section>
      <footer className="foot">
        {book.say("web-credits")} <a href="./THIRD_PARTY_NOTICES.txt">{book.say("web-notices")}</a>
      </footer>
    </main>
  );
}

function MyTable({ info, view }: { info: TableInfo; view: Position | undefined }): ReactNode {
  const book = useWords();
  const words = useGameBook(info.game);
  const mine = view?.waiting.includes(info.seat) ?? false;
  const open = info.status === "open";
  return (
    <li className={mine ? "my-table now" : "my-table"}>
      <div className="which">
        <h2>{words?.say("title")}</h2>
        <span>{book.say("web-players", { n: info.seats.length })}</span>
      </div>
      <p>
        <b>
          {open
            ? book.say("web-gathering")
            : mine && view?.ask && words
              ? words.tell(view.ask.prompt)
              : book.say("web-others-decide")}
        </b>
        <SeatDots seats={info.seats} />
      </p>
      {view && <Clock times={view.clocks} seat={info.seat} />}
      <a className={mine ? "btn primary" : "btn"} href={href("table", info.id)}>
        {book.say(mine ? "web-play" : "web-look")}
        <span className="sr"> {words?.say("title")}</span>
      </a>
    </li>
  );
}

function Watched({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const words = useGameBook(info.game);
  return (
    <li className="open-table">
      <div>
        <b>{words?.say("title")}</b>
        <span>{info.seats.map((x) => seatName(book, info.seats, x)).join(", ")}</span>
      </div>
      <SeatDots seats={info.seats} />
      <a className="btn" href={href("table", info.id)}>
        {book.say("web-watch")}
        <span className="sr"> {words?.say("title")}</span>
      </a>
    </li>
  );
}

function OpenTable({ info, signed }: { info: TableInfo; signed: boolean }): ReactNode {
  const book = useWords();
  const words = useGameBook(info.game);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const join = () =>
    signed ? void api.join(info.id, "").then(() => go("table", info.id), setProblem) : go("join", info.id, "");
  return (
    <li className="open-table">
      <div>
        <b>{words?.say("title")}</b>
        <span>
          <SeatPerson seat={info.seats.find((x) => x.person)} />
        </span>
        <TableTags info={info} />
        {!info.fits && (
          <p className="note">
            {book.say("web-level-not", { low: plain(info.level[0] ?? 0), high: plain(info.level[1] ?? 0) })}
          </p>
        )}
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      </div>
      <SeatDots seats={info.seats} />
      {info.fits && (
        <button type="button" className="btn" onClick={join}>
          {book.say("web-sit")}
          <span className="sr"> {words?.say("title")}</span>
        </button>
      )}
    </li>
  );
}

function GameCard({ game }: { game: GameInfo }): ReactNode {
  const book = useWords();
  const words = useGameBook(game.name);
  const [open, setOpen] = useState(false);
  const seats = seatsOf(game, {});
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  const title = words?.say("title") ?? "";
  return (
    <article className="game-card">
      <Poster game={game} />
      <div className="about">
        <h3>{title}</h3>
        <p className="what">{words?.say("title.about")}</p>
        <p className="facts">
          <span>
            <Icon name="users" />
            {book.say("web-range", { from: least, to: most })}
          </span>
          {game.lessons > 0 && (
            <a className="learn-it" href={href("learn", game.name)}>
              <Icon name="graduation-cap" />
              {book.say("web-learn-it")}
              <span className="sr"> {title}</span>
            </a>
          )}
          <a href={href("rules", game.name)}>
            <Icon name="book-open" />
            {book.say("web-rules")}
            <span className="sr"> {title}</span>
          </a>
          {words?.has("title.own") && (
            <button type="button" className="own-data" title={words.say("title.own")} onClick={() => setOpen(true)}>
              <Icon name="layers" />
              {book.say("web-own-data")}
              <span className="sr"> {title}</span>
            </button>
          )}
        </p>
        <p className="acts">
          {least === 1 && (
            <a className="btn" href={href("new", game.name, "solo")}>
              <span className="solo">
                {book.say("web-solo")}
                <span className="sr"> {title}</span>
                {words && <small>{opponents(words, game)}</small>}
              </span>
            </a>
          )}
          <a className="btn primary" href={href("new", game.name)}>
            {book.say("web-new")}
            <span className="sr"> {title}</span>
          </a>
        </p>
      </div>
      {open && words && (
        <Overlay title={book.say("web-own-data-title", { game: title })} close={() => setOpen(false)}>
          <p>{words.say("title.own")}</p>
          <p>
            {book.say("web-own-data-all")} <a href={href("rules", game.name)}>{book.say("web-rules")}</a>
          </p>
          <p>
            <BoxOffer game={game.name} />
          </p>
        </Overlay>
      )}
    </article>
  );
}
