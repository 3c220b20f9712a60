// What stands on a tile: its sign and name, goods in their slots, a flag, figures.

import {
  type Book,
  Chip,
  colourOf,
  Icon,
  message,
  named,
  type OptionMark,
  Pawn,
  Place,
  PlayerShape,
  sign,
  soft,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard } from "./board-context";
import { TILES } from "./content";
import { contentsOf, count, made, maker, who } from "./contents";
import { Donkey, Flag, Sign, Token } from "./Token";
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
  const marks = options.at(place);
  const told = contentsOf(view, n).map((x) => book.tell(x));
  const says = told.length ? book.say("ui-tile-lies", { name, what: told.join("; ") }) : name;
  return (
    <Place id={place} name={name} says={says} className={`tile-label ${TILES[id]!.kind}`}>
      <Sign name={id} />
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
  const book = useWords();
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
          <span key={good} {...sign(good, have)}>
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
        <span key={`free-${i}`} className="slot free" {...named(book.say("ui-free-slot"))} />
      ))}
    </span>
  );
}

/** A good has the border of its maker; gilt ground is high quality. */
function Good({ good, mark }: { good: string; mark: number }) {
  const book = useWords();
  const { seat, high } = maker(mark);
  const about = book.say(high ? "ui-bonus-high" : "ui-bonus-normal");
  return (
    <span
      className={`slot made colour-${colourOf(seat)}${high ? " high" : ""}`}
      {...named(`${book.say(`good-${good}`)}: ${book.tell(made(mark))}`, { about, clause: "B4.4" })}
    >
      <Token name={good} size={14} />
      <PlayerShape seat={seat} size={8} />
    </span>
  );
}

function Figures({ n }: { n: number }): ReactNode {
  const { view } = useBoard();
  const book = useWords();
  const flag = view.flags[n]!;
  const here = view.players.flatMap((p) => [
    ...group(book, p.seat, "standing", count(p.standing, n)),
    ...group(book, p.seat, "lying", count(p.lying, n)),
    ...group(book, p.seat, "donkeys", count(p.donkeys, n)),
  ]);
  if (flag === NOBODY && !here.length) return null;
  return (
    <span className="figures" aria-hidden="true">
      {flag !== NOBODY && (
        <span className="owned" {...named(book.tell(message("ui-flag-of", { player: who(flag) })), { clause: "B7.4" })}>
          <Flag seat={flag} />
        </span>
      )}
      {here}
    </span>
  );
}

function group(book: Book, seat: number, sort: "standing" | "lying" | "donkeys", n: number): ReactNode[] {
  if (!n) return [];
  return [
    <span
      key={`${seat}-${sort}`}
      className={sort}
      {...named(book.tell(message(`figures-${sort}`, { player: who(seat), n })), {
        about: book.say(`ui-about-${sort}`),
        clause: sort === "donkeys" ? "B4.3" : "H2.2",
      })}
    >
      {sort === "donkeys" ? <Donkey seat={seat} size={16} /> : <Pawn seat={seat} size={12} />}
      {n > 1 && <b>{n}</b>}
    </span>,
  ];
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
      <Sign name={view.tiles[from]!} />
      <span style={{ rotate: `${Math.round((Math.atan2(ty - y, tx - x) * 180) / Math.PI)}deg` }}>
        <Icon name="arrow-right" />
      </span>
    </>
  );
}
