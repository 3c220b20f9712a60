// What places and cards are, and what lies there, in words: for a long press and for the table of
// all places.

import { type About, amounts, count, type Message } from "@ludorum/board";
import { BOARDS, largeFace, smallFace, tableFor } from "./content";
import { apprenticeFacts, apprenticeName, boardFacts, buildingFacts, buildingName, scheme } from "./phrases";
import { HALL_ROWS, MARKETS, PLACES, type View } from "./view";
import { cardsOf } from "./works";

/** The clause a place begins with. */
const CLAUSES: Record<string, string> = {
  quarry: "A5.1",
  forest: "A5.1",
  mines: "A5.3",
  silversmith: "A5.2",
  storehouse: "A6.1",
  workshop: "A7.1",
  town: "A8.1",
  tax: "A9.3",
  market: "A10.1",
  "market-left": "A10.2",
  "market-middle": "A10.2",
  "market-right": "A10.2",
  guardhouse: "A11.1",
  guildhall: "A12.2",
  cathedral: "A14.1",
  virtue: "A15.1",
  prison: "A4.4",
  crew: "A7.6",
  hand: "A7.11",
  schemes: "A22.37",
};

const NAMES: Record<string, string> = {
  virtue: "head-virtue",
  crew: "head-crew",
  hand: "pic-hand",
  schemes: "pic-schemes",
};

export function about(place: string, view: View, seat: number): About | null {
  const clause = CLAUSES[place];
  if (clause) {
    const name: Message = [NAMES[place] ?? `place-${place}`, {}];
    return { name, lines: [], contents: contents(place, view, seat), clause };
  }
  const [kind = "", card = ""] = place.split(/-(.*)/);
  if (!card) return null;
  if (kind === "row") {
    const [r = 0, c = 0] = card.split("-").map(Number);
    const here = view.rows[r]?.[c];
    const coins = view.coins[r]?.[c] ?? 0;
    return here ? { ...apprentice(here), contents: coins ? [count("silver", coins)] : [] } : null;
  }
  if (kind === "crew") return apprentice(card);
  if (["hand", "built", "offer"].includes(kind)) return card in BOARDS ? board(card) : building(card);
  return null;
}

function apprentice(card: string): About {
  return { name: [apprenticeName(card), {}], lines: apprenticeFacts(card), contents: [], clause: "A17.1" };
}

function building(card: string): About {
  return { name: [buildingName(card), {}], lines: buildingFacts(card), contents: [], clause: "A13.1" };
}

function board(name: string): About {
  return { name: [`board-${name}`, {}], lines: boardFacts(name), contents: [], clause: "A21.1" };
}

/** Numbers by player, without those who have none. */
function groups(numbers: readonly number[]): Message[] {
  return numbers.flatMap((n, seat): Message[] =>
    n ? [["cell-group", { player: { msg: [`player-${seat}`, {}] }, n }]] : [],
  );
}

function contents(place: string, view: View, seat: number): Message[] {
  const at = (PLACES as readonly string[]).indexOf(place);
  const workers = groups(view.at[at] ?? []);
  const { players } = view;
  const me = players[seat];
  switch (place) {
    case "tax":
      return [count("silver", view.tax), ...workers];
    case "workshop":
      return [...workers, ...view.rows.flat().map((card): Message => [apprenticeName(card), {}])];
    case "market":
      return MARKETS.flatMap((space) => contents(space, view, seat));
    case "market-left":
      return [...taken(view, 0), amounts(smallFace(view.small))];
    case "market-middle":
      return taken(view, 1);
    case "market-right":
      return [...taken(view, 2), amounts(largeFace(view.large))];
    case "guildhall": {
      const n = tableFor(players).columns * HALL_ROWS;
      const end: Message = ["ui-end", { n, left: Math.max(0, n - view.hall) }];
      return [...groups(players.map((p) => p.hall)), end];
    }
    case "cathedral":
      return players.map((p): Message => ["ui-on-level", { player: { msg: [`player-${p.seat}`, {}] }, n: p.level }]);
    case "virtue":
      return groups(players.map((p) => p.virtue));
    case "prison":
      return groups(players.map((p) => p.prison));
    case "crew":
      return (me?.crew ?? []).map((card): Message => [apprenticeName(card), {}]);
    case "hand":
      return cardsOf(me?.hand ?? 0).map((card): Message => [buildingName(card), {}]);
    case "schemes":
      return view.seen_schemes.slice(-1).map(scheme);
    default:
      return workers;
  }
}

/** Who stands on a space of the Black Market. */
function taken(view: View, space: number): Message[] {
  const there = view.market[space] ?? -1;
  return there < 0 ? [] : [[`player-${there}`, {}]];
}
