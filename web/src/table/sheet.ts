// Score sheets side by side: lines are joined by their names, for players may have different ones.

import type { Scores } from "../generated/frames";

export interface Cell {
  /** The count the points are for. */
  raw: number;
  n: number;
}

export interface Row {
  what: string;
  clause: string;
  /** Classes of its colour and weave, the same in the table and in the bars. */
  look: string;
  /** By player; null: they have no such line. */
  cells: (Cell | null)[];
}

const COLOURS = 8; // after them, the same ones again in another weave

export function rowsOf({ rows, lines }: Scores): Row[] {
  return rows.map(([what, clause], i) => ({
    what,
    clause,
    look: `fill-${i % COLOURS} weave-${Math.floor(i / COLOURS)}`,
    cells: lines.map((sheet) => {
      const line = sheet.find(([name]) => name === what);
      return line ? { raw: line[1], n: line[2] } : null;
    }),
  }));
}

export function total(sheet: Scores["lines"][number]): number {
  return sheet.reduce((n, [, , points]) => n + points, 0);
}

/** Is the count another number than the points? */
export function isCounted(cell: Cell | null): boolean {
  return cell !== null && cell.raw !== cell.n;
}
