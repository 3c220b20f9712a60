import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import { isDeserted } from "./acts";
import { ownTable } from "./Tables";

/** How it is about the reader, where it is not plain from a table they play at. */
function stateOf(of: TournamentDetail): string {
  if (of.mine?.state === "removed" && (of.status === "open" || of.status === "running")) return "removed";
  if (!of.mine || of.status !== "running") return "";
  if (of.mine.state === "away") return "away";
  if (of.mine.state === "out") return "out";
  if (of.mine.bye) return "bye";
  if (of.mine.sits_out) return of.kind === "swiss" ? "sitting-out" : "pausing";
  if (of.mine.table || ownTable(of)) return "";
  if (of.kind === "arena") return "looking";
  if (of.round >= of.rounds) return "last";
  if (isDeserted(of)) return "alone";
  return hasPlayed(of) ? "waiting" : "next";
}

/** Whether the reader had a table in the round that is on: not who has just joined, or sits out. */
function hasPlayed(of: TournamentDetail): boolean {
  const rounds = of.standings.find((x) => x.mine)?.rounds ?? [];
  return rounds.at(-1)?.state === "played";
}

export function OwnState({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  const state = stateOf(of);
  if (!state) return null;
  return (
    <p className="tour-own" role="status">
      <Icon name={state === "away" ? "circle-alert" : "hourglass"} />
      <span>{book.say(`web-tournament-own-${state}`, { n: of.round + 1 })}</span>
    </p>
  );
}
