import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../kit/Icon";
import { placeInSight } from "../table/spots";
import { whenDrawn } from "../table/when-drawn";

/** Something that is said of a place of the board. */
export interface Tag {
  place: string;
  text: string;
  kind: "best" | "other";
}

interface Spot {
  x: number;
  y: number;
}

/** Tags at places, as far as they are in sight: at a corner or beside, where they hide least. */
export function PlaceTags({ tags }: { tags: readonly Tag[] }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly (Spot | null)[]>([]);
  const key = JSON.stringify(tags);
  useEffect(() => {
    const wanted = JSON.parse(key) as Tag[];
    const look = () => {
      const slots = [...document.querySelectorAll(".table-main :is(.board-slot, .dock-slot)")];
      const taken: DOMRect[] = [];
      const found = wanted.map((tag, i) => {
        const place = placeInSight(tag.place)[0];
        const slot = place && slots.find((x) => x.contains(place));
        const own = box.current?.children[i]?.getBoundingClientRect();
        const at = place && slot && own && spotFor(place.getBoundingClientRect(), slot, own, taken);
        if (at) taken.push(at);
        return at ? { x: at.x, y: at.y } : null;
      });
      setSpots((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    look();
    return whenDrawn(look, null);
  }, [key]);
  return (
    <div ref={box} className="place-tags" aria-hidden="true">
      {tags.map((x, i) => {
        const at = spots[i];
        const style = at ? { left: at.x, top: at.y } : ({ visibility: "hidden" } as const);
        return (
          <span key={x.place} className={x.kind} style={style}>
            {x.kind === "best" && <Icon name="check" />}
            {x.text}
          </span>
        );
      })}
    </div>
  );
}

const INSET = 8; // px from a corner
const GAP = 3;
const TAG = 8; // a tag on another is worse than one on a word
const LATER = 12; // px² one may hide more at a spot that is liked better

/** Over the place's upper right corner if nothing is written there; null: out of sight. */
function spotFor(at: DOMRect, slot: Element, { width, height }: DOMRect, taken: readonly DOMRect[]): DOMRect | null {
  const room = slot.getBoundingClientRect();
  if (at.top + height / 2 > room.bottom || at.bottom - height / 2 < room.top) return null;
  const [left, right] = [at.left + INSET, at.right - INSET - width];
  const middle = at.top + (at.height - height) / 2;
  const spots: [number, number][] = [
    [right, at.top - height / 2],
    [right, at.bottom - height / 2],
    [left, at.top - height / 2],
    [left, at.bottom - height / 2],
    [at.right + GAP, middle],
    [at.left - GAP - width, middle],
    [at.right - width / 2, middle],
  ];
  const written = inkOf(slot, at, width);
  const cost = (x: DOMRect): number =>
    sum(written.map((y) => common(x, y))) + TAG * sum(taken.map((y) => common(x, y)));
  const inside = spots.map(
    ([x, y]) =>
      new DOMRect(
        Math.min(Math.max(x, room.left), room.right - width),
        Math.min(Math.max(y, room.top), room.bottom - height),
        width,
        height,
      ),
  );
  const costs = inside.map((x, i) => cost(x) + i * LATER);
  return inside[costs.indexOf(Math.min(...costs))]!;
}

/** Words and signs around a place. */
function inkOf(slot: Element, at: DOMRect, around: number): DOMRect[] {
  const near = new DOMRect(at.x - around, at.y - around, at.width + 2 * around, at.height + 2 * around);
  const out: DOMRect[] = [];
  const walker = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest(".sr")) continue;
    range.selectNodeContents(node);
    out.push(...range.getClientRects());
  }
  for (const x of slot.querySelectorAll("svg, img")) {
    const rect = x.getBoundingClientRect();
    if (rect.width <= SIGN && rect.height <= SIGN) out.push(rect);
  }
  return out.filter((x) => common(x, near) > 0);
}

const SIGN = 40; // px: what is larger is a drawing, and may be covered

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** The area two things share. */
function common(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
