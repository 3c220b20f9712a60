// Cards in words, the same as in the terminal and the story.

import { type Message, showEffect } from "@ludorum/board";
import { face, GUILDS, SCHEMES } from "./content";

export function guildName(card: string): Message {
  return [`guild-${face(card)}`, {}];
}

/** What a guild does, one fact a line. */
export function guildFacts(card: string): Message[] {
  const { produce, once } = GUILDS[card]!;
  const facts: Message[] = [];
  if (produce) facts.push(["dawn", { effect: { msg: showEffect(produce) } }]);
  if (once) facts.push(["once", { effect: { msg: showEffect(once) } }]);
  return facts.length ? facts : [["nothing", {}]];
}

export function districtName(district: string): Message {
  return [`district-${district}`, {}];
}

export function schemeText(card: string): Message {
  const { bid, district, stewards, guild } = SCHEMES[card]!;
  return [guild ? "scheme-guild" : "scheme", { n: bid, district: { msg: districtName(district) }, stewards }];
}
