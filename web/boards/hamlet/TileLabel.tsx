// What stands on a tile: its sign and name, goods in their slots, a flag, figures.

import {
  Chip,
  colourOf,
  Icon,
  LockLine,
  type OptionMark,
  Pawn,
  Place,
  PlayerShape,
  soft,
  useClosed,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard } from "./board-context";
import { TILES } from "./content";
import { contentsOf, count, maker } from "./contents";
import { TILE_SIGNS } from "./signs";
import { Donkey, Sign, Token } from "./Token";
import { NOBODY, RAW } from "./view";

/** Steps of the lattice as wide as this leave room for names, and for goods one by one. */
const NAMED = 47;
const ONE_BY_ONE = 38;

/** The least a name can be broken to, and the most it takes of a large tile. */
const NARROW = 50;
const WIDE = 110;

interface Props {
  n: number;
  /** Pixels a step of the lattice. */
  scale: number;
  /** Steps of the lattice between the edges of the tile. */
  room: number;
}

export const TileLabel = memo(function TileLabel({ n, scale, room }: Props) {
  const { view } = useBoard();
  const options = useOptions();
  const book = useWords();
  const id = view.tiles[n]!;
  const name = book.say(`tile-${id}`);
  const place = `tile-${id}`;
  const closed = useClosed(place);
  const marks = options.at(place);
  const told = contentsOf(view, n).map((x) => book.tell(x));
  const says = told.length ? book.say("ui-tile-lies", { name, what: told.join("; ") }) : name;
  const why = closed && (
    <div className="reason-pop">
      <LockLine {...closed} />
    </div>
  );
  return (
    <Place id={place} name={name} says={says} detail={why} className={`tile-label ${TILES[id]!.kind}`}>
      <Sign name={TILE_SIGNS[id]!} />
      {scale >= NAMED ? (
        <b className="name" style={{ maxWidth: Math.max(NARROW, Math.min(WIDE, room * scale)) }}>
          {soft(name)}
        </b>
      ) : (
        <b className="sr">{name}</b>
      )}
      <Slots n={n} short={scale < ONE_BY_ONE} />
      <Figures n={n} />
      {marks.length > 1 && (
        <span className="chips-here">
          {marks.map((mark) => (
            <Chip key={mark.key} mark={mark}>
              <ChipFace mark={mark} n={n} />
            </Chip>
          ))}
        </span>
      )}
    </Place>
  );
});

/** Cubes and goods in the slots of a tile; where there is little room, how many. */
function Slots({ n, short }: { n: number; short: boolean }): ReactNode {
  const { view } = useBoard();
  const facts = TILES[view.tiles[n]!]!;
  if (!facts.slots) return null;
  const cubes = RAW.flatMap((good, i) => Array.from({ length: view.cubes[n]![i]! }, () => good));
  const goods = view.goods[n]!;
  if (short) {
    const kinds = [...new Set(cubes)].map((x) => [x, cubes.filter((y) => y === x).length] as const);
    if (goods.length) kinds.push([facts.makes as never, goods.length]);
    return (
      <span className="slots short" aria-hidden="true">
        {kinds.map(([good, have]) => (
          <span key={good}>
            <Token name={good} size={13} />
            {have}
          </span>
        ))}
      </span>
    );
  }
  const free = facts.slots - cubes.length - goods.length;
  return (
    <span className="slots" aria-hidden="true">
      {cubes.map((good, i) => (
        <span key={i} className="slot">
          <Token name={good} size={14} />
        </span>
      ))}
      {goods.map((mark, i) => (
        <Good key={i} good={facts.makes!} mark={mark} />
      ))}
      {Array.from({ length: Math.max(0, free) }, (_, i) => (
        <span key={`free-${i}`} className="slot free" />
      ))}
    </span>
  );
}

/** A good has the border of its maker; gilt ground is high quality. */
function Good({ good, mark }: { good: string; mark: number }) {
  const { seat, high } = maker(mark);
  return (
    <span className={`slot made colour-${colourOf(seat)}${high ? " high" : ""}`}>
      <Token name={good} size={14} />
      <PlayerShape seat={seat} size={8} />
    </span>
  );
}

function Figures({ n }: { n: number }): ReactNode {
  const { view } = useBoard();
  const flag = view.flags[n]!;
  const here = view.players.flatMap((p) => [
    ...group(p.seat, "standing", count(p.standing, n)),
    ...group(p.seat, "lying", count(p.lying, n)),
    ...group(p.seat, "donkey", count(p.donkeys, n)),
  ]);
  if (flag === NOBODY && !here.length) return null;
  return (
    <span className="figures" aria-hidden="true">
      {flag !== NOBODY && <Flag seat={flag} />}
      {here}
    </span>
  );
}

function group(seat: number, sort: string, n: number): ReactNode[] {
  if (!n) return [];
  return [
    <span key={`${seat}-${sort}`} className={sort}>
      {sort === "donkey" ? <Donkey seat={seat} size={16} /> : <Pawn seat={seat} size={12} />}
      {n > 1 && <b>{n}</b>}
    </span>,
  ];
}

export function Flag({ seat }: { seat: number }) {
  return (
    <svg className={`flag colour-${colourOf(seat)}`} viewBox="0 0 16 18" aria-hidden="true">
      <path d="M2 1v16.500" className="pole" />
      <path d="M2.600 1.500h12l-3 4 3 4h-12z" />
    </svg>
  );
}

/** One of several options on a tile, in short. */
function ChipFace({ mark, n }: { mark: OptionMark; n: number }): ReactNode {
  const { view, village } = useBoard();
  const [a, b, c] = mark.option as [number, string | number, number];
  if (typeof b === "string") return c < 0 ? <Token name={b} size={16} /> : <Good good={b} mark={c} />;
  // A step of a donkey, or a villager of Botric's: where it comes from, and which way.
  const from = a === n ? b : a;
  const [[x, y], [tx, ty]] = [village.tiles[from]!.hub, village.tiles[n]!.hub];
  return (
    <>
      <Sign name={TILE_SIGNS[view.tiles[from]!]!} />
      <span style={{ rotate: `${Math.round((Math.atan2(ty - y, tx - x) * 180) / Math.PI)}deg` }}>
        <Icon name="arrow-right" />
      </span>
    </>
  );
}
