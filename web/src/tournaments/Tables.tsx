// The tables of a round: who sits where, how it stands, what it was worth.

import type { ReactNode } from "react";
import type { TournamentDetail, TournamentSeat, TournamentTable } from "../generated/http";
import { clockText } from "../kit/clock-text";
import { Icon } from "../kit/Icon";
import { plain } from "../kit/numbers";
import { PlayerShape } from "../kit/players";
import { href } from "../route";
import { useWords } from "../words/context";
import { points } from "./points";
import { useNow } from "./useNow";

const isMine = (x: TournamentTable): boolean => x.seats.some((seat) => seat.mine);

/** The reader's own first. */
export function ordered(tables: readonly TournamentTable[]): TournamentTable[] {
  return [...tables].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || a.number - b.number);
}

export function ownTable(of: TournamentDetail): TournamentTable | undefined {
  return of.tables.find((x) => isMine(x) && x.status === "playing");
}

export function Tables({ tables, skew }: { tables: readonly TournamentTable[]; skew: number }): ReactNode {
  return (
    <div className="tour-tables">
      {ordered(tables).map((x) => (
        <TableCard key={x.number} of={x} skew={skew} />
      ))}
    </div>
  );
}

/** `large`: with a button across all of it, for a thumb. */
export function TableCard({ of, skew, large }: { of: TournamentTable; skew: number; large?: boolean }): ReactNode {
  const book = useWords();
  const mine = isMine(of);
  const own = of.seats.find((x) => x.mine);
  const running = of.status === "playing";
  const name = book.say("web-tournament-table", { n: of.number });
  const Heading = large ? "h2" : "h3"; // alone, or under that of its round
  const play = running && mine && of.table && (
    <a className={large ? "btn primary" : "btn primary small"} href={href("table", of.table)}>
      {book.say(large && own?.to_move ? "web-tournament-play-now" : "web-play")}
      <span className="sr"> {name}</span>
    </a>
  );
  return (
    <article className={mine && running ? "tour-table mine" : "tour-table"}>
      <header>
        <Heading>{name}</Heading>
        {running ? (
          <span className="state live">
            {of.turns ? book.say("web-turn-n", { n: of.turns }) : book.say("web-tournament-being-played")}
          </span>
        ) : (
          <span className="state">
            <Icon name="flag" />
            {book.say("web-tournament-ended")}
          </span>
        )}
        {!large && play}
        {of.table && !(running && mine) && (
          <a className="tool" href={href(running ? "table" : "replay", of.table)}>
            <Icon name={running ? "eye" : "play"} />
            <span className="sr">
              {book.say(running ? "web-watch" : "web-watch-replay")} {name}
            </span>
          </a>
        )}
      </header>
      <ul>
        {of.seats.map((x) => (
          <Seat key={x.seat} of={x} first={Boolean(x.points) && x.points === best(of)} skew={skew} bots={of.seats} />
        ))}
      </ul>
      {large && play}
    </article>
  );
}

const best = (of: TournamentTable): number => Math.max(...of.seats.map((x) => x.points ?? 0));

function Seat(props: { of: TournamentSeat; first: boolean; skew: number; bots: readonly TournamentSeat[] }): ReactNode {
  const book = useWords();
  const { of } = props;
  const nth = props.bots.filter((x) => !x.person).indexOf(of);
  return (
    <li>
      <PlayerShape seat={of.seat} size={12} />
      <span className="who">
        {of.person ? (
          <>
            <b lang="">{of.name}</b> {of.bot && <small>{book.say("web-tournament-bot-for")}</small>}
          </>
        ) : (
          <>
            <b>{book.say(`shell-bot-${nth % 6}`)}</b> <small>{book.say("web-bot")}</small>
          </>
        )}
      </span>
      {of.to_move && of.points === null ? (
        <span className="move">
          {book.say(of.mine ? "web-tournament-your-move" : "web-tournament-to-move")}
          {of.deadline > 0 && <TimeLeft until={of.deadline} skew={props.skew} />}
        </span>
      ) : (
        <span className={props.first ? "worth first" : "worth"}>
          {of.points !== null && (
            <>
              {points(book.lang, of.points)}
              <span className="sr"> {book.say("web-tournament-points")}</span>
            </>
          )}
        </span>
      )}
      <em>
        {of.score !== null && (
          <>
            <span className="sr">{book.say("web-deal-score")} </span>
            {plain(of.score)}
          </>
        )}
      </em>
    </li>
  );
}

function TimeLeft({ until, skew }: { until: number; skew: number }): ReactNode {
  const book = useWords();
  const now = useNow(skew);
  return <>, {clockText(book.lang, until - now)}</>;
}
