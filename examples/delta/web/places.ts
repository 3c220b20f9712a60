// Where things are marked: options and events by the places of the board.
//
//   district-hill   a district           guild-fishers-a  a guild of the market
//   barge-barge3-a  a barge at the quay  card-C07b        a crew card of the own hand
//   good-fish       own goods            coins, crew      a rest, the pile of crew cards

import type { GameEvent, PlaceDef } from "@ludorum/board";

export const places: PlaceDef[] = [
  { id: "district-harbour", hotkey: "KeyQ" },
  { id: "district-market", hotkey: "KeyW" },
  { id: "district-hill", hotkey: "KeyE" },
  { id: "market", hotkey: "KeyG" },
  { id: "quay", hotkey: "KeyB" },
  { id: "hand", hotkey: "KeyD" },
  { id: "crew", hotkey: "KeyC" },
  { id: "goods", hotkey: "KeyS" },
  { id: "coins", hotkey: "KeyX" },
];

const ACTIONS: Record<string, string> = { hire: "guild", post: "district", sell: "good", rest: "coins", crew: "crew" };
const CARDS: Record<string, string> = { bid: "card", discard: "card", load: "barge", send: "district" };

export function placeOf(kind: string, option: unknown): string[] {
  if (kind === "act") {
    const [what, name] = Array.isArray(option) ? option : [option, ""];
    const place = ACTIONS[String(what)];
    return place ? [name ? `${place}-${name}` : place] : [];
  }
  const place = CARDS[kind];
  return place ? [`${place}-${option}`] : []; // what a card asks is answered in the prompt
}

const AROUND: Record<string, string> = { guild: "market", barge: "quay", card: "hand", good: "goods" };

export function within(place: string): string {
  return AROUND[place.split("-")[0]!] ?? place;
}

const TOUCHED: Record<string, string> = {
  hire: "market",
  load: "quay",
  festival: "festival",
  scheme: "scheme",
  round: "rounds",
  bid: "order",
};

export function placesOfEvent({ what, about }: GameEvent): string[] {
  const { district } = about as { district?: string };
  if (district) return [`district-${district}`];
  const place = TOUCHED[what];
  return place ? [place] : [];
}
