// A tournament: its rounds, who stands where, the tables; before it begins, who will be there.

import { type ReactNode, useEffect, useState } from "react";
import "./tournaments.css";
import type { TournamentDetail } from "../generated/http";
import { Icon, type IconName } from "../kit/Icon";
import { passing } from "../net/api";
import { go, href, type Route } from "../route";
import { BottomTabs } from "../ui/BottomTabs";
import { complaint } from "../ui/forms";
import { TopBar } from "../ui/TopBar";
import { useWide } from "../ui/useWide";
import { useWords } from "../words/context";
import { Acts, Share } from "./Acts";
import { ArenaTime } from "./ArenaTime";
import { Facts } from "./Facts";
import { Countdown, Gathering } from "./Gathering";
import { OwnState } from "./OwnState";
import { PhoneTop } from "./PhoneTop";
import { Reading } from "./Reading";
import { RoundList } from "./RoundList";
import { Rounds } from "./Rounds";
import { RoundTables } from "./RoundTables";
import { SameDeal } from "./SameDeal";
import { Standings } from "./Standings";
import { ownTable, TableCard } from "./Tables";
import { useNow } from "./useNow";
import { useTournament } from "./useTournament";
import { Winners } from "./Winners";

const MINUTE = 60_000;

interface Props {
  of: TournamentDetail;
  skew: number;
  take(found: TournamentDetail): void;
}

/** `round` 0: the one that is on. */
export default function TournamentScreen({ id, round }: { id: string; round: number }): ReactNode {
  const book = useWords();
  const wide = useWide();
  const { seen, problem, take } = useTournament(id, round);
  const name = seen?.found.name ?? book.say("web-tournaments");
  useEffect(() => {
    document.title = book.say("web-page", { page: name });
  }, [book, name]);
  const route: Route = { at: "tournaments", id, round, club: "" };
  const offline = seen !== null && passing(problem);
  if (!seen)
    return (
      <>
        <TopBar route={route} />
        <main className="page narrow">
          {problem && (
            <>
              <h1>{complaint(book, problem.code, problem.detail)}</h1>
              <p>
                <a href={href("tournaments")}>{book.say("web-tournament-others")}</a>
              </p>
            </>
          )}
        </main>
      </>
    );
  const props = { of: seen.found, skew: seen.skew, take };
  return (
    <>
      {wide && <TopBar route={route} />}
      {offline && (
        <p className="strip-note" role="status">
          {book.say("web-away")}
        </p>
      )}
      {wide ? <Wide {...props} /> : <Narrow {...props} asked={round} />}
    </>
  );
}

function Wide({ of, skew, take }: Props): ReactNode {
  const book = useWords();
  const now = useNow(skew, MINUTE);
  return (
    <main className="page tour">
      <header className="tour-head">
        <div>
          <h1 lang="">{of.name}</h1>
          <Facts of={of} />
        </div>
        <div className="acts">
          {of.mine?.table && (
            <a className="btn primary to-table" href={href("table", of.mine.table)}>
              <Icon name="play" />
              {book.say("web-tournament-to-table")}
            </a>
          )}
          <Share id={of.id} />
          <Acts of={of} take={take} />
        </div>
      </header>
      <Cancelled of={of} />
      {of.rounds_info.length > 0 && <Rounds of={of} now={now} short={false} />}
      {of.kind === "arena" && of.status === "running" && <ArenaTime of={of} skew={skew} />}
      {of.status === "over" && <Winners of={of} />}
      {hasBegun(of) ? <Standings of={of} narrow={false} /> : <Gathering of={of} take={take} />}
      <div className="tour-side">
        {of.status === "open" && <Countdown of={of} skew={skew} take={take} />}
        <OwnState of={of} />
        {hasBegun(of) && <RoundTables of={of} skew={skew} now={now} />}
        <Reading of={of} />
      </div>
    </main>
  );
}

const ICONS = {
  standings: "trophy",
  players: "users",
  tables: "layout-grid",
  rounds: "calendar",
  rules: "scroll-text",
} as const satisfies Record<string, IconName>;
type Part = keyof typeof ICONS;

function partsOf(of: TournamentDetail): Part[] {
  const parts: Part[] = hasBegun(of) ? ["standings", "tables"] : ["players"];
  return of.kind === "swiss" ? [...parts, "rounds", "rules"] : [...parts, "rules"];
}

/** One part at a time; to choose a round is to see its tables. */
function Narrow({ of, skew, take, asked }: Props & { asked: number }): ReactNode {
  const book = useWords();
  const now = useNow(skew, MINUTE);
  const parts = partsOf(of);
  const [chosen, setChosen] = useState<Part>(asked ? "tables" : parts[0]!);
  useEffect(() => {
    if (asked) setChosen("tables");
  }, [asked]);
  const part = parts.includes(chosen) ? chosen : parts[0]!;
  const show = (x: Part) => {
    setChosen(x);
    scrollTo(0, 0);
    // The tables of another round have an address of their own; elsewhere it is the one that is on.
    if (asked && x !== "tables") go("tournaments", of.id);
  };
  return (
    <div className="tour-phone">
      <PhoneTop of={of} take={take} />
      {of.rounds_info.length > 0 && <Rounds of={of} now={now} short />}
      <main className="tour-part">
        {(part === "standings" || part === "players") && <First of={of} skew={skew} take={take} />}
        {part === "tables" && <RoundTables of={of} skew={skew} now={now} />}
        {part === "rounds" && <RoundList of={of} now={now} />}
        {part === "rules" && (
          <>
            <Facts of={of} />
            <Reading of={of} />
          </>
        )}
      </main>
      <BottomTabs<Part>
        label={book.say("web-tournament-parts")}
        parts={parts}
        part={part}
        icons={ICONS}
        say={(x) => book.say(`web-tournament-tab-${x}`)}
        show={show}
      />
    </div>
  );
}

/** What one looks for first: one's own table, then how it stands. */
function First({ of, skew, take }: Props): ReactNode {
  const own = ownTable(of);
  const round = of.rounds_info.find((x) => x.number === of.shown);
  return (
    <>
      <Cancelled of={of} />
      {!hasBegun(of) && <Facts of={of} />}
      {of.status === "open" && <Countdown of={of} skew={skew} take={take} />}
      {!hasBegun(of) && of.note && (
        <blockquote className="tour-note" lang="">
          {of.note}
        </blockquote>
      )}
      <div className="tour-acts">
        <Acts of={of} take={take} part="first" />
      </div>
      {of.kind === "arena" && of.status === "running" && <ArenaTime of={of} skew={skew} />}
      {of.status === "over" && <Winners of={of} />}
      {own ? <TableCard of={own} skew={skew} large /> : <OwnState of={of} />}
      {of.status === "running" && of.duplicate && round && <SameDeal of={round} tables={of.tables} />}
      {hasBegun(of) ? <Standings of={of} narrow /> : <Gathering of={of} take={take} />}
    </>
  );
}

function Cancelled({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  if (of.status !== "cancelled") return null;
  return (
    <p className="tour-cancelled" role="status">
      {book.say("web-tournament-cancelled")}
    </p>
  );
}

const hasBegun = (of: TournamentDetail): boolean => of.status === "running" || of.status === "over";
