// A player is a colour and a shape, always both: colour alone never carries a fact.

import { memo, type ReactNode } from "react";
import { sized } from "./Pip";

export const COLOURS = ["red", "blue", "yellow", "green", "purple", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}

const SHAPES: Record<Colour, ReactNode> = {
  red: <circle className="head" cx="10" cy="6.6" r="5.6" />,
  blue: <path className="head" d="M5 1.6h10v10H5z" />,
  yellow: <path className="head" d="M10 .6 16.4 12H3.600z" />,
  green: <path className="head" d="M10 .4 16.2 6.6 10 12.8 3.8 6.6z" />,
  purple: <path className="head" d="M10 .8 16 5.2 13.7 12.2H6.3L4 5.2z" />,
  black: <path className="head" d="M7.6 1h4.8v3.4h3.4v4.8h-3.4v3.2H7.6V9.2H4.2V4.4h3.4z" />,
};

/** The shape alone, in the box "3 0 14 13.4": for drawings that hold it. */
export function ShapeBody({ seat }: { seat: number }): ReactNode {
  return SHAPES[colourOf(seat)];
}

/** The shape of a seat, to stand beside a name. */
export const PlayerShape = memo(function PlayerShape({ seat, size }: { seat: number; size?: number }) {
  const colour = colourOf(seat);
  return (
    <svg
      className={`shape colour-${colour}`}
      data-seat={seat}
      viewBox="3 0 14 13.4"
      style={size ? sized(size) : undefined}
      aria-hidden="true"
    >
      {SHAPES[colour]}
    </svg>
  );
});

/** The same pawn without an svg of its own, 20 by 26 units, for drawings that hold pawns. */
export function PawnBody({ seat }: { seat: number }) {
  return (
    <>
      <path d="M2.6 25.4c0-7.6 2.6-11 7.4-13 4.8 2 7.4 5.4 7.4 13z" />
      {SHAPES[colourOf(seat)]}
    </>
  );
}

/** A worker: bell body, the player's shape as its head. Those of one seat are alike, unless `piece` names
 * which it is; it travels when it stands elsewhere. `pile`: it stands for several. */
export const Pawn = memo(function Pawn(props: { seat: number; size?: number; piece?: string; pile?: boolean }) {
  const { seat, size } = props;
  return (
    <svg
      className={`pawn colour-${colourOf(seat)}`}
      data-seat={seat}
      data-piece={props.piece}
      data-pile={props.pile || undefined}
      viewBox="0 0 20 26"
      style={size ? sized(size) : undefined}
      aria-hidden="true"
    >
      <PawnBody seat={seat} />
    </svg>
  );
});

const ONE_BY_ONE = 6;

/** Workers of one owner: one by one up to `most`, then a pawn and a number. */
export const WorkerGroup = memo(function WorkerGroup({
  seat,
  n,
  size,
  most = ONE_BY_ONE,
}: {
  seat: number;
  n: number;
  size?: number;
  most?: number;
}) {
  if (n > most)
    return (
      <span className="group" data-seat={seat}>
        <Pawn seat={seat} size={size} pile />
        <b>{n}</b>
      </span>
    );
  return (
    <span className="group">
      {Array.from({ length: n }, (_, i) => (
        <Pawn key={i} seat={seat} size={size} />
      ))}
    </span>
  );
});
