// Signs in the sentences of the table, and in the legend.

import type { Drawings } from "@ludorum/board";
import { SIGNS } from "./legend";
import { Piece } from "./Pieces";
import { PEOPLE_SIGNS, SCHEME_SIGNS } from "./signs";
import { type Glyph, Sign, Token } from "./Token";

const GLYPHS: Record<string, Glyph> = {
  ...PEOPLE_SIGNS,
  workshop: "gear-hammer",
  wall: "defensive-wall",
  jar: "covered-jar",
};

function AnySign({ name, size, label }: { name: string; size?: number; label?: string }) {
  if (name === "monk" || name === "outpost") return <Piece sort={name} seat={0} label={label ?? ""} />;
  const action = name.startsWith("act-") ? (name.slice("act-".length) as keyof typeof SCHEME_SIGNS) : null;
  const glyph = action ? SCHEME_SIGNS[action] : GLYPHS[name];
  return glyph ? <Sign name={glyph} means={name} /> : <Token name={name} size={size} label={label} />;
}

export const drawings: Drawings = {
  has: (name) => SIGNS.has(name),
  Draw: AnySign,
};
