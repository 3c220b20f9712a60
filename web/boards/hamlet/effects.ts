// End scores of landmarks as the messages the rules would tell.

import { type Message, message, nested, showEffect } from "@ludorum/board";
import { number, TILES } from "./content";

/** What a landmark brings at the end; null for every other tile. */
export function endScore(id: string): Message | null {
  const { score, road } = TILES[id]!;
  if (!score) return null;
  const [name, told] = showEffect(score);
  const steps = "each" in score && score.each === "steps";
  const most = steps && { counter: nested(message("counter-steps", { n: score.per, most: number("steps") })) };
  const said: Message = [name, { ...told, ...most }];
  return road === false ? message("no-road", { score: nested(said) }) : said;
}
