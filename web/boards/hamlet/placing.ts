// Laying a tile: first where, then how it is turned. Both are seen at once; the turn wished for is
// remembered until it is asked for.

import type { Ask, OptionIndex } from "@ludorum/board";
import { type Ground, type Spot, turnsAt } from "./lattice";
import { partsOf } from "./parts";

/** A tile that is being laid. */
export interface Laying {
  id: string;
  /** The tile the builder stands on. */
  host: number | null;
  spots: { key: string; p: number; q: number; turn: number | null }[];
}

/** What is being laid, by the question; null for every other question. */
export function layingOf({ ask }: Pick<OptionIndex, "ask">): Laying | null {
  if (!ask) return null;
  const { tile: id = "", host = null, p = 0, q = 0 } = partsOf(ask.about);
  const keyed = ask.options.map((option) => [JSON.stringify(option), option] as const);
  if (ask.kind === "place")
    return {
      id,
      host,
      spots: keyed.map(([key, option]) => ({ key, p: (option as Spot)[0], q: (option as Spot)[1], turn: null })),
    };
  if (ask.kind === "turn")
    return { id, host, spots: keyed.map(([key, option]) => ({ key, p, q, turn: option as number })) };
  if (ask.kind === "botric-place")
    return {
      id,
      host: null,
      spots: keyed.map(([key, option]) => {
        const [x, y, turn] = option as Spot;
        return { key, p: x, q: y, turn };
      }),
    };
  return null;
}

/** Where the tile is drawn for an option: turned as wished, as far as it could be. */
export function spotOf(laying: Laying, key: string | null, wish: number, ground: Ground): Spot | null {
  const found = laying.spots.find((x) => x.key === key);
  if (!found) return null;
  if (found.turn !== null) return [found.p, found.q, found.turn];
  const turns = turnsAt(laying.id, found.p, found.q, ground);
  return [found.p, found.q, turns.includes(wish) ? wish : (turns[0] ?? wish)];
}

/** The next way to turn the tile where it is drawn now. */
export function nextTurn(laying: Laying, at: Spot, ground: Ground): number {
  const asked = laying.spots.filter((x) => x.p === at[0] && x.q === at[1] && x.turn !== null);
  const turns = asked.length ? asked.map((x) => x.turn!) : turnsAt(laying.id, at[0], at[1], ground);
  return turns[(turns.indexOf(at[2]) + 1) % turns.length] ?? at[2];
}

/** The turn that is selected from the start: the one wished for, or the first. */
export function wished({ options }: Ask, wish: number): number {
  return (options.includes(wish) ? wish : options[0]) as number;
}

/** Whose villagers have all acted mostly ends the turn. */
export function usual({ kind, about }: Pick<Ask, "kind" | "about">): unknown {
  return kind === "act" && partsOf(about).n === 0 ? "done" : undefined;
}
