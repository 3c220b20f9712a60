// Monks and outposts: a figure and a tower in the colour of their owner, with the owner's shape.

import { colourOf, ShapeBody, sign, sized } from "@ludorum/board";
import { memo } from "react";

const MONK = "M10 .8C5.400.8 4 5 4 9c0 2-1.600 4.400-2 16.500h16C17.600 13.400 16 11 16 9c0-4-1.400-8.200-6-8.200z";
const TOWER = "M3 25.500V10H1.600V3.400h4V6h2.800V3.400h3.200V6h2.800V3.400h4V10H17v15.500z";

export const Piece = memo(function Piece({
  sort,
  seat,
  label,
  size = 17,
}: {
  sort: "monk" | "outpost";
  seat: number;
  label: string;
  size?: number;
}) {
  return (
    <svg
      className={`pawn piece colour-${colourOf(seat)}`}
      viewBox="0 0 20 26"
      style={sized(size)}
      role="img"
      aria-label={label}
      {...(!label && sign(sort))}
    >
      <path d={sort === "monk" ? MONK : TOWER} />
      {sort === "monk" && <ellipse cx="10" cy="7.200" rx="3.200" ry="3.800" fill="var(--card)" />}
      <g
        className="owner"
        transform={sort === "monk" ? "translate(4.400 13) scale(.56)" : "translate(4.200 12) scale(.58)"}
      >
        <ShapeBody seat={seat} />
      </g>
    </svg>
  );
});
