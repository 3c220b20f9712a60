import type { ReactNode } from "react";
import type { SeatInfo, TableInfo } from "../generated/http";
import { PlayerShape } from "../kit/players";
import { href } from "../route";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { botName } from "./bots";
import { useGameBook } from "./GameTitle";

/** What a seat is called: people have names, bots get those of the page. */
export function seatName(book: Book, seats: readonly SeatInfo[], seat: SeatInfo): string {
  // Somebody who left the table keeps the name while a bot plays on; who gave up the account does not.
  if (seat.person) return seat.name || book.say("web-gone");
  if (!seat.bot) return seat.name;
  const bots = seats.filter((x) => x.bot && !x.person);
  return book.say(`shell-bot-${bots.indexOf(seat) % 6}`);
}

export function Seats({ info: { game, seats } }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const words = useGameBook(game);
  return (
    <ul className="seats">
      {seats.map((x) => (
        <li key={x.seat}>
          <PlayerShape seat={x.seat} size={14} />
          {x.person || x.bot ? (
            <>
              <b>{x.user ? <SeatPerson seat={x} /> : seatName(book, seats, x)}</b>
              {x.bot && <span className="tag">{botName(book, words, x.bot)}</span>}
            </>
          ) : (
            <i>{book.say("web-free")}</i>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Somebody's name, with the way to their profile. */
export function SeatPerson({ seat }: { seat: SeatInfo | undefined }): ReactNode {
  if (!seat?.user) return seat?.name;
  return (
    <a className="person" lang="" href={href("people", seat.user)}>
      {seat.name}
    </a>
  );
}

/** Seats as shapes only, free ones as rings. */
export function SeatDots({ seats }: { seats: readonly SeatInfo[] }): ReactNode {
  const book = useWords();
  const taken = seats.filter((x) => x.person || x.bot).length;
  return (
    <span className="seat-dots" role="img" aria-label={book.say("web-seats-taken", { n: taken, of: seats.length })}>
      {seats.map((x) =>
        x.person || x.bot ? <PlayerShape key={x.seat} seat={x.seat} size={14} /> : <i key={x.seat} />,
      )}
    </span>
  );
}
