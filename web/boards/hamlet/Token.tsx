// Goods of Hamlet: two-toned pips of ours, 24 units; signs of tiles and actions are bare glyphs.

import { colourOf, type Drawings, isPip, named, Pawn, Pip, sign, sized, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import type { Cost } from "./content";
import { bodies, box } from "./game-icons";
import { SIGNS } from "./signs";

/** A sign of the legend: a tile by its id, an action, an area. */
export const Sign = memo(function Sign({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox={box} aria-hidden="true" {...sign(name)}>
      {bodies[SIGNS[name]!]}
    </svg>
  );
});

const PIPS: Record<string, ReactNode> = {
  coin: (
    <>
      <circle cx="12" cy="12" r="9.200" fill="var(--gold)" stroke="var(--gold-d)" strokeWidth="1.500" />
      <circle cx="12" cy="12" r="5.600" fill="none" stroke="var(--gold-d)" strokeWidth="1.200" />
    </>
  ),
  wheat: (
    <>
      <path d="M4 6h16v12H4z" fill="var(--wheat)" stroke="var(--wheat-d)" strokeWidth="1.300" strokeLinejoin="round" />
      <path
        d="M12 7.400v9.200M12 10.200 9.400 8.400m2.600 1.800 2.600-1.800M12 13.400l-2.600-1.800m2.600 1.800 2.600-1.800"
        fill="none"
        stroke="var(--wheat-d)"
        strokeWidth="1.400"
      />
    </>
  ),
  timber: (
    <>
      <path
        d="M2.600 6.800h18.800v3.800H2.600zM2.600 13.400h18.800v3.800H2.600z"
        fill="var(--wood)"
        stroke="var(--wood-d)"
        strokeWidth="1.300"
      />
      <path d="M6.500 8.700h6M12 15.300h6" stroke="var(--wood-d)" strokeWidth="1.100" />
    </>
  ),
  brick: (
    <path
      d="M3 6.400h8.400v5.200H3zM12.600 6.400H21v5.200h-8.400zM7.600 12.800H16V18H7.600z"
      fill="var(--clay)"
      stroke="var(--clay-d)"
      strokeWidth="1.300"
    />
  ),
  flour: (
    <path
      d="M6.600 8.600h10.800c2 5 1.600 9.400-.4 11.400H7c-2-2-2.400-6.400-.4-11.400zM8.400 4.400h7.200l-1.400 4.200H9.800z"
      fill="var(--marble)"
      stroke="var(--flour-d)"
      strokeWidth="1.400"
      strokeLinejoin="round"
    />
  ),
  milk: (
    <>
      <path
        d="M9 3h6v3.600l2.400 4V20a1 1 0 0 1-1 1H7.600a1 1 0 0 1-1-1v-9.400l2.400-4z"
        fill="var(--milk)"
        stroke="var(--milk-d)"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <path d="M6.800 13.600h10.400" stroke="var(--milk-d)" strokeWidth="1.300" />
    </>
  ),
};

interface Props {
  name: string;
  size?: number;
  label?: string;
}

/** A raw material, a good or a coin. Decorative unless it gets a label. */
export const Token = memo(function Token({ name, size, label }: Props) {
  if (isPip(name)) return <Pip name={name} size={size} label={label} />;
  return (
    <svg
      className="pip"
      viewBox="0 0 24 24"
      style={size ? sized(size) : undefined}
      {...sign(name)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {PIPS[name]}
    </svg>
  );
});

/** A donkey in the colour of its owner, with the owner's shape as its load. */
export const Donkey = memo(function Donkey({ seat, size }: { seat: number; size?: number }) {
  return (
    <svg
      className={`pip donkey colour-${colourOf(seat)}`}
      data-piece={`donkey-${seat}`}
      {...sign("donkey")}
      viewBox="0 0 24 24"
      style={size ? sized(size) : undefined}
      aria-hidden="true"
    >
      <path d="M3 21v-7.600c0-2 1.200-3.400 3.600-3.400h6.200l1.800-4-.8-3.600 2.200 1.400 2-1.600-.2 3 3.400 3.400-1.600 2.200-2.400-.8-1.200 4V21h-2.400v-4.600H7V21z" />
    </svg>
  );
});

export const Flag = memo(function Flag({ seat }: { seat: number }) {
  return (
    <svg className={`flag colour-${colourOf(seat)}`} viewBox="0 0 16 18" aria-hidden="true" {...sign("flag")}>
      <path d="M2 1v16.500" className="pole" />
      <path d="M2.600 1.500h12l-3 4 3 4h-12z" />
    </svg>
  );
});

/** Pieces and edges, as the legend shows them: in the colour of the first player. */
const PIECES: Record<string, ReactNode> = {
  villager: <Pawn seat={0} size={18} />,
  donkey: <Donkey seat={0} size={22} />,
  flag: <Flag seat={0} />,
  forest: <Edge kind="forest" />,
  mountain: <Edge kind="mountain" />,
  "dead-edge": <Edge kind="dead" />,
};

/** Goods in the sentences of the table, and all signs of the legend. */
export const drawings: Drawings = {
  has: (name) => name in PIPS || name in SIGNS || name in PIECES,
  Draw: (props) => (props.name in PIPS ? <Token {...props} /> : <Piece name={props.name} />),
};

function Piece({ name }: { name: string }) {
  const piece = PIECES[name];
  return piece ? <span className="hamlet">{piece}</span> : <Sign name={name} />;
}

/** A stretch of the edge of a tile, as it lies in the village. */
function Edge({ kind }: { kind: "forest" | "mountain" | "dead" }) {
  return (
    <svg className={`pip edge of-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      {kind === "dead" && <path className="dead" d="M2 12h20" />}
      {kind === "forest" && [5, 12, 19].map((x) => <circle key={x} className="crown" cx={x} cy="12" r="3.200" />)}
      {kind === "mountain" &&
        [5, 12, 19].map((x) => <path key={x} className="peak" d={`M${x - 3.5} 16 ${x} 8l3.500 8z`} />)}
    </svg>
  );
}

/** Points beside what brings them. */
export const Points = memo(function Points({ n, more, when = "" }: { n: number; more?: boolean; when?: string }) {
  const book = useWords();
  return (
    <em className="vp" {...named(book.say("good-vp.count", { n }), { about: when })}>
      {when && <span className="sr">{when} </span>}
      {n}
      {more && "+"}
    </em>
  );
});

/** A number and a good, said in words, too. */
export const Amount = memo(function Amount({ good, n, size }: { good: string; n: number; size?: number }) {
  const book = useWords();
  return (
    <span className="hamlet hamlet-amount" {...sign(good, n)}>
      {n}
      <Token name={good} size={size} label={book.say(`good-${good}`)} />
    </span>
  );
});

/** What something costs or asks for. */
export const CostLine = memo(function CostLine({ cost, size }: { cost: Cost; size?: number }) {
  return (
    <span className="hamlet hamlet-cost">
      {Object.entries(cost).map(([good, n]) => (
        <Amount key={good} good={good} n={n} size={size} />
      ))}
    </span>
  );
});
