import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { SameDeal } from "./SameDeal";
import { Tables } from "./Tables";
import { moment } from "./times";

/** The tables of the round that is shown; of an arena, those of now and the last ones. */
export function RoundTables({ of, skew, now }: { of: TournamentDetail; skew: number; now: number }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const round = of.rounds_info.find((x) => x.number === of.shown);
  const paired =
    round && book.say("web-tournament-paired-at", { when: moment(lang, round.paired, now), n: round.rematches });
  return (
    <section className="tour-round">
      <header>
        <h2>{round ? book.say("web-tournament-round", { n: round.number }) : book.say("web-tournament-tables")}</h2>
        {round && round.paired > 0 && <small>{paired}</small>}
      </header>
      {of.duplicate && round && <SameDeal of={round} tables={of.tables} />}
      {of.tables.length > 0 ? (
        <Tables tables={of.tables} skew={skew} />
      ) : (
        <p className="quiet">{book.say("web-tournament-no-tables")}</p>
      )}
    </section>
  );
}
