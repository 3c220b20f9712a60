import type { ReactNode } from "react";
import type { TournamentInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { GameTitle } from "../ui/GameTitle";
import type { Book } from "../words/book";
import { useWords } from "../words/context";

const MINUTE = 60;

/** How long one may think there. */
export function tempoOf(book: Book, { tempo }: Pick<TournamentInfo, "tempo">): string {
  if (tempo.kind === "days") return book.say("web-tournament-tempo-days", { n: tempo.days ?? 3 });
  if (tempo.kind !== "live") return book.say("web-tempo-none");
  const n = Math.round((tempo.reserve ?? 900) / MINUTE);
  return book.say("web-tournament-tempo-live", { n, more: tempo.increment ?? 20 });
}

/** Of what kind it is, in a few words. */
export function kindOf(book: Book, of: TournamentInfo): string {
  return of.kind === "swiss"
    ? book.say("web-tournament-kind-swiss", { n: of.rounds })
    : book.say("web-tournament-kind-arena", { n: of.minutes });
}

/** Who holds it: somebody, or a club. */
export function Holder({ of }: { of: TournamentInfo }): ReactNode {
  const book = useWords();
  return (
    <span>
      {of.club ? book.say("web-tournament-of-club") : book.say("web-tournament-by")}{" "}
      <span lang={of.club || of.by ? "" : undefined}>{of.club_name || of.by_name || book.say("web-gone")}</span>
    </span>
  );
}

/** What one wants to know of a tournament before anything else. */
export function Facts({ of }: { of: TournamentInfo }): ReactNode {
  const book = useWords();
  return (
    <ul className="tour-facts">
      <li>
        <Icon name="dices" />
        <GameTitle game={of.game} />
      </li>
      <li>
        <Icon name="trophy" />
        {kindOf(book, of)}
      </li>
      <li>
        <Icon name="users" />
        {book.say("web-tournament-seated", { players: of.players, seats: of.seats })}
      </li>
      <li>
        <Icon name="clock" />
        {tempoOf(book, of)}
      </li>
      <li>
        <Icon name="flag" />
        <Holder of={of} />
      </li>
    </ul>
  );
}
