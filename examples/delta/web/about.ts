// What places and cards are, and what lies there, in words.

import { type About, amounts, count, type Message, showEffect } from "@ludorum/board";
import { BARGES, FESTIVALS, GUILDS, handOf, sizeOf, strength } from "./content";
import { districtName, guildFacts, guildName, schemeText } from "./phrases";
import type { View } from "./view";

export function about(place: string, view: View, seat: number): About | null {
  const me = view.players[seat];
  const [kind = "", name = ""] = place.split(/-(.*)/);
  switch (kind) {
    case "district":
      return told(districtName(name), "D5.2", [], posted(view.posts[name] ?? []));
    case "market":
      return told(["head-market", {}], "D4.2", [], view.market.map(guildName));
    case "guild":
    case "own":
      return guild(name);
    case "quay":
      return told(["head-quay", {}], "D3.3", [], view.quay.map(load));
    case "barge":
      return told(["head-load", {}], "D3.3", [load(name)]);
    case "festival":
      return view.festival
        ? told([`festival-${view.festival}`, {}], "D8.2", [showEffect(FESTIVALS[view.festival]!.effect)])
        : null;
    case "scheme":
      return view.scheme ? told(["head-scheme", {}], "D9.1", [schemeText(view.scheme)]) : null;
    case "order":
      return told(["head-order", {}], "D3.2", [], view.order.map(player));
    case "rounds":
      return told(["ui-round", { n: view.round, of: 6 }], "D5.1");
    case "crew":
      return told(["head-crew", {}], "D4.6", [["option-crew", {}]], [["ui-left", { n: sizeOf(view.crew) }]]);
    case "hand":
      return told(["head-hand", {}], "D3.1", [], handOf(me?.hand ?? 0).map(crew));
    case "card":
      return told(crew(name), "D3.1");
    case "goods":
      return told(["head-goods", {}], "D2.3", [], me ? [amounts(me.goods)] : []);
    case "good":
      return told([`good-${name}`, {}], "D4.7", [], me ? [count(name, me.goods[name] ?? 0)] : []);
    case "coins":
      return told(["head-coins", {}], "D4.8", [["option-rest", {}]], me ? [count("coin", me.coins)] : []);
    default:
      return null;
  }
}

function told(name: Message, clause: string, lines: Message[] = [], contents: Message[] = []): About {
  return { name, lines, contents, clause };
}

function guild(card: string): About | null {
  const g = GUILDS[card];
  if (!g) return null;
  const lines = [districtName(g.district), amounts(g.cost), count("vp", g.points), ...guildFacts(card)];
  return told(guildName(card), "D4.2", lines);
}

const player = (seat: number): Message => [`player-${seat}`, {}];
const crew = (card: string): Message => ["crew", { n: strength(card) }];
const load = (barge: string): Message => amounts(BARGES[barge]!.load.gain);

function posted(row: number[]): Message[] {
  return row.flatMap((n, seat): Message[] => (n ? [["ui-posted", { player: { msg: player(seat) }, n }]] : []));
}
