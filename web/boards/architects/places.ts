// Where things are marked: options and events by the places of the board.
//
//   quarry … guardhouse, guildhall, market-left …   take a worker
//   mines-gold   what is dug for
//   row-0-2      an apprentice in the Workshop      plans        the pile of buildings
//   group-mines-1  workers of player 1 in the Mines held-2       own workers on player 2's board
//   errand-sell  a line of the Guardhouse           offer-B07    a card or board to choose from
//   hand-B07, crew-A13, built-B24                   cards of the own area

import type { GameEvent, PlaceDef } from "@ludorum/board";
import { MARKETS, PLACES } from "./view";

export const places: PlaceDef[] = [
  { id: "quarry", hotkey: "KeyQ" },
  { id: "forest", hotkey: "KeyF" },
  { id: "mines", hotkey: "KeyM" },
  { id: "silversmith", hotkey: "KeyS" },
  { id: "storehouse", hotkey: "KeyK" },
  { id: "workshop", hotkey: "KeyW" },
  { id: "town", hotkey: "KeyT" },
  { id: "tax", hotkey: "KeyX" },
  { id: "guardhouse", hotkey: "KeyG" },
  { id: "market", hotkey: "KeyB" },
  { id: "guildhall", hotkey: "KeyU" },
  { id: "cathedral", hotkey: "KeyC" },
  { id: "virtue", hotkey: "KeyV" },
  { id: "prison", hotkey: "KeyP" },
  { id: "crew", hotkey: "KeyA" },
  { id: "hand", hotkey: "KeyD" },
];

type Where = (option: unknown) => string[];

const nowhere: Where = () => [];
const row: Where = (option) => (Array.isArray(option) ? [`row-${option[1]}-${option[2]}`] : []);
const named =
  (prefix: string): Where =>
  (option) =>
    typeof option === "string" ? [`${prefix}-${option}`] : [];

function openPlace(option: unknown): string[] {
  const known: readonly string[] = [...PLACES, ...MARKETS, "guildhall", "prison"];
  if (typeof option === "string" && known.includes(option)) return [option];
  return Array.isArray(option) && option[0] === "board" ? [`held-${option[1]}`] : [];
}

const WHERE: Record<string, Where> = {
  place: (option) => (option === "dismiss" ? ["crew"] : openPlace(option)),
  "take-back": openPlace,
  workshop: (option) => (option === "plans" ? ["plans"] : row(option)),
  "back-room": (option) => (option === "plans" ? ["market-middle"] : row(option)),
  tavern: row,
  "first-apprentice": row,
  mines: named("mines"),
  storehouse: (option) => (option === "stop" ? [] : ["storehouse"]),
  capture: (option) => (Array.isArray(option) ? [`group-${option[0]}-${option[1]}`] : []),
  guardhouse: (option) => (option === "stop" ? [] : [`errand-${option}`]),
  guildhall: (option) => (Array.isArray(option) ? [`hand-${option[1]}`] : ["cathedral"]),
  discard: named("hand"),
  "hand-limit": named("hand"),
  dismiss: named("crew"),
  reset: (option) => (option === "done" ? [] : [`crew-${option}`]),
  draft: named("offer"),
  keep: named("offer"),
  board: named("offer"),
  "end-order": named("built"),
};

export function placeOf(kind: string, option: unknown): string[] {
  return (WHERE[kind] ?? nowhere)(option);
}

const SMALLER: Record<string, string> = {
  row: "workshop",
  plans: "workshop",
  market: "market",
  errand: "guardhouse",
  mines: "mines",
  held: "prison",
  hand: "hand",
  crew: "crew",
};

/** The place of the list above that a smaller one lies in; cards to choose from lie in none. */
export function within(place: string): string {
  const [kind = "", rest = ""] = place.split("-");
  return kind === "group" ? rest : (SMALLER[kind] ?? place);
}

const TOUCHED: Record<string, string[]> = {
  skip: ["workshop"],
  hire: ["workshop"],
  drop: ["workshop"],
  slot: ["guildhall"],
  beside: ["guildhall"],
  build: ["guildhall"],
  "last-round": ["guildhall"],
  cathedral: ["cathedral"],
  reward: ["cathedral"],
  virtue: ["virtue"],
  reset: ["market"],
  "shuffle-market": ["market"],
  "turn-card": ["market"],
  "to-prison": ["market", "prison"],
  sell: ["guardhouse", "prison"],
  release: ["prison"],
  freed: ["guardhouse"],
  "pay-debt": ["guardhouse"],
  toll: ["tax"],
  steal: ["tax"],
  scheme: ["schemes"],
  future: ["schemes"],
  recover: ["schemes"],
  "shuffle-schemes": ["schemes"],
};

export function placesOfEvent(event: GameEvent): string[] {
  const { what } = event;
  const about: unknown = event.about;
  const { to, place, tax } = about as { to?: unknown; place?: unknown; tax?: unknown };
  if (what === "place") return openPlace(to);
  if (what === "take-back" || what === "capture") return openPlace(place);
  if (what === "pay") return tax ? ["tax"] : [];
  return TOUCHED[what] ?? [];
}
