// Things counted in a view.

import { BAG, type Botric, DISCS, type View } from "./view";

/** Cards of a deck: layers of which the cards are known, and layers of which only the number is. */
export function sizeOf(deck: (number | string[])[]): number {
  return deck.reduce<number>((n, layer) => n + (typeof layer === "number" ? layer : layer.length), 0);
}

export function deliveries(view: View, seat: number): number {
  return Object.values(view.church).filter((x) => x === seat).length;
}

export function roadsOf(view: View, seat: number): number {
  return view.roads.filter(([owner]) => owner === seat).length;
}

export function landmarks(view: View, seat: number): number {
  return view.flags.filter((x) => x === seat).length;
}

/** B11.2: what an award looks at. */
export function countsFor(view: View, award: string, seat: number): number {
  if (award === "merchant") return view.players[seat]!.sales.length;
  return award === "landscaper" ? landmarks(view, seat) : deliveries(view, seat);
}

interface Odds {
  disc: string;
  /** How many of these are still in the bag, and how many there are of all. */
  n: number;
  of: number;
  /** The action it makes him try first. */
  action: string;
}

function count(discs: readonly string[], disc: string): number {
  return discs.filter((x) => x === disc).length;
}

/** M10.1, M10.6: what the next disc would begin with. */
export function oddsOf({ drawn, row }: Botric): Odds[] {
  const left = DISCS.map((disc) => count(BAG, disc) - count(drawn, disc));
  const of = left.reduce((a, b) => a + b, 0);
  return DISCS.map((disc, i) => ({ disc, n: left[i]!, of, action: row[i] ?? "" }));
}
