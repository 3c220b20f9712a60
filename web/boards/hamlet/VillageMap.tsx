// The village: a picture to pan and zoom, with everything that can be pressed laid over it.

import {
  type Ask,
  Chip,
  Icon,
  Key,
  named,
  type OptionIndex,
  Place,
  sign,
  useAskEffect,
  useWords,
} from "@ludorum/board";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useBoard } from "./board-context";
import { Ground } from "./Ground";
import { apart, boxOf, contacts, type Laid, lay, middle, type Point, point, roomOf, type Spot } from "./lattice";
import { partsOf } from "./parts";
import { places } from "./places";
import { type Laying, layingOf, nextTurn, spotOf, wished } from "./placing";
import { Ghost, outline, TileFigure } from "./TileArt";
import { TileLabel } from "./TileLabel";
import { Sign } from "./Token";
import { type Scroll, useScroll, zoomOf } from "./useScroll";
import { CHURCH } from "./view";
import { haulsOf } from "./village";

const MARGIN = 0.5;
/** How far a tile reaches from the corner it is turned about. */
const TILE = 1.9;
/** Pixels a step that what is pressed needs, by mouse and by finger: spots lie a step apart, road
 * sites at a sharp corner half a step, and a tile may have several chips. */
const ROOM = {
  spots: [46, 46],
  sites: [62, 90],
  chips: [50, 68],
} as const;
const FEW = 8;

function roomFor(what: keyof typeof ROOM): number {
  const finger = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  return ROOM[what][finger ? 1 : 0];
}
/** A pointer so near to a spot means it. */
const SNAP = 1.1;

interface Props {
  options: OptionIndex;
  lit: readonly string[];
  wish: number;
  setWish(turn: number): void;
}

export function VillageMap({ options, lit, wish, setWish }: Props) {
  const { view, seat, village } = useBoard();
  const book = useWords();
  const { ask } = options;
  const { tiles, ground } = village;
  const laying = useMemo(() => layingOf({ ask }), [ask]);
  const sites = useMemo(() => sitesOf(options), [options]);
  const [near, setNear] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const box = useMemo(() => {
    const spots = laying?.spots.flatMap(({ p, q }) => around(point([p, q]))) ?? [];
    return boxOf([...tiles.flatMap((x) => x.corners), ...spots], MARGIN);
  }, [tiles, laying]);
  const crowded = tiles.some(({ id }) => options.at(`tile-${id}`).length > 1);
  const pressed = laying ? "spots" : sites.length ? "sites" : crowded ? "chips" : null;
  const scroll = useScroll(box, pressed ? roomFor(pressed) : undefined);
  const { scale } = scroll;
  useAskEffect(ask, () => {
    setNear(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the map begins; then its reader moves it
  useEffect(() => scroll.look(tiles[CHURCH]!.hub), []);
  useFocus(options, laying, scroll);

  const key = near ?? options.selected;
  const at = useMemo(() => laying && spotOf(laying, key, wish, ground), [laying, key, wish, ground]);
  const ghost = useMemo(() => (laying && at ? lay(laying.id, at) : null), [laying, at]);
  const host = ask && hostOf(ask, laying);
  const turn = laying && at ? () => turnTo(nextTurn(laying, at, ground)) : null;
  const turnTo = (to: number) => {
    setWish(to);
    const there = laying?.spots.find((x) => x.p === at?.[0] && x.q === at[1] && x.turn === to);
    if (there) options.select(there.key, true);
  };
  // The new tile and the one it is built from are seen together, also when the sheet below grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one selects, not when one points, turns or pulls
  useEffect(() => {
    if (!ghost || options.selected === null) return;
    const from = host === null ? ghost.hub : tiles[host]!.hub;
    scroll.look([(from[0] + ghost.hub[0]) / 2, (from[1] + ghost.hub[1]) / 2]);
  }, [options.selected, scroll.high]);
  /** E turns the tile; where the turn itself is asked for, its chips have the key. */
  const letter = (e: KeyboardEvent) => {
    if (e.code !== "KeyE" || e.ctrlKey || e.metaKey || e.altKey || !turn || ask?.kind === "turn") return;
    e.preventDefault();
    turn();
  };

  /** The spot a pointer over the ground means. */
  const snapped = (e: { clientX: number; clientY: number; currentTarget: Element }): string | null => {
    if (!laying || ask?.kind === "turn") return null;
    const { left, top } = e.currentTarget.getBoundingClientRect();
    const step = scale * zoomOf(e.currentTarget);
    const here: Point = [(e.clientX - left) / step + box.left, (e.clientY - top) / step + box.top];
    const far = (x: (typeof laying.spots)[number]) => apart(point([x.p, x.q]), here);
    const best = laying.spots.reduce((a, b) => (far(b) < far(a) ? b : a));
    return far(best) < SNAP ? best.key : null;
  };
  const over = (e: PointerEvent<SVGSVGElement>) => e.pointerType === "mouse" && setNear(snapped(e));
  const press = (e: MouseEvent<SVGSVGElement>) => {
    const key = scroll.pulled() ? null : snapped(e);
    if (key) options.select(key, true); // it can be turned before one goes on
  };
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const place = ([x, y]: Point) => ({ left: (x - box.left) * scale, top: (y - box.top) * scale });
  const hauls = asked === null || seat < 0 ? [] : haulsOf(village, asked, view.players[seat]!.donkeys);

  return (
    <div className="map" data-place="village" onKeyDown={letter}>
      <div ref={scroll.frame} className="map-frame" role="group" aria-label={book.say("pic-village")} tabIndex={0}>
        <div className="map-ground" style={{ width: wide * scale, height: high * scale }}>
          <svg
            viewBox={`${box.left} ${box.top} ${wide} ${high}`}
            width={wide * scale}
            height={high * scale}
            aria-hidden="true"
            onPointerMove={laying ? over : undefined}
            onPointerLeave={() => setNear(null)}
            onClick={laying ? press : undefined}
          >
            <Ground village={village} />
            {tiles.map((tile, n) => (
              <Ring
                key={n}
                tile={tile}
                options={options}
                lit={lit.includes(`tile-${tile.id}`)}
                pulled={scroll.pulled}
              />
            ))}
            {host !== null && <path className="host" d={outline(tiles[host]!.corners)} />}
            {hauls.map(([from, to]) => (
              <Haul key={`${from}-${to}`} from={tiles[from]!.hub} to={tiles[to]!.hub} />
            ))}
            {laying && ask?.kind === "place" && <Outlines laying={laying} wish={wish} />}
            {ghost && <Ghost tile={ghost} met={contacts(ghost, ground)} />}
          </svg>
          {tiles.map((tile, n) => (
            <div
              key={n}
              className="here"
              style={place(tile.hub)}
              onPointerEnter={() => setAsked(n)}
              onPointerLeave={() => setAsked(null)}
              onFocus={() => setAsked(n)}
              onBlur={() => setAsked(null)}
            >
              <TileLabel n={n} scale={scale} room={roomOf(tile)} />
            </div>
          ))}
          {laying && ask?.kind !== "turn" && <Spots laying={laying} options={options} place={place} near={setNear} />}
          {sites.map(([tile, n]) => (
            <Site key={`${tile}-${n}`} tile={tile} n={n} style={place(middle(tiles[tile]!.segments[n]!))} />
          ))}
          {ghost && (
            <div className="here ghost-label" style={place(ghost.hub)} aria-hidden="true">
              <Sign name={ghost.id} />
            </div>
          )}
        </div>
      </div>
      <Tools scroll={scroll} turn={turn} laying={laying} options={options} wish={wish} />
    </div>
  );
}

function around([x, y]: Point): Point[] {
  return [
    [x - TILE, y - TILE],
    [x + TILE, y + TILE],
  ];
}

/** Road sites that are asked for: tile and segment. */
function sitesOf({ ask }: OptionIndex): [number, number][] {
  return ask?.kind === "site" || ask?.kind === "botric-road" ? (ask.options as [number, number][]) : [];
}

/** The tile a builder stands on. */
function hostOf(ask: Ask, laying: Laying | null): number | null {
  return laying?.host ?? (ask.kind === "site" ? (partsOf(ask.about).at as number) : null);
}

/** A new question is looked at where it can be answered. */
function useFocus({ ask }: OptionIndex, laying: Laying | null, scroll: Scroll): void {
  const { village } = useBoard();
  useAskEffect(ask, () => {
    if (!ask) return;
    const host = ask.kind === "turn" ? null : hostOf(ask, laying);
    const [spot] = laying?.spots ?? [];
    if (host !== null) scroll.look(village.tiles[host]!.hub);
    else if (spot) scroll.look(point([spot.p, spot.q]));
    else if (ask.kind === "botric-road") scroll.look(village.tiles[(ask.options[0] as number[])[0]!]!.hub);
  });
}

/** The outline of a tile with something to choose on it, or in the light of the story. */
function Ring(props: { tile: Laid; options: OptionIndex; lit: boolean; pulled(): boolean }): ReactNode {
  const { tile, options, lit } = props;
  const marks = options.at(`tile-${tile.id}`);
  if (!marks.length && !lit) return null;
  const only = marks.length === 1 ? marks[0]! : null;
  const chosen = marks.some((x) => x.key === options.selected);
  const state = chosen ? "chosen" : marks.length ? "open" : "";
  return (
    <path
      className={`ring ${state} ${lit ? "lit" : ""}`}
      d={outline(tile.corners)}
      data-option={only?.key}
      onClick={only ? () => !props.pulled() && options.select(only.key) : undefined}
    />
  );
}

/** The way goods come to the tile one looks at. */
function Haul({ from, to }: { from: Point; to: Point }) {
  return <path className="haul" d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />;
}

/** A few other spots are outlined; many would hide the village. */
function Outlines({ laying, wish }: { laying: Laying; wish: number }): ReactNode {
  const { village } = useBoard();
  if (laying.spots.length > FEW) return null;
  return laying.spots.map(({ key }) => {
    const at = spotOf(laying, key, wish, village.ground);
    return at && <path key={key} className="other" d={outline(lay(laying.id, at).corners)} />;
  });
}

/** Where the tile could go; several ways to turn it there are chips. */
function Spots(props: {
  laying: Laying;
  options: OptionIndex;
  place(at: Point): { left: number; top: number };
  near(key: string | null): void;
}): ReactNode {
  const { laying, options } = props;
  const book = useWords();
  const spots = [...new Map(laying.spots.map((x) => [`${x.p}-${x.q}`, x])).values()];
  return spots.map(({ p, q }) => {
    const id = `spot-${p}-${q}`;
    const marks = options.at(id);
    return (
      <div
        key={id}
        className="here"
        style={props.place(point([p, q]))}
        onPointerEnter={() => props.near(marks[0]?.key ?? null)}
        onPointerLeave={() => props.near(null)}
        onFocus={() => props.near(marks[0]?.key ?? null)}
        onBlur={() => props.near(null)}
      >
        <Place id={id} name={book.say("ui-spot")} className="spot">
          {marks.length > 1 &&
            marks.map((mark) => (
              <Chip key={mark.key} mark={mark}>
                <span style={{ rotate: `${(mark.option as Spot)[2] * 60}deg` }}>↑</span>
              </Chip>
            ))}
        </Place>
      </div>
    );
  });
}

function Site({ tile, n, style }: { tile: number; n: number; style: { left: number; top: number } }) {
  const { village } = useBoard();
  const book = useWords();
  const { id, segments } = village.tiles[tile]!;
  const kind = segments[n]!.terrain === "F" ? "path" : "bridge";
  return (
    <div className="here" style={style}>
      <Place id={`edge-${id}-${n}`} name={book.say(`sign-${kind}`)} className="site">
        <Sign name={kind} />
      </Place>
    </div>
  );
}

function Legend() {
  const book = useWords();
  return (
    <ul className="legend">
      {["road", "forest", "mountain"].map((x) => (
        <li key={x} {...sign(x)}>
          <i className={`of-${x}`} aria-hidden="true" />
          {book.say(`ui-${x}`)}
        </li>
      ))}
    </ul>
  );
}

/** Zoom, and while a tile is laid its turn and the other spots. */
function Tools(props: {
  scroll: Scroll;
  turn: (() => void) | null;
  laying: Laying | null;
  options: OptionIndex;
  wish: number;
}): ReactNode {
  const { scroll, laying } = props;
  const book = useWords();
  return (
    <div className="map-tools">
      <div className="zooms">
        <button
          type="button"
          onClick={scroll.nearer}
          aria-label={book.say("ui-nearer")}
          {...named(book.say("ui-nearer"))}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          onClick={scroll.farther}
          aria-label={book.say("ui-farther")}
          {...named(book.say("ui-farther"))}
        >
          <Icon name="minus" />
        </button>
        <button type="button" onClick={scroll.all} aria-label={book.say("ui-whole")} {...named(book.say("ui-whole"))}>
          <Icon name="maximize" />
        </button>
      </div>
      {laying ? <Layers {...props} laying={laying} /> : <Legend />}
    </div>
  );
}

interface LayersProps {
  turn: (() => void) | null;
  laying: Laying;
  options: OptionIndex;
  wish: number;
}

function Layers(props: LayersProps): ReactNode {
  const { laying, options } = props;
  const book = useWords();
  if (options.ask?.kind === "turn") return <Turns {...props} />;
  const keys = inOrder(laying);
  const now = keys.indexOf(options.selected ?? "");
  const step = (by: number) => {
    const key = keys[(now + by + keys.length) % keys.length];
    if (key) options.select(key, true);
  };
  return (
    <div className="layers">
      {keys.length > 1 && (
        <>
          <button
            type="button"
            onClick={() => step(now < 0 ? 0 : -1)}
            aria-label={book.say("ui-last-spot")}
            {...named(book.say("ui-last-spot"))}
          >
            <Icon name="chevron-left" />
          </button>
          <span {...named(book.say("ui-spots", { n: keys.length }))}>
            {now < 0 ? keys.length : `${now + 1} / ${keys.length}`}
          </span>
          <button
            type="button"
            onClick={() => step(1)}
            aria-label={book.say("ui-next-spot")}
            {...named(book.say("ui-next-spot"))}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
      <button type="button" className="turn" disabled={!props.turn} onClick={props.turn ?? undefined}>
        <Icon name="rotate-cw" />
        <span>{book.say("ui-turn")}</span>
        <Key places={places} id="turns" />
      </button>
    </div>
  );
}

/** Every way to turn the tile where it lies, drawn; the one wished for is selected from the start. */
function Turns({ laying, options, wish }: LayersProps): ReactNode {
  const { village } = useBoard();
  const book = useWords();
  const given = useRef(String(wished(options.ask!, wish)));
  return (
    <Place id="turns" name={book.say("ui-area-turns")} inside className="layers turns">
      {options.at("turns").map((mark) => {
        const found = laying.spots.find((x) => x.key === mark.key)!;
        const tile = lay(laying.id, [found.p, found.q, found.turn!]);
        const met = contacts(tile, village.ground).filter((x) => x.equal).length;
        // What nobody has pressed yet is not confirmed by the first press.
        const press = () => {
          const own = mark.key !== options.selected || mark.key !== given.current;
          given.current = "";
          if (own) options.select(mark.key, true);
        };
        return (
          <button
            key={mark.key}
            type="button"
            className="chip above"
            data-option={mark.key}
            aria-pressed={mark.key === options.selected}
            onClick={press}
            {...named(mark.label)}
          >
            <span aria-hidden="true">
              <TileFigure tile={tile} size={34} />
              <b {...named(book.say("edges-match", { n: met }))}>{met}</b>
            </span>
            <span className="sr">{mark.label}</span>
          </button>
        );
      })}
      <Key places={places} id="turns" />
    </Place>
  );
}

/** Spots around their middle, clockwise: the next one lies beside the last. */
function inOrder(laying: Laying): string[] {
  const points = laying.spots.map((x) => ({ key: x.key, at: point([x.p, x.q]) }));
  const box = boxOf(
    points.map((x) => x.at),
    0,
  );
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const angle = ([x, y]: Point) => Math.atan2(y - my, x - mx);
  return points.sort((a, b) => angle(a.at) - angle(b.at)).map((x) => x.key);
}
