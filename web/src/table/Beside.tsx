import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PlayerShape } from "../kit/players";
import { type Beat, lookedAt } from "./beats";
import { Headlines } from "./Telling";

const GAP = 6;

/** The headline of what is shown, beside the first place it lit. It covers nothing that can be pressed:
 * there is nothing to decide meanwhile. */
export function Beside({ beat, lit, own }: { beat: Beat; lit: readonly string[]; own: number }): ReactNode {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const words = box.current;
    const place = lit.map(placeInSight).find((x) => x);
    const slot = place?.closest(".board-slot, .dock-slot");
    if (!words || !place || !slot) return;
    place.scrollIntoView({ block: "nearest" });
    const [at, room, own] = [place, slot, words].map((x) => x.getBoundingClientRect());
    const under = at!.bottom + GAP + own!.height <= room!.bottom;
    const y = under ? at!.bottom + GAP : Math.max(room!.top, at!.top - GAP - own!.height);
    const x = Math.min(Math.max(room!.left + GAP, at!.left), room!.right - GAP - own!.width);
    words.style.translate = `${x}px ${y}px`;
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
