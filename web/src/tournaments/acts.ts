// What the reader may do about a tournament.

import type { TournamentDetail } from "../generated/http";

export type Act = "join" | "back" | "sit-out" | "sit-in" | "leave" | "cancel";

/** Without so many players nothing is played. */
export const FEWEST = 2;

type Known = Pick<TournamentDetail, "kind" | "status" | "mine" | "round" | "rounds" | "may_join" | "may_cancel">;

/** The likeliest first. */
export function acts(of: Known): Act[] {
  if (of.status !== "open" && of.status !== "running") return [];
  const found: Act[] = [];
  const state = of.mine?.state;
  if (of.may_join) found.push("join");
  if (state === "away") found.push("back");
  // An arena lays tables until it ends.
  const ahead = of.kind === "arena" || of.round < of.rounds;
  if (state === "in" && of.status === "running" && ahead) found.push(of.mine?.sits_out ? "sit-in" : "sit-out");
  if (state === "in" || state === "away") found.push("leave");
  if (of.may_cancel) found.push("cancel");
  return found;
}

/** Whether it waits until somebody who is away says that they are here again. */
export function isDeserted(of: Pick<TournamentDetail, "status" | "standings">): boolean {
  return of.status === "running" && of.standings.filter((x) => x.state === "in").length < FEWEST;
}

/** Those that cannot be undone, and are asked about before. */
export function isFinal(act: Act, status: TournamentDetail["status"]): boolean {
  return act === "cancel" || (act === "leave" && status === "running");
}
