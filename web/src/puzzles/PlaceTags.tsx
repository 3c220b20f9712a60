import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../kit/Icon";
import { placeInSight } from "../table/spots";
import { whenDrawn } from "../table/when-drawn";

/** Something that is said of a place of the board. */
export interface Tag {
  place: string;
  text: string;
  kind: "best" | "other";
}

interface Spot extends Tag {
  x: number;
  y: number;
}

/** Tags at the upper right corners of places, as far as they are in sight. */
export function PlaceTags({ tags }: { tags: readonly Tag[] }): ReactNode {
  const [spots, setSpots] = useState<Spot[]>([]);
  const key = JSON.stringify(tags);
  useEffect(() => {
    const wanted = JSON.parse(key) as Tag[];
    const look = () => {
      const slots = [...document.querySelectorAll(".table-main :is(.board-slot, .dock-slot)")];
      const found = wanted.flatMap((tag) => {
        const place = placeInSight(tag.place)[0];
        const room = place && slots.find((x) => x.contains(place))?.getBoundingClientRect();
        if (!place || !room) return [];
        const { right, top } = place.getBoundingClientRect();
        const y = Math.max(top, room.top + HALF);
        return y > room.bottom - HALF ? [] : [{ ...tag, x: Math.min(right - INSET, room.right), y }];
      });
      setSpots((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    look();
    return whenDrawn(look, null);
  }, [key]);
  return (
    <div className="place-tags" aria-hidden="true">
      {spots.map((x) => (
        <span key={x.place} className={x.kind} style={{ left: x.x, top: x.y }}>
          {x.kind === "best" && <Icon name="check" />}
          {x.text}
        </span>
      ))}
    </div>
  );
}

const HALF = 12; // px: of the height of a tag
const INSET = 8;
