// The course of a rating as a drawing: numbers to places.

import type { CoursePoint } from "../generated/http";
import { ticks } from "../ui/scale";

const ROOM = 60; // above and below the numbers, as far as what is sure goes

export interface Course {
  marks: number[];
  /** Corners of the line, and of the band where the true number lies. */
  line: [number, number][];
  band: [number, number][];
  y(n: number): number;
}

/** Lays a course into a frame; what is unsure beyond the frame is cut off. */
export function layOut(
  points: readonly CoursePoint[],
  frame: { left: number; right: number; top: number; bottom: number },
): Course {
  const all = points.map((p) => p.rating);
  const marks = ticks(Math.min(...all) - ROOM, Math.max(...all) + ROOM, 6);
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = (i: number) =>
    points.length > 1
      ? frame.left + (i / (points.length - 1)) * (frame.right - frame.left)
      : (frame.left + frame.right) / 2;
  const y = (n: number) =>
    frame.bottom - ((Math.min(high, Math.max(low, n)) - low) / (high - low)) * (frame.bottom - frame.top);
  const edge = (sign: number) => points.map((p, i): [number, number] => [x(i), y(p.rating + sign * p.spread)]);
  return {
    marks,
    line: points.map((p, i) => [x(i), y(p.rating)]),
    band: [...edge(1), ...edge(-1).reverse()],
    y,
  };
}
