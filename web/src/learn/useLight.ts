// What a step of a lesson speaks of, as it stands on the screen now.

import { type RefObject, useEffect, useState } from "react";
import { placeInSight, spotsAround } from "../table/spots";
import { whenDrawn } from "../table/when-drawn";

export interface Light {
  /** The places in light, on the screen. */
  rects: DOMRect[];
  /** Where the card of the step stands; null: where it lies without. */
  spot: { x: number; y: number } | null;
}

const DARK: Light = { rects: [], spot: null };

const same = (a: Light, b: Light) => JSON.stringify(a) === JSON.stringify(b);

/** `step`: another one is looked for anew. `wide`: there is room for a card beside a place. */
export function useLight(
  places: readonly string[],
  card: RefObject<HTMLElement | null>,
  step: unknown,
  wide: boolean,
): Light {
  const [light, setLight] = useState(DARK);
  const key = places.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, another look.
  useEffect(() => {
    const ids = key ? key.split("\n") : [];
    const found = () => ids.flatMap(placeInSight);
    const look = () => {
      const rects = found().map((x) => x.getBoundingClientRect());
      const box = card.current?.getBoundingClientRect();
      const next = { rects, spot: wide && box ? spotFor(rects, box) : null };
      setLight((old) => (same(old, next) ? old : next));
    };
    found()[0]?.scrollIntoView({ block: wide ? "nearest" : "start", inline: "nearest" });
    look();
    return whenDrawn(look, card.current);
  }, [key, card, step, wide]);
  return light;
}

/** What may be hidden least, and by how much: what is spoken of, then what can be chosen. */
const WEIGHTS: [string, number][] = [
  [":is(.board-slot, .dock-slot) .pop-over", 20],
  [":is(.board-slot, .dock-slot) .legal, :is(.board-slot, .dock-slot) .chip", 1],
];

/** Beside the places, hiding as little of them as can be, inside the window. */
function spotFor(rects: readonly DOMRect[], box: DOMRect): Light["spot"] {
  const board = document.querySelector(".board-slot")?.getBoundingClientRect();
  const dock = document.querySelector(".dock-slot")?.getBoundingClientRect();
  if (!board) return null;
  const bottom = Math.min(Math.max(board.bottom, dock?.bottom ?? 0), innerHeight);
  const room = new DOMRect(board.left, board.top, board.width, bottom - board.top);
  const { width, height } = box;
  const at = (x: number, y: number) => new DOMRect(x, y, width, height);
  const [left, right] = [room.left + EDGE, room.right - width - EDGE];
  const [top, low] = [room.top + EDGE, room.bottom - height - EDGE];
  const corners = [at(right, low), at(left, low), at(right, top), at(left, top)];
  const aside = at(innerWidth - width - EDGE, low); // over the story
  const spots = [...rects.flatMap((x) => spotsAround(x, room, width, height)), aside, ...corners];
  const hidden = [...rects.map((x): [DOMRect, number] => [x, 10])];
  for (const [marks, weight] of WEIGHTS)
    for (const x of document.querySelectorAll(marks))
      if (x.checkVisibility()) hidden.push([x.getBoundingClientRect(), weight]);
  const cost = (spot: DOMRect) => hidden.reduce((sum, [rect, weight]) => sum + weight * common(spot, rect), 0);
  const costs = spots.map(cost);
  const best = spots[costs.indexOf(Math.min(...costs))]!;
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

const EDGE = 8;

/** The area two things share, as a part of the smaller one. */
function common(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / Math.max(1, Math.min(a.width * a.height, b.width * b.height));
}
