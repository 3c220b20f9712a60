// Where in the page one is: the part of the address after "#/".

import { useSyncExternalStore } from "react";

export type Route =
  | { at: "home" }
  | { at: "new"; game: string; solo: boolean }
  | { at: "join"; table: string; link: string }
  | { at: "table"; table: string }
  | { at: "sign-in"; problem: string }
  | { at: "mail"; token: string }
  | { at: "settings" }
  | { at: "stop"; token: string }
  | { at: "rules"; game: string; clause: string }
  | { at: "replays" }
  | { at: "deal"; game: string }
  | { at: "learn"; game: string; lesson: string }
  | { at: "puzzles"; game: string; puzzle: string; theme: string }
  | { at: "clubs"; id: string; link: string }
  | { at: "tournaments"; id: string; round: number; club: string }
  | { at: "companion"; game: string }
  | { at: "people"; person: string }
  | { at: "box"; game: string; kind: string; record: string }
  | { at: "replay"; table: string; step: number; token: string }
  | { at: "nowhere" };

export function parse(hash: string): Route {
  const [at = "", first = "", second = "", third = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  switch (at) {
    case "":
      return { at: "home" };
    case "new":
      return { at: "new", game: first, solo: second === "solo" };
    case "join":
      return first ? { at: "join", table: first, link: second } : { at: "nowhere" };
    case "table":
      return first ? { at: "table", table: first } : { at: "nowhere" };
    case "replay":
      return first ? { at: "replay", table: first, step: stepOf(second), token: third } : { at: "nowhere" };
    case "rules":
      return { at: "rules", game: first, clause: second };
    case "companion":
      return { at: "companion", game: first };
    case "learn":
      return { at: "learn", game: first, lesson: second };
    case "puzzles":
      return { at: "puzzles", game: first, puzzle: second || (first && "next"), theme: third };
    case "tournaments":
      return {
        at: "tournaments",
        id: first,
        round: /^\d+$/.test(second) ? Number(second) : 0,
        club: first === "new" ? second : "",
      };
    case "clubs":
      return { at: "clubs", id: first, link: second === "join" ? third : "" };
    case "deal":
      return { at: "deal", game: first };
    case "people":
      return { at: "people", person: first };
    case "box":
      return { at: "box", game: first, kind: second, record: third };
    case "sign-in":
      return { at: "sign-in", problem: first };
    case "mail":
      return first ? { at: "mail", token: first } : { at: "nowhere" };
    case "stop":
      return first ? { at: "stop", token: first } : { at: "nowhere" };
    case "settings":
    case "replays":
      return { at };
    default:
      return { at: "nowhere" };
  }
}

/** The step a replay begins with; -1: none is named. */
function stepOf(part: string): number {
  if (part === "end") return Number.MAX_SAFE_INTEGER;
  return /^\d+$/.test(part) ? Number(part) : -1;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // typed by hand
  }
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

function follow(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

export function useHash(): string {
  return useSyncExternalStore(follow, () => location.hash);
}
