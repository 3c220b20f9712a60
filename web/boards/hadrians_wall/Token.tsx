// Workers are filled squares, resources hexagons, attributes outlined circles, all else a bare glyph:
// the class by its shape first, then the glyph, then the colour.

import { type Drawings, sign, sized, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import type { Icons } from "./content";
import { bodies, box } from "./game-icons";

// Ours, where the icon set blurs at the size of a box.
const DRAWN = {
  toga: (
    <path d="M12 2.400a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400zM5.600 21.600C5.600 14.800 7.800 11 12 11c2.300 0 4 1.100 5.100 3.200l-6.300 7.400zM18 16.200c.300 1.600.500 3.400.500 5.400h-5z" />
  ),
  bust: (
    <path d="M12 1.800a4.300 4.300 0 0 1 4.300 4.400c0 2.100-.900 3.700-2.200 4.600v1.500c2.800.500 4.900 2 5.300 5.100H4.600c.400-3.100 2.500-4.600 5.300-5.100v-1.500C8.600 9.900 7.700 8.300 7.700 6.200A4.300 4.300 0 0 1 12 1.800zM7.500 18.800h9v3.400h-9z" />
  ),
  sword: (
    <path d="M21.600 2.400 20.800 7.600 11.200 17.200 6.800 12.800 16.400 3.200zM4.600 12.400l7 7-1.800 1.800-2.400-2.400-3 3-2.200-2.200 3-3-2.400-2.400z" />
  ),
} satisfies Record<string, ReactNode>;

type Glyph = keyof typeof bodies | keyof typeof DRAWN;

type Sort = "worker" | "resource" | "attribute" | "bare";

const TOKENS = {
  soldier: ["worker", "crested-helmet"],
  builder: ["worker", "flat-hammer"],
  servant: ["worker", "amphora"],
  civilian: ["worker", "toga"],
  resource: ["resource", "cube"],
  renown: ["attribute", "laurels"],
  piety: ["attribute", "fire-bowl"],
  valour: ["attribute", "sword"],
  discipline: ["attribute", "vertical-banner"],
  trader: ["bare", "scales"],
  performer: ["bare", "drama-masks"],
  priest: ["bare", "cowled"],
  apparitor: ["bare", "gavel"],
  patrician: ["bare", "bust"],
  cohort: ["bare", "shield"],
  production: ["bare", "war-pick"],
  favour: ["bare", "olive"],
  disdain: ["bare", "thumb-down"],
} satisfies Record<string, [Sort, Glyph]>;

export type TokenName = keyof typeof TOKENS;

/** Signs that no box brings: what a card is for, and how an attack ends. */
const SIGNS = {
  path: "trail",
  prospect: "compass",
  attack: "battle-axe",
  held: "shield",
  ignored: "olive",
  through: "battle-axe",
  gladiator: "spartan-helmet",
} satisfies Record<string, Glyph>;

type SignName = keyof typeof SIGNS;

function isSign(name: string): name is SignName {
  return name in SIGNS;
}

export function isToken(name: string): name is TokenName {
  return name in TOKENS;
}

function Art({ glyph, of }: { glyph: Glyph; of?: string }) {
  const own = glyph in DRAWN;
  return (
    <svg className="icon" viewBox={own ? "0 0 24 24" : box} aria-hidden="true" {...(of ? sign(of) : {})}>
      {own ? DRAWN[glyph as keyof typeof DRAWN] : bodies[glyph as keyof typeof bodies]}
    </svg>
  );
}

/** A glyph without a ground of its own. */
export const Sign = memo(function Sign({ name }: { name: SignName | TokenName }) {
  return <Art glyph={isSign(name) ? SIGNS[name] : TOKENS[name][1]} of={name} />;
});

/** A piece or an icon of the sheets. Decorative unless it gets a label. */
export const Token = memo(function Token({ name, size, label }: { name: TokenName; size?: number; label?: string }) {
  const [sort, glyph] = TOKENS[name];
  return (
    <span
      className={`hadrian-token ${sort} k-${name}`}
      style={size ? sized(size) : undefined}
      {...sign(name)}
      {...(label ? { role: "img", "aria-label": label } : {})}
    >
      <Art glyph={glyph} />
    </span>
  );
});

/** Tokens in the sentences of the table, and all signs of the legend. */
export const drawings: Drawings = {
  has: (name) => isToken(name) || isSign(name),
  Draw: ({ name, size, label }) =>
    isSign(name) ? <Sign name={name} /> : <Token name={name as TokenName} size={size} label={label} />,
};

/** Tokens with their numbers, named for those who hear them; a one is not written. */
export const Tokens = memo(function Tokens({ icons, between }: { icons: Icons; between?: string }) {
  const book = useWords();
  return (
    <span className="hadrian-tokens">
      {Object.entries(icons).map(([name, n], i) => (
        <span key={name} {...sign(name, n)}>
          {between && i > 0 && <em>{between}</em>}
          {n > 1 && <b aria-hidden="true">{n}</b>}
          <Token name={name as TokenName} label={book.say(`good-${name}.count`, { n })} />
        </span>
      ))}
    </span>
  );
});
