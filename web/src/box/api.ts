// Requests about one's own box.

import { request, sendFile } from "../net/api";
import type { GameBox, GameCount, Row, Tried, TriedBox } from "./types";

const box = (...parts: string[]): string => ["me/box", ...parts.map(encodeURIComponent)].join("/");

export const boxes = {
  all: () => request<{ games: GameCount[] }>("GET", box()),
  of: (game: string) => request<GameBox>("GET", box(game)),
  attempt: (game: string, kind: string, record: Row, signal: AbortSignal) =>
    request<Tried>("POST", box(game, "try"), { kind, record }, signal),
  keep: (game: string, kind: string, id: string, record: Row) => request<Tried>("PUT", box(game, kind, id), { record }),
  drop: (game: string, kind: string, id: string) => request<TriedBox>("DELETE", box(game, kind, id)),
  wish: (game: string, wish: { use?: boolean; name?: string }) => request<unknown>("PUT", box(game), wish),
  empty: (game: string) => request<unknown>("DELETE", box(game)),
  file: (game: string) => `api/${box(game, "file")}`,
  take: (game: string, file: File) => sendFile<TriedBox>(box(game, "file"), file),
};
