// The village of a view: its tiles as they lie, the segments they share, and the roads.

import { useMemo } from "react";
import { type Ground, groundOf, type Laid, lay, type Segment } from "./lattice";
import type { View } from "./view";

export interface Built {
  owner: number;
  kind: "path" | "bridge";
  segment: Segment;
  /** The two tiles it joins. */
  ends: [number, number];
  /** How many lie on the same segment before it. */
  over: number;
}

export interface Village {
  tiles: Laid[];
  ground: Ground;
  built: Built[];
  /** Tiles a road leads to, printed or built. */
  links: number[][];
}

export function villageOf(view: Pick<View, "tiles" | "spots" | "roads">): Village {
  const tiles = view.tiles.map((id, i) => lay(id, view.spots[i]!));
  const at = new Map<string, number[]>();
  for (const [n, tile] of tiles.entries())
    for (const { key } of tile.segments) at.set(key, [...(at.get(key) ?? []), n]);
  const links = tiles.map((): number[] => []);
  const join = (a: number, b: number) => {
    if (!links[a]!.includes(b)) links[a]!.push(b);
    if (!links[b]!.includes(a)) links[b]!.push(a);
  };
  tiles.forEach((tile, n) => {
    for (const { key, terrain } of tile.segments) {
      const other = at.get(key)!.find((x) => x !== n);
      if (terrain === "R" && other !== undefined) join(n, other);
    }
  });
  const built = view.roads.map(([owner, tile, n], i): Built => {
    const segment = tiles[tile]!.segments[n]!;
    const [a = tile, b = tile] = at.get(segment.key)!;
    join(a, b);
    const over = view.roads.slice(0, i).filter(([, x, m]) => x === tile && m === n).length;
    return { owner, kind: segment.terrain === "M" ? "bridge" : "path", segment, ends: [a, b], over };
  });
  return { tiles, ground: groundOf(tiles), built, links };
}

/** H3.2: the ways goods can take to a villager: from the next tiles, and on over tiles with a donkey. */
export function haulsOf(village: Village, tile: number, donkeys: readonly number[]): [number, number][] {
  const found = [tile];
  const ways: [number, number][] = [];
  for (let i = 0; i < found.length; i++) {
    const at = found[i]!;
    if (i > 0 && !donkeys.includes(at)) continue;
    for (const next of village.links[at]!) {
      if (found.includes(next)) continue;
      found.push(next);
      ways.push([next, at]);
    }
  }
  return ways;
}

export function useVillage({ tiles, spots, roads }: View): Village {
  return useMemo(() => villageOf({ tiles, spots, roads }), [tiles, spots, roads]);
}
