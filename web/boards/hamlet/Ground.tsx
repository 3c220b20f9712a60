// The picture under the labels: tiles, roads, what was built. It is drawn in steps of the lattice,
// so zooming does not draw it anew.

import { colourOf, named, ShapeBody, useWords } from "@ludorum/board";
import { memo } from "react";
import { TILES } from "./content";
import { middle, type Point } from "./lattice";
import { Edges, outline, roadsOf, TileGround } from "./TileArt";
import type { Built, Village } from "./village";

export const Ground = memo(function Ground({ village }: { village: Village }) {
  const { tiles, built } = village;
  const ways = [...tiles.flatMap(roadsOf), ...built.flatMap((x) => x.ends.map((end) => trodden(x, tiles[end]!.hub)))];
  return (
    <>
      {tiles.map((tile, n) => (
        <TileGround key={n} tile={tile} />
      ))}
      {ways.map((d, i) => (
        <path key={i} className="road-edge" d={d} />
      ))}
      {ways.map((d, i) => (
        <path key={i} className="road" d={d} />
      ))}
      {tiles.map((tile, n) => (
        <g key={n}>
          <clipPath id={`hamlet-tile-${n}`}>
            <path d={outline(tile.corners)} />
          </clipPath>
          {/* Words stand on a square of the tile's own tint, not on its roads. */}
          <ellipse
            className={`plaza k-${TILES[tile.id]!.kind}`}
            cx={tile.hub[0]}
            cy={tile.hub[1]}
            rx=".72"
            ry=".56"
            clipPath={`url(#hamlet-tile-${n})`}
          />
        </g>
      ))}
      {tiles.map((tile, n) => (
        <Edges key={n} tile={tile} />
      ))}
      {built.map((x, i) => (
        <Bridge key={i} built={x} />
      ))}
    </>
  );
});

/** A built road goes straight to the middle of both tiles. */
function trodden({ segment }: Built, hub: Point): string {
  const [x, y] = middle(segment);
  return `M${x.toFixed(2)} ${y.toFixed(2)}L${hub[0].toFixed(2)} ${hub[1].toFixed(2)}`;
}

/** A path of logs, or an arched bridge, in the colour of its owner and with the owner's shape. */
function Bridge({ built: { segment, owner, kind, over } }: { built: Built }) {
  const book = useWords();
  const [x, y] = middle(segment);
  const { a, b } = segment;
  const name = book.say("ui-line", { name: book.say(`sign-${kind}`), what: book.say(`player-${owner}`) });
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return (
    <g
      {...named(name, { about: book.say(`sign-${kind}.about`), clause: "B8.1" })}
      className={`built ${kind} colour-${colourOf(owner)}`}
      transform={`translate(${x} ${y}) rotate(${angle}) translate(${(over * 0.38).toFixed(2)} 0)`}
    >
      <rect x="-.17" y="-.2" width=".34" height=".4" rx={kind === "bridge" ? ".03" : ".14"} />
      <path d={kind === "bridge" ? "M-.17 -.08h.34M-.17 .08h.34" : "M-.06 -.2v.4M.06 -.2v.4"} />
      <g transform={`rotate(${-angle}) scale(.018) translate(-10 -6.700)`} className="owner">
        <ShapeBody seat={owner} />
      </g>
    </g>
  );
}
