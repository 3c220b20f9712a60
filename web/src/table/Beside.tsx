import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PlayerShape } from "../kit/players";
import { type Beat, lookedAt } from "./beats";
import { overlap, placeInSight, spotsAround } from "./spots";
import { Headlines } from "./Telling";

/** The headline of what is shown, beside a place it lit: where it hides none of them, if there is such a spot. It
 * covers nothing that can be pressed: there is nothing to decide meanwhile. */
export function Beside({ beat, lit, own }: { beat: Beat; lit: readonly string[]; own: number }): ReactNode {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words at the same places have another size.
  useLayoutEffect(() => {
    const words = box.current;
    const places = lit.flatMap(placeInSight);
    places[0]?.scrollIntoView({ block: "nearest" });
    if (!words || !places.length) return;
    const { width, height } = words.getBoundingClientRect();
    const rects = places.map((x) => x.getBoundingClientRect());
    const spots = places.flatMap((place, i) => {
      const room = place.closest(".board-slot, .dock-slot, .table-main")!.getBoundingClientRect();
      return spotsAround(rects[i]!, room, width, height);
    });
    const spot = spots.find((x) => !rects.some((rect) => overlap(x, rect))) ?? spots[0];
    if (!spot) return;
    words.style.translate = `${spot.x}px ${spot.y}px`;
    words.style.visibility = "visible";
    return () => {
      words.style.visibility = "hidden";
    };
  }, [lit, beat]);
  return (
    <p className="beside" ref={box} aria-hidden="true">
      {beat.turn.seat >= 0 && <PlayerShape seat={beat.turn.seat} size={13} />}
      <span>
        <Headlines turn={lookedAt(beat)} own={own} />
      </span>
    </p>
  );
}
