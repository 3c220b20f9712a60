// Icons are filled squares, goods and verbs two-toned pips, buildings their own outlines.

import {
  colourOf,
  type Drawings,
  type Effect,
  isPip,
  named,
  Pip,
  rewardParts,
  ShapeBody,
  showEffect,
  sign,
  sized,
  useWords,
} from "@ludorum/board";
import { memo, type ReactNode } from "react";
import type { Icon as IconName, Icons, Kind, Ribbon } from "./content";
import { bodies, box } from "./game-icons";
import { SIGNS } from "./legend";
import { box as lineBox, bodies as lines } from "./line-icons";
import { PIPS } from "./pips";
import { ICONS, KINDS, RIBBONS } from "./view";

type Glyph = keyof typeof bodies;

export const Sign = memo(function Sign({ name }: { name: Glyph }) {
  return (
    <svg className="icon" viewBox={box} aria-hidden="true">
      {bodies[name]}
    </svg>
  );
});

/** When something works. */
const TIMES = { immediate: "zap", "drop-off": "log-out", ongoing: "infinity", collision: "swords" } as const;

export type Time = keyof typeof TIMES;

export const TimeSign = memo(function TimeSign({ name }: { name: Time }) {
  return (
    <svg className="icon" viewBox={lineBox} aria-hidden="true" {...sign(name)}>
      {lines[TIMES[name]]}
    </svg>
  );
});

export const LineSign = memo(function LineSign({ name }: { name: keyof typeof lines }) {
  return (
    <svg className="icon" viewBox={lineBox} aria-hidden="true">
      {lines[name]}
    </svg>
  );
});

const GLYPHS: Record<IconName, Glyph> = {
  merchant: "scales",
  builder: "flat-hammer",
  noble: "queen-crown",
  cleric: "pope-crown",
  criminal: "cloak-dagger",
};

/** What a counter or a verb looks like, where it is called otherwise. */
const LIKE: Record<string, string> = {
  worker: "workers",
  merchants: "merchant",
  builders: "builder",
  nobles: "noble",
  clerics: "cleric",
  criminals: "criminal",
  resources: "resource",
  manuscripts: "manuscript",
  "approved-deeds": "approved",
  "paid-debts": "paid-debt",
  "destroy-own": "destroy",
  "trading-post-here": "trading-post",
  "act-build": "builder",
  "act-workers": "noble",
  "act-transcribe": "cleric",
};

const OUTLINES: Record<Kind, string> = {
  workshop: "M4 21V10.500L12 4l8 6.500V21z",
  "trading-post": "M2.500 21 12 4l9.500 17z",
  guildhall: "M2.500 21V7h3V4h3.500v3h6V4h3.500v3h3v14z",
};

/** A building in the box of 24 units; without an owner only its outline. */
export function BuildingBody({ kind, seat }: { kind: Kind; seat?: number }) {
  const own = seat !== undefined;
  return (
    <>
      <path className={own ? "viscount-building" : "viscount-building no-owner"} d={OUTLINES[kind]} />
      {own && (
        <g
          className="viscount-owner"
          transform={
            kind === "trading-post" ? "translate(7.800 12.500) scale(.42)" : "translate(7.800 10.500) scale(.42)"
          }
        >
          <ShapeBody seat={seat} />
        </g>
      )}
    </>
  );
}

export const Building = memo(function Building({ kind, seat, size }: { kind: Kind; seat?: number; size?: number }) {
  return (
    <svg
      className={`pip ${seat === undefined ? "" : `colour-${colourOf(seat)}`}`}
      viewBox="0 0 24 24"
      style={size ? sized(size) : undefined}
      aria-hidden="true"
      {...sign(kind)}
    >
      <BuildingBody kind={kind} seat={seat} />
    </svg>
  );
});

/** All three kinds: any building, or all of them. */
const ALL_BUILDINGS = (
  <>
    <path
      className="viscount-building no-owner"
      d="M1.600 20v-6l4-3 4 3v6zM10 11 14 4l4 7zM13 20v-6h2v-1.600h2V14h2v-1.600h2V14h1.600v6z"
    />
  </>
);

export const isIcon = (name: string): name is IconName => ICONS.some((x) => x === name);

/** A drawing of 24 units without an svg of its own; null for icons, which are squares. */
export function body(called: string): ReactNode {
  const name = LIKE[called] ?? called;
  if (name === "buildings") return ALL_BUILDINGS;
  if (KINDS.some((x) => x === name)) return <BuildingBody kind={name as Kind} />;
  return PIPS[name] ?? null;
}

interface Props {
  name: string;
  size?: number;
  label?: string;
  /** It is part of something with a name of its own. */
  bare?: boolean;
}

/** An icon, a good or a verb. Decorative unless it gets a label. */
export const Token = memo(function Token({ name: called, size, label, bare }: Props) {
  const name = LIKE[called] ?? called;
  const style = size ? sized(size) : undefined;
  const said = {
    ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true }),
    ...(!bare && sign(called)),
  };
  if (isIcon(name))
    return (
      <span className={`viscount-icon k-${name}`} style={style} {...said}>
        <Sign name={GLYPHS[name]} />
      </span>
    );
  const drawn = body(name);
  if (drawn)
    return (
      <svg className="pip" viewBox="0 0 24 24" style={style} {...said}>
        {drawn}
      </svg>
    );
  return isPip(name) ? <Pip name={name} size={size} label={label} /> : null;
});

/** The same inside a drawing of the ring, with its middle at a point. */
export const Drawn = memo(function Drawn({
  name: called,
  x,
  y,
  size,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
}) {
  const name = LIKE[called] ?? called;
  const at = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  if (isIcon(name))
    return (
      <svg {...at} viewBox={box} className={`viscount-glyph k-${name}`} {...sign(called)}>
        {bodies[GLYPHS[name]]}
      </svg>
    );
  const drawn = body(name);
  return (
    <svg {...at} viewBox="0 0 24 24" {...sign(called)}>
      {drawn ?? (isPip(name) && <Pip name={name} />)}
    </svg>
  );
});

/** Whatever the legend knows. */
function AnySign({ name, size, label }: Props): ReactNode {
  if (name in TIMES) return <TimeSign name={name as Time} />;
  if (name === "leader") return <Sign name="castle" />;
  const ribbon = RIBBONS.find((x) => name === `ribbon-${x}`);
  return ribbon ? <RibbonMark ribbon={ribbon} /> : <Token name={name} size={size} label={label} />;
}

/** Tokens in the sentences of the table, and in the legend. */
export const drawings: Drawings = {
  has: (name) => SIGNS.has(name),
  Draw: AnySign,
};

const ONE_BY_ONE = 2;
const COUNTED = new Set(["silver", "debt", "deed", "workers", "vp"]);

function Part({ name, n, size }: { name: string; n: number; size?: number }) {
  if (n > ONE_BY_ONE || (n > 1 && COUNTED.has(name)))
    return (
      <span className="bit" {...sign(name, n)}>
        {n}
        <Token name={name} size={size} />
      </span>
    );
  return Array.from({ length: n }, (_, i) => <Token key={i} name={name} size={size} />);
}

function Pictured({ effect, size }: { effect: Effect; size?: number }): ReactNode {
  if ("choose" in effect)
    return Object.values(effect.choose).map((x, i) => (
      <span className="bit" key={i}>
        {i > 0 && <em>/</em>}
        <Pictured effect={x} size={size} />
      </span>
    ));
  if ("each" in effect)
    return (
      <span className="bit">
        <Pictured effect={effect.then} size={size} />
        <Counted effect={effect} size={size} />
      </span>
    );
  return rewardParts(effect).map(([name, n]) => <Part key={name} name={name} n={n} size={size} />);
}

/** For each of what something is given; the stroke before it means "for". */
function Counted({ effect, size }: { effect: Extract<Effect, { each: string }>; size?: number }) {
  const book = useWords();
  return (
    <span className="bit" {...named(book.tell(showEffect(effect)))}>
      <em>/</em>
      {effect.per > 1 && effect.per}
      <Token name={effect.each} size={size} bare />
    </span>
  );
}

/** What a card or a place brings: drawn for those who see, told to the others. */
export const Reward = memo(function Reward({ effect, size }: { effect: Effect; size?: number }) {
  const book = useWords();
  return (
    <span className="viscount-reward">
      <span aria-hidden="true">
        <Pictured effect={effect} size={size} />
      </span>
      <span className="sr">{book.tell(showEffect(effect))}</span>
    </span>
  );
});

/** Icons of a card, one by one. */
export const IconRow = memo(function IconRow({ icons, size }: { icons: Icons; size?: number }) {
  const book = useWords();
  return (
    <span className="viscount-icons">
      {ICONS.flatMap((x) =>
        Array.from({ length: icons[x] ?? 0 }, (_, i) => (
          <Token key={`${x}${i}`} name={x} size={size} label={book.say(`good-${x}`)} />
        )),
      )}
    </span>
  );
});

/** A number and a good. */
export const Amount = memo(function Amount({ good, n, size }: { good: string; n: number; size?: number }) {
  const book = useWords();
  return (
    <span className="viscount-amount" {...sign(good, Number(n))}>
      {n}
      <Token name={good} size={size} label={book.say(`good-${good}`)} />
    </span>
  );
});

/** A second sign beside the colour. */
const RIBBON_SIGNS: Record<Ribbon, ReactNode> = {
  black: null,
  blue: <path className="sign" d="M1 6h10" />,
  yellow: <path className="sign" d="M1 4.500h10M1 8.500h10" />,
  grey: <path className="sign" d="M6 2v10" />,
};

export const RibbonMark = memo(function RibbonMark({ ribbon }: { ribbon: Ribbon }) {
  return (
    <svg className={`viscount-ribbon r-${ribbon}`} viewBox="0 0 12 20" aria-hidden="true" {...sign(`ribbon-${ribbon}`)}>
      <path d="M1 0h10v19l-5-4.500-5 4.500z" />
      {RIBBON_SIGNS[ribbon]}
    </svg>
  );
});
