// Workers are filled squares, attributes outlined circles, goods two-toned pips, all else a bare
// glyph: the class by its shape first, then the glyph, then the colour.

import { type Effect, isPip, named, Pip, rewardParts, showEffect, sign, sized, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";

import { bodies, box } from "./game-icons";
import { WORKERS } from "./view";

export type Glyph = keyof typeof bodies;

/** A glyph; `means`: what it is called in the legend. */
export const Sign = memo(function Sign({ name, means }: { name: Glyph; means?: string }) {
  return (
    <svg className="icon" viewBox={box} aria-hidden="true" {...(means && sign(means))}>
      {bodies[name]}
    </svg>
  );
});

const GLYPHS: Record<string, Glyph> = {
  labourer: "farmer",
  scout: "bow-arrow",
  merchant: "scales",
  fighter: "broadsword",
  cleric: "pope-crown",
  criminal: "cloak-dagger",
  any: "meeple",
  develop: "gear-hammer",
  orders: "scroll-unfurled",
  viking: "viking-helmet",
  byzantine: "byzantin-temple",
  saracen: "curvy-knife",
  commission: "abbot-meeple",
  garrison: "tower-flag",
  fortify: "defensive-wall",
  absolve: "covered-jar",
  mercenaries: "prayer",
};

// Ours, where the icon set blurs at the size of a track.
const CIRCLES: Record<string, string> = {
  faith: "M10.2 4h3.6v4.4H18v3.6h-4.2V20h-3.600v-8H6V8.400h4.200z",
  strength: "M12 3.600 19 6v5.200c0 4.600-3 7.400-7 9.200-4-1.800-7-4.600-7-9.200V6zM12 7v9.800",
  influence:
    "M19.600 3.600C12 4.600 7.600 9 6.800 15.400L4.600 20.400h2l1.400-3.200c5.200.2 9.600-3.600 11.600-13.600z",
};

const PIPS: Record<string, ReactNode> = {
  provision: (
    <>
      <path
        d="M4 10.500c0-4.500 4-7 8-7s8 2.500 8 7-3 9.500-8 9.500-8-5-8-9.500z"
        fill="var(--bread)"
        stroke="var(--bread-d)"
        strokeWidth="1.4"
      />
      <path
        d="M8 8.500c1-1.500 2-2 3-2M8.500 13l7-6M9.500 16.500l7.500-6.500"
        fill="none"
        stroke="var(--bread-d)"
        strokeWidth="1.2"
        opacity=".8"
      />
    </>
  ),
  suspicion: (
    <>
      <rect
        x="5"
        y="2.800"
        width="14"
        height="18.400"
        rx="1.800"
        fill="var(--suspect)"
        stroke="var(--suspect-d)"
        strokeWidth="1.5"
      />
      <circle cx="11.200" cy="10.400" r="3.600" fill="none" stroke="var(--suspect-d)" strokeWidth="1.7" />
      <path d="m13.800 13 3 4" stroke="var(--suspect-d)" strokeWidth="2" />
    </>
  ),
  tax: (
    <>
      <path
        d="M9 3h6l-1.400 3.400h-3.200zM10 7h4c4 3 6 6.600 6 9.600 0 3-2 4.600-4 4.600H8c-2 0-4-1.600-4-4.600C4 13.600 6 10 10 7z"
        fill="var(--silver)"
        stroke="var(--silver-d)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M12 11v7M9.600 13h4.800" stroke="var(--silver-d)" strokeWidth="1.4" />
    </>
  ),
  pray: (
    <>
      <path d="M9.800 21V9.600h4.400V21z" fill="var(--sheet)" stroke="var(--ink2)" strokeWidth="1.3" />
      <path
        d="M12 2.200c2 2.400 2.400 3.400 2.400 4.400a2.400 2.400 0 0 1-4.800 0c0-1 .4-2 2.400-4.400z"
        fill="var(--gold)"
        stroke="var(--gold-d)"
        strokeWidth="1.2"
      />
      <path d="M6 21h12" stroke="var(--ink2)" strokeWidth="1.6" />
    </>
  ),
  recruit: (
    <>
      <rect
        x="3.400"
        y="4.400"
        width="11.600"
        height="15.600"
        rx="1.600"
        fill="var(--card)"
        stroke="var(--ink2)"
        strokeWidth="1.5"
      />
      <circle cx="9.200" cy="9.600" r="2.300" fill="var(--ink2)" />
      <path d="M5.600 17c0-3 1.400-4.400 3.600-4.400s3.600 1.400 3.600 4.400z" fill="var(--ink2)" />
      <path d="M18.600 8.600v7.600M14.800 12.400h7.600" stroke="var(--act)" strokeWidth="2.2" />
    </>
  ),
};

/** What a counter or a verb looks like, where it is called otherwise. */
const LIKE: Record<string, string> = {
  "remove-suspicion": "suspicion",
  "remove-debt": "debt",
  debts: "debt",
  "pay-debt": "paid-debt",
  "paid-debts": "paid-debt",
};

interface Props {
  name: string;
  size?: number;
  label?: string;
  /** It is part of something with a name of its own. */
  bare?: boolean;
  /** It is a piece, and travels: what alike pieces are called. */
  piece?: string;
  /** It stands for several. */
  pile?: boolean;
}

/** A worker, an attribute, a good or a sign. Decorative unless it gets a label. */
export const Token = memo(function Token({ name: called, size, label, bare, piece, pile }: Props) {
  const name = LIKE[called] ?? called;
  const style = size ? sized(size) : undefined;
  const said = {
    ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true }),
    ...(!bare && sign(called)),
  };
  if (isPip(name)) {
    const pip = <Pip name={name} size={size} label={label} />;
    return called === name ? pip : <span {...sign(called)}>{pip}</span>;
  }
  const pip = PIPS[name];
  if (pip)
    return (
      <svg className="pip" viewBox="0 0 24 24" style={style} {...said}>
        {pip}
      </svg>
    );
  const circle = CIRCLES[name];
  const sort = circle ? "attribute" : WORKERS.some((x) => x === name) || name === "any" ? "worker" : "bare";
  return (
    <span
      className={`paladin-token ${sort} k-${name}`}
      style={style}
      data-piece={piece}
      data-pile={pile || undefined}
      {...said}
    >
      {circle ? (
        <svg className="icon" viewBox="0 0 24 24">
          <path d={circle} />
        </svg>
      ) : (
        <Sign name={GLYPHS[name] ?? "meeple"} />
      )}
    </span>
  );
});

const TAKEN = new Set(["remove-suspicion", "remove-debt"]);
/** Goods that lie beside each other one by one; of others the number is written. */
const ONE_BY_ONE = 2;
const COUNTED = new Set(["silver", "provision", "tax"]);

function Part({ name, n }: { name: string; n: number }) {
  if (TAKEN.has(name))
    return (
      <span {...sign(name, n)}>
        −{n > 1 && n}
        <Token name={name} />
      </span>
    );
  if (n > ONE_BY_ONE || (n > 1 && COUNTED.has(name)))
    return (
      <span {...sign(name, n)}>
        {n}
        <Token name={name} />
      </span>
    );
  return Array.from({ length: n }, (_, i) => <Token key={i} name={name} />);
}

function Drawn({ effect }: { effect: Effect }): ReactNode {
  const book = useWords();
  if ("choose" in effect)
    return Object.values(effect.choose).map((x, i) => (
      <span key={i}>
        {i > 0 && <em>/</em>}
        <Drawn effect={x} />
      </span>
    ));
  if ("each" in effect)
    return (
      <span {...named(book.tell(showEffect(effect)), { clause: "P9.9" })}>
        1 <em>/</em> {effect.per > 1 && effect.per}
        <Token name={effect.each} bare />
      </span>
    );
  if ("all" in effect && effect.all.some((x) => "each" in x))
    return (
      <span {...named(book.tell(showEffect(effect)), { clause: "P9.9" })}>
        1 + <Token name={(effect.all.find((x) => "each" in x) as { each: string }).each} bare />
      </span>
    );
  return rewardParts(effect).map(([name, n]) => <Part key={name} name={name} n={n} />);
}

/** What a card or a space brings: drawn for those who see, told to the others. */
export const Reward = memo(function Reward({ effect }: { effect: Effect }) {
  const book = useWords();
  return (
    <span className="paladin-reward">
      <span aria-hidden="true">
        <Drawn effect={effect} />
      </span>
      <span className="sr">{book.tell(showEffect(effect))}</span>
    </span>
  );
});

/** Things that are no goods of the rules, and what they are called. */
const NAMES: Record<string, string> = { suspicion: "head-suspicion", "paid-debt": "score-paid" };

export function nameOf(good: string): string {
  return NAMES[good] ?? `good-${good}`;
}

/** A number and a good. */
export const Amount = memo(function Amount({ good, n, size }: { good: string; n: number; size?: number }) {
  const book = useWords();
  return (
    <span className="paladin-amount" {...sign(good, n)}>
      {n}
      <Token name={good} size={size} label={book.say(nameOf(good))} />
    </span>
  );
});
