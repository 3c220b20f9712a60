// A tile as it lies, in steps of the lattice. Its edges carry two channels: forest is round and
// green, mountain pointed and grey, a road a gap.

import { sign } from "@ludorum/board";
import { memo } from "react";
import { TILES } from "./content";
import { type contacts, type Laid, middle, type Point, type Segment } from "./lattice";

const f = (n: number) => n.toFixed(2);

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}Z`;
}

/** Along a segment, and so far into its tile. */
function along({ a, b }: Segment, part: number, deep: number): Point {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  return [a[0] + ux * part - uy * deep, a[1] + uy * part + ux * deep];
}

const CROWNS = [0.18, 0.5, 0.82];
const PEAKS = [0.23, 0.5, 0.77];

/** The crowns and peaks along the edges of a tile. */
export const Edges = memo(function Edges({ tile }: { tile: Laid }) {
  return tile.segments.map((segment) => {
    if (segment.terrain === "F")
      return CROWNS.map((part) => {
        const [x, y] = along(segment, part, 0.1);
        return <circle key={segment.key + part} className="crown" {...sign("forest")} cx={f(x)} cy={f(y)} r=".066" />;
      });
    if (segment.terrain === "M")
      return PEAKS.map((part) => {
        const [x, y] = along(segment, part, 0.105);
        return (
          <path
            key={segment.key + part}
            className="peak"
            {...sign("mountain")}
            d={`M${f(x - 0.09)} ${f(y + 0.07)}L${f(x)} ${f(y - 0.085)}L${f(x + 0.09)} ${f(y + 0.07)}Z`}
          />
        );
      });
    return null;
  });
});

/** The way from a segment to the middle of its tile. */
export function way(segment: Segment, hub: Point): string {
  const [mx, my] = middle(segment);
  const [cx, cy] = along(segment, 0.5, 0.45);
  return `M${f(mx)} ${f(my)}Q${f(cx)} ${f(cy)} ${f(hub[0])} ${f(hub[1])}`;
}

export function roadsOf(tile: Laid): string[] {
  return tile.segments.filter((x) => x.terrain === "R").map((x) => way(x, tile.hub));
}

/** The ground of a tile; its kind is its tint. */
export function TileGround({ tile, className = "" }: { tile: Laid; className?: string }) {
  return <path className={`ground k-${TILES[tile.id]!.kind} ${className}`} d={outline(tile.corners)} />;
}

/** A tile alone, as it would be drawn on a blueprint. */
export const TileFigure = memo(function TileFigure({ tile, size }: { tile: Laid; size: number }) {
  const xs = tile.corners.map((x) => x[0]);
  const ys = tile.corners.map((x) => x[1]);
  const [left, top] = [Math.min(...xs) - 0.05, Math.min(...ys) - 0.05];
  const [wide, high] = [Math.max(...xs) + 0.05 - left, Math.max(...ys) + 0.05 - top];
  return (
    <svg className="figure" viewBox={`${f(left)} ${f(top)} ${f(wide)} ${f(high)}`} height={size} aria-hidden="true">
      <TileGround tile={tile} />
      {roadsOf(tile).map((d) => (
        <path key={d} className="road-edge" d={d} />
      ))}
      {roadsOf(tile).map((d) => (
        <path key={d} className="road" d={d} />
      ))}
      <Edges tile={tile} />
    </svg>
  );
});

/** The tile that would be laid: edges that agree are strong, dead ones dashed. */
export function Ghost({ tile, met }: { tile: Laid; met: ReturnType<typeof contacts> }) {
  return (
    <g className="ghost">
      <TileGround tile={tile} />
      {roadsOf(tile).map((d) => (
        <path key={d} className="road-edge" d={d} />
      ))}
      {roadsOf(tile).map((d) => (
        <path key={d} className="road" d={d} />
      ))}
      <Edges tile={tile} />
      <path className="border" d={outline(tile.corners)} />
      {met.map(({ segment, equal }) => (
        <path
          key={segment.key}
          className={equal ? "met" : "dead"}
          {...(equal ? {} : sign("dead-edge"))}
          d={`M${segment.a[0]} ${segment.a[1]}L${segment.b[0]} ${segment.b[1]}`}
        />
      ))}
    </g>
  );
}
