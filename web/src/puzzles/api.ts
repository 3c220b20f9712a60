// Requests about puzzles.

import type { PuzzleFrame } from "../generated/frames";
import type { PuzzleGame, Solution } from "../generated/http";
import { request } from "../net/api";

const at = (...parts: string[]): string => ["puzzles", ...parts.map(encodeURIComponent)].join("/");

export const puzzles = {
  games: () => request<PuzzleGame[]>("GET", at()),
  /** One that is not among those `seen`; of a clause, if there is a `theme`. */
  next: (game: string, theme: string, seen: readonly string[]) =>
    request<PuzzleFrame>("GET", `${at(game, "next")}?${new URLSearchParams({ theme, seen: seen.join(",") })}`),
  puzzle: (game: string, id: string) => request<PuzzleFrame>("GET", at(game, id)),
  answer: (game: string, id: string, option: unknown) => request<Solution>("POST", at(game, id, "answer"), { option }),
  solution: (game: string, id: string) => request<Solution>("GET", at(game, id, "solution")),
};
