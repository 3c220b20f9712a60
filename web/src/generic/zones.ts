// Reading a view without knowing its game: the picture that came with it, and counters of players.

import type { PictureBlock } from "../generated/frames";

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };
export type Fields = Record<string, Value>;
export interface AnyView {
  players?: Fields[];
  picture?: PictureBlock[];
}

/** A frame whose view holds the picture of the table, if there is one. */
export function pictured<F extends { state: unknown; picture: PictureBlock[] | null }>(frame: F): F {
  if (!frame.picture) return frame;
  return { ...frame, state: { ...(frame.state as AnyView), picture: frame.picture } };
}

/** How many there are: a number, a hand, a list, a deck of layers; null if it is none of these. */
export function sizeOf(value: Value | undefined): number | null {
  if (typeof value === "number") return value;
  if (!Array.isArray(value)) return null;
  let n = 0;
  for (const part of value) {
    if (typeof part === "number") n += part;
    else if (typeof part === "string") n += 1;
    else if (Array.isArray(part)) n += part.length;
    else return null;
  }
  return n;
}

/** The words a game has for a field. */
export function fieldWords(has: (id: string) => boolean, field: string): string | null {
  const id = `head-${field}`;
  return has(id) ? id : null;
}

/** Fields of all players that can be shown as one number each. */
export function counters(players: readonly Fields[], has: (id: string) => boolean): string[] {
  return Object.keys(players[0] ?? {}).filter(
    (field) =>
      field !== "seat" &&
      fieldWords(has, field) !== null &&
      players.every((p) => typeof p[field] !== "boolean" && sizeOf(p[field]) !== null),
  );
}
