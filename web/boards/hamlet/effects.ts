// End scores of landmarks as the messages the rules would tell.

import type { Message } from "@ludorum/board";
import { type Effect, TILES } from "./content";
import { as, say } from "./lies";

function show(effect: Effect): Message {
  if ("each" in effect)
    return say("effect-each", {
      per: effect.per,
      counter: as(say(`counter-${effect.each}`, { n: effect.per })),
      effect: as(show(effect.then)),
    });
  if ("if" in effect) return say("effect-if", { test: as(say(`test-${effect.if}`)), effect: as(show(effect.then)) });
  const goods = Object.entries(effect.gain).map(([good, n]) =>
    say("effect-plus", { good: as(say(`good-${good}.count`, { n })) }),
  );
  return say("effect-gain", { goods: { list: goods } });
}

/** What a landmark brings at the end; null for every other tile. */
export function endScore(id: string): Message | null {
  const { score, road } = TILES[id]!;
  if (!score) return null;
  return road === false ? say("no-road", { score: as(show(score)) }) : show(score);
}
