// What a finished game came to for somebody, in words.

import { plain } from "../kit/numbers";
import type { Book } from "../words/book";

/** `place` 0: there was nobody to beat; alone one wins or loses, among others one has a place. */
export function came(book: Book, result: { place: number; points: number }, players: number): string {
  const points = plain(result.points);
  if (!result.place) return book.say("web-came-alone", { points });
  if (players === 1) return book.say(result.place === 1 ? "web-came-won" : "web-came-lost", { points });
  return book.say("web-came", { place: result.place, of: players });
}
