// Reading a view without knowing its game: players and their counters, piles, open cards.

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };
export type Fields = Record<string, Value>;
export interface AnyView {
  players?: Fields[];
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: Value): value is string {
  return typeof value === "string";
}

/** A list of cards everybody (or the reader) may see. */
export function cardsOf(value: Value | undefined): string[] | null {
  return Array.isArray(value) && value.length > 0 && value.every(isText) ? value : null;
}

/** How many there are: a number, a hand, a list, a deck of layers; null if it is none of these. */
export function sizeOf(value: Value | undefined): number | null {
  if (typeof value === "number") return value;
  if (!Array.isArray(value)) return null;
  let n = 0;
  for (const part of value) {
    if (typeof part === "number") n += part;
    else if (isText(part)) n += 1;
    else if (Array.isArray(part)) n += part.length;
    else return null;
  }
  return n;
}

/** Words a game has for a field: as a zone of the table, or as the head of a column. */
export function fieldWords(has: (id: string) => boolean, field: string): string | null {
  const name = field.replaceAll("_", "-");
  return [`zone-${name}`, `head-${name}`].find(has) ?? null;
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

/** Everything beside the players that has words. */
export function piles(view: Fields, has: (id: string) => boolean): string[] {
  return Object.keys(view).filter(
    (field) => field !== "players" && fieldWords(has, field) !== null && sizeOf(view[field]) !== null,
  );
}

/** Cards only the reader may look at, by field. */
export function own(view: AnyView, seat: number): [string, string[]][] {
  const me = view.players?.[seat];
  const other = view.players?.find((_, i) => i !== seat);
  if (!me) return [];
  return Object.entries(me).flatMap(([field, value]): [string, string[]][] => {
    const cards = cardsOf(value);
    return cards && typeof other?.[field] === "number" ? [[field, cards]] : [];
  });
}
