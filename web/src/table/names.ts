// What the players of a table are called.

import type { TableInfo } from "../generated/http";
import { seatName } from "../shell/Seats";
import type { Book } from "../words/book";

interface Played {
  players?: { bot?: string }[];
}

/** By player; players that are no seats (a solo opponent) are named by the game. */
export function namesOf(book: Book, info: TableInfo | null, state: unknown): string[] {
  const players = (state as Played | undefined)?.players ?? [];
  const seats = info?.seats ?? [];
  const count = Math.max(players.length, seats.length);
  return Array.from({ length: count }, (_, i) => {
    const seat = seats[i];
    if (seat) return seatName(book, seats, seat);
    const bot = players[i]?.bot;
    return bot ? book.say(`bot-${bot}`) : book.say(`shell-bot-${i % 6}`);
  });
}
