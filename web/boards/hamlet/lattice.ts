// G1-G4: the lattice of triangles, as far as drawing needs it: where the corners of a tile come to
// lie, and where two tiles meet. A step of the lattice is 1 wide.

import { type Terrain, TILES } from "./content";

/** p, q and turn: where a tile lies. */
export type Spot = readonly [number, number, number];
export type Corner = readonly [number, number];
export type Point = readonly [number, number];

const HIGH = Math.sqrt(3) / 2;
const TURNS = 6;
const EDGING = 0.3;

/** G3: so many steps of 60 degrees clockwise about (0, 0). */
export function turned([p, q]: Corner, turn: number): Corner {
  for (let i = 0; i < turn; i++) [p, q] = [-q, p + q];
  return [p, q];
}

/** A corner on the screen. */
export function point([p, q]: Corner): Point {
  return [p + q / 2, q * HIGH];
}

export interface Segment {
  /** The same for both tiles that meet there. */
  key: string;
  a: Point;
  b: Point;
  terrain: Terrain;
}

/** A tile as it lies: its outline, clockwise, and the middle its roads lead to. */
export interface Laid {
  id: string;
  corners: Point[];
  segments: Segment[];
  cells: string[];
  hub: Point;
}

export function lay(id: string, [p, q, turn]: Spot): Laid {
  const facts = TILES[id]!;
  const moved = facts.vertices.map((v): Corner => shifted(turned(v, turn), p, q));
  const cells = facts.cells.map((c): Corner => shifted(turned(c, turn), 3 * p, 3 * q));
  const corners = moved.map(point);
  const segments = moved.map((a, i): Segment => {
    const next = (i + 1) % moved.length;
    const b = moved[next]!;
    return {
      key: `${a[0] + b[0]},${a[1] + b[1]}`,
      a: corners[i]!,
      b: corners[next]!,
      terrain: facts.edges[i] as Terrain,
    };
  });
  return { id, corners, segments, cells: cells.map(String), hub: hubOf(cells, moved, corners) };
}

function shifted([p, q]: Corner, dp: number, dq: number): Corner {
  return [p + dp, q + dq];
}

const ROOMY = 0.55;

/** The mean of the cells; where the tile is narrow there, the cell or corner with the most room. */
function hubOf(cells: Corner[], vertices: Corner[], corners: Point[]): Point {
  const middles = cells.map(([p, q]) => point([p / 3, q / 3]));
  const mean: Point = [average(middles.map((x) => x[0])), average(middles.map((x) => x[1]))];
  if (inside(mean, corners) && clearance(mean, corners) > ROOMY) return mean;
  // A corner inside a tile is one step from one of its outline.
  const near = vertices.flatMap(([p, q]) => AROUND.map(([dp, dq]) => point([p + dp, q + dq])));
  const found = [...middles, ...near.filter((x) => inside(x, corners))];
  const worth = (x: Point) => clearance(x, corners) - apart(x, mean) / 10;
  return found.reduce((best, x) => (worth(x) > worth(best) + 1e-6 ? x : best));
}

const AROUND: Corner[] = [0, 1, 2, 3, 4, 5].map((turn) => turned([1, 0], turn));

/** How far a point is from the outline. */
function clearance(x: Point, corners: readonly Point[]): number {
  return Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
      const along = Math.min(1, Math.max(0, (x[0] - a[0]) * ux + (x[1] - a[1]) * uy));
      return apart(x, [a[0] + ux * along, a[1] + uy * along]);
    }),
  );
}

export function inside([x, y]: Point, corners: readonly Point[]): boolean {
  let odd = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** How wide a tile is at its middle, where its name stands; the edges have crowns and peaks. */
export function roomOf({ corners, hub }: Laid): number {
  const at = [0.12, 0.32].map((below) => {
    const y = hub[1] + below;
    const xs = corners.flatMap(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length]!;
      return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
    });
    const left = Math.max(...xs.filter((x) => x <= hub[0]));
    const right = Math.min(...xs.filter((x) => x >= hub[0]));
    return 2 * Math.min(hub[0] - left, right - hub[0]);
  });
  return Math.min(...at) - EDGING;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function middle({ a, b }: Segment): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function average(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

/** Where a tile would meet those that lie there: a segment, and whether both terrains agree. */
interface Contact {
  segment: Segment;
  equal: boolean;
}

/** What a village looks like to a tile that comes to it. */
export interface Ground {
  cells: ReadonlySet<string>;
  segments: ReadonlyMap<string, Terrain>;
}

export function groundOf(laid: readonly Laid[]): Ground {
  return {
    cells: new Set(laid.flatMap((x) => x.cells)),
    segments: new Map(laid.flatMap((x) => x.segments.map((s) => [s.key, s.terrain] as const))),
  };
}

export function contacts(tile: Laid, ground: Ground): Contact[] {
  return tile.segments.flatMap((segment) => {
    const there = ground.segments.get(segment.key);
    return there === undefined ? [] : [{ segment, equal: there === segment.terrain }];
  });
}

/** Turns in which a tile could be drawn there, for a preview; what is legal the rules decide. */
export function turnsAt(id: string, p: number, q: number, ground: Ground): number[] {
  const out: number[] = [];
  const seen = new Set<string>();
  for (let turn = 0; turn < TURNS; turn++) {
    const tile = lay(id, [p, q, turn]);
    if (tile.cells.some((x) => ground.cells.has(x))) continue;
    const met = contacts(tile, ground);
    const clash = met.some(({ segment, equal }) => segment.terrain === "R" && !equal);
    const hidden = met.some(({ segment }) => segment.terrain !== "R" && ground.segments.get(segment.key) === "R");
    const same = [...tile.segments.map((x) => x.key + x.terrain)].sort().join();
    if (!met.length || clash || hidden || seen.has(same)) continue;
    seen.add(same);
    out.push(turn);
  }
  return out;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map((x) => x[0]);
  const ys = points.map((x) => x[1]);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
