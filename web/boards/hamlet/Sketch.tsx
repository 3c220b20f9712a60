// A corner of the village, drawn small: where a tile would go or has gone and how it is turned, or
// where a road is built. For those who lay it on a table of their own.

import { type Sketched, useWords } from "@ludorum/board";
import {
  type Box,
  boxOf,
  contacts,
  groundOf,
  type Laid,
  lay,
  type Point,
  type Segment,
  type Spot,
  turnsAt,
} from "./lattice";
import { partsOf } from "./parts";
import { Edges, Ghost, roadsOf, TileGround } from "./TileArt";
import type { View } from "./view";
import { villageOf } from "./village";

/** How far around what is meant one sees. */
const AROUND = { tile: 0.7, road: 1.3 };
const MARGIN = 0.25;

interface Meant {
  /** A tile that is laid there, or would be. */
  tile?: Laid;
  /** A segment with a road on it. */
  segment?: Segment;
}

/** What a question's option or an event is about, if it can be drawn. */
function meant(what: Sketched, view: View): Meant | null {
  const { tiles, ground } = villageOf(view);
  if ("event" in what) {
    const { tile = "", at, segment = -1 } = partsOf(what.event.about);
    if (what.event.what === "construct") return { tile: lay(tile, at as Spot) };
    return what.event.what === "road" ? roadOn(tiles[view.tiles.indexOf(tile)], segment) : null;
  }
  const { kind, option } = what;
  const { tile: id = "", p = 0, q = 0 } = partsOf(what.about);
  if (kind === "botric-place") return { tile: lay(id, option as Spot) };
  if (kind === "turn") return { tile: lay(id, [p, q, option as number]) };
  if (kind === "place") {
    const [x, y] = option as Spot;
    return { tile: lay(id, [x, y, turnsAt(id, x, y, ground)[0] ?? 0]) };
  }
  if (kind !== "site" && kind !== "botric-road") return null;
  const [tile, n] = option as [number, number];
  return roadOn(tiles[tile], n);
}

function roadOn(tile: Laid | undefined, n: number): Meant | null {
  const segment = tile?.segments[n];
  return segment ? { segment } : null;
}

/** Whether there is anything to draw. */
export function canSketch(what: Sketched): boolean {
  if ("event" in what) return ["construct", "road"].includes(what.event.what);
  return ["place", "turn", "site", "botric-place", "botric-road"].includes(what.kind);
}

export function Sketch({ view, what }: { view: View; what: Sketched }) {
  const book = useWords();
  const found = meant(what, view);
  if (!found) return null;
  const { tile, segment } = found;
  const laid = villageOf(view).tiles.filter((x) => x.cells.join() !== tile?.cells.join());
  const box = boxOf(tile?.corners ?? [segment!.a, segment!.b], tile ? AROUND.tile : AROUND.road);
  const near = laid.filter((x) => overlaps(boxOf(x.corners, -MARGIN), box));
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const ways = near.flatMap(roadsOf);
  return (
    <span className="hamlet sketch" aria-hidden="true">
      <svg viewBox={`${box.left} ${box.top} ${wide} ${high}`}>
        {near.map((x) => (
          <TileGround key={x.id} tile={x} />
        ))}
        {ways.map((d) => (
          <path key={d} className="road-edge" d={d} />
        ))}
        {ways.map((d) => (
          <path key={d} className="road" d={d} />
        ))}
        {near.map((x) => (
          <Edges key={x.id} tile={x} />
        ))}
        {tile && <Ghost tile={tile} met={contacts(tile, groundOf(laid))} />}
        {segment && <path className="built-here" d={`M${segment.a.join(" ")}L${segment.b.join(" ")}`} />}
        {[...near, ...(tile ? [tile] : [])].map((x) => (
          <Name key={x.id} text={book.say(`tile-${x.id}`)} at={inSight(x, box)} strong={x === tile} />
        ))}
      </svg>
    </span>
  );
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const EDGE = 0.5;

/** The middle of a tile, or as near to it as the picture goes. */
function inSight({ hub: [x, y] }: Laid, box: Box): Point {
  const within = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);
  return [within(x, box.left + EDGE, box.right - EDGE), within(y, box.top + EDGE / 2, box.bottom - EDGE / 2)];
}

/** A name in as many lines as it has words. */
function Name({ text, at: [x, y], strong }: { text: string; at: Point; strong: boolean }) {
  const lines = text.split(" ");
  return (
    <text className={strong ? "name strong" : "name"} x={x} y={y}>
      {lines.map((line, i) => (
        <tspan key={i} x={x} dy={i ? 0.3 : -0.15 * (lines.length - 1)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
