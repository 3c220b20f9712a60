import type { ReactNode } from "react";
import type { TableInfo } from "../generated/http";
import { useServer } from "../net/server";
import { href } from "../route";
import { SeatPerson } from "../ui/Seats";
import { useWords } from "../words/context";

/** With whom a game was played, and where one's rating stands, if it counted. */
export function PlayedWith({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const others = info.seats.filter((x) => x.user && x.seat !== info.seat);
  if (!others.length || info.seat < 0) return null;
  return (
    <section className="panel played-with">
      <h3>{book.say("web-played-with")}</h3>
      <ul>
        {others.map((x) => (
          <li key={x.seat}>
            <SeatPerson seat={x} />
          </li>
        ))}
      </ul>
      {info.rated && me?.id && (
        <p className="note">
          {book.say("web-counted")} <a href={href("people", me.id)}>{book.say("web-own-profile")}</a>
        </p>
      )}
    </section>
  );
}
