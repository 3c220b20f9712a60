// End scores of landmarks as the messages the rules would tell.

import { type Message, message, nested, showEffect } from "@ludorum/board";
import { TILES } from "./content";

/** What a landmark brings at the end; null for every other tile. */
export function endScore(id: string): Message | null {
  const { score, road } = TILES[id]!;
  if (!score) return null;
  return road === false ? message("no-road", { score: nested(showEffect(score)) }) : showEffect(score);
}
