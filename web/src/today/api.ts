// What is asked of the server about deals.

import type { BesideInfo, ClubDayInfo, ClubWeekInfo, DayInfo, ResultsInfo, TableInfo } from "../generated/http";
import { request } from "../net/api";

const deal = (day: string, game: string): string => `deals/${day}/${encodeURIComponent(game)}`;

export const deals = {
  day: (day: string) => request<DayInfo>("GET", `deals/${day ? `?day=${day}` : ""}`),
  /** `club`: among its members; "": among all. */
  results: (day: string, game: string, club: string) =>
    request<ResultsInfo>("GET", deal(day, game) + (club ? `?club=${encodeURIComponent(club)}` : "")),
  ofClub: (day: string, club: string) => request<ClubDayInfo>("GET", `deals/${day}/club/${club}`),
  /** Seven days up to that one. */
  weekOfClub: (day: string, club: string, game: string) =>
    request<ClubWeekInfo>("GET", `deals/${day}/club/${club}/${encodeURIComponent(game)}`),
  /** What another game of the same deal did at these steps of one. */
  beside: (table: string, other: string, steps: string) =>
    request<BesideInfo[]>("GET", `deals/beside/${table}/${other}?steps=${steps}`),
  begin: (day: string, game: string) => request<TableInfo>("POST", deal(day, game)),
};
