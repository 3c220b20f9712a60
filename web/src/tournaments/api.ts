// What is asked of the server about tournaments.

import type { NewTournament, TournamentDetail, TournamentList } from "../generated/http";
import { request } from "../net/api";

const at = (id: string, rest = ""): string => `tournaments/${encodeURIComponent(id)}${rest}`;

export const tournaments = {
  all: () => request<TournamentList>("GET", "tournaments/"),
  /** `round` 0: the one that is on, or the last. */
  one: (id: string, round: number) => request<TournamentDetail>("GET", at(id, round ? `?round=${round}` : "")),
  create: (wish: NewTournament) => request<TournamentDetail>("POST", "tournaments/", wish),
  join: (id: string) => request<TournamentDetail>("POST", at(id, "/join")),
  leave: (id: string) => request<TournamentDetail>("POST", at(id, "/leave")),
  sitOut: (id: string, on: boolean) => request<TournamentDetail>("POST", at(id, "/sit-out"), { on }),
  back: (id: string) => request<TournamentDetail>("POST", at(id, "/back")),
  /** `starts` null: at once. */
  setStart: (id: string, starts: number | null) => request<TournamentDetail>("POST", at(id, "/start"), { starts }),
  remove: (id: string, person: string) => request<TournamentDetail>("POST", at(id, "/remove"), { person }),
  cancel: (id: string) => request<TournamentDetail>("POST", at(id, "/cancel")),
};
