// What the players of a table are called.

import type { Message, Position } from "../generated/frames";
import type { TableInfo } from "../generated/http";
import { characterOf } from "../ui/bots";
import { seatName } from "../ui/Seats";
import type { Book } from "../words/book";

/** By player; players that are no seats (a solo opponent) are named by the game. */
export function namesOf(book: Book, info: TableInfo | null, position: Position | null): string[] {
  const own: (Message | null)[] = position?.names ?? [];
  const seats = info?.seats ?? [];
  return Array.from({ length: Math.max(own.length, seats.length) }, (_, i) => {
    const [name, seat] = [own[i], seats[i]];
    if (name) return book.tell(name);
    return seat ? seatName(book, seats, seat) : book.say(`shell-bot-${i % 6}`);
  });
}

/** The names as they stand over what somebody did: those of bots with their characters. */
export function calledOf(book: Book, info: TableInfo | null, names: readonly string[]): string[] {
  return names.map((name, i) => {
    const character = characterOf(book, info?.seats[i]?.bot ?? "");
    return character ? book.say("web-bot-called", { name, character }) : name;
  });
}
