import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PlayerShape } from "../kit/players";
import { type Beat, lookedAt } from "./beats";
import { Headlines } from "./Telling";

const GAP = 6;

/** The headline of what is shown, beside a place it lit: where it hides none of them, if there is such a spot. It
 * covers nothing that can be pressed: there is nothing to decide meanwhile. */
export function Beside({ beat, lit, own }: { beat: Beat; lit: readonly string[]; own: number }): ReactNode {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const words = box.current;
    const places = lit.flatMap((id) => placeInSight(id) ?? []);
    places[0]?.scrollIntoView({ block: "nearest" });
    if (!words || !places.length) return;
    const { width, height } = words.getBoundingClientRect();
    const rects = places.map((x) => x.getBoundingClientRect());
    const spots = places.flatMap((place, i) => {
      const room = place.closest(".board-slot, .dock-slot")!.getBoundingClientRect();
      return spotsAround(rects[i]!, room, width, height);
    });
    const spot = spots.find((x) => !rects.some((rect) => overlap(x, rect))) ?? spots[0];
    if (!spot) return;
    words.style.translate = `${spot.x}px ${spot.y}px`;
    words.style.visibility = "visible";
    return () => {
      words.style.visibility = "hidden";
    };
  }, [lit]);
  return (
    <p className="beside" ref={box} aria-hidden="true">
      {beat.turn.seat >= 0 && <PlayerShape seat={beat.turn.seat} size={13} />}
      <span>
        <Headlines turn={lookedAt(beat)} own={own} />
      </span>
    </p>
  );
}

/** A place that is drawn, by its name. */
function placeInSight(id: string): Element | undefined {
  const found = document.querySelectorAll(`:is(.board-slot, .dock-slot) [data-place="${CSS.escape(id)}"]`);
  return [...found].find((x) => x.checkVisibility());
}

/** Under a place, above it, to its right and to its left, as far as there is room. */
function spotsAround(at: DOMRect, room: DOMRect, width: number, height: number): DOMRect[] {
  const along = Math.min(Math.max(room.left + GAP, at.left), room.right - GAP - width);
  const spots = [
    new DOMRect(along, at.bottom + GAP, width, height),
    new DOMRect(along, at.top - GAP - height, width, height),
    new DOMRect(at.right + GAP, at.top, width, height),
    new DOMRect(at.left - GAP - width, at.top, width, height),
  ];
  const within = spots.filter(
    (x) => x.left >= room.left && x.right <= room.right && x.top >= room.top && x.bottom <= room.bottom,
  );
  return within.length ? within : [new DOMRect(along, room.top, width, height)];
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
