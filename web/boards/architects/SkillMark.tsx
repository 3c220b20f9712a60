import { type Drawings, sign, useWords } from "@ludorum/board";
import { memo } from "react";
import type { Skill } from "./content";
import { Glyph, type GlyphName, PLACE_GLYPH } from "./Glyph";

const GLYPHS: Record<Skill, GlyphName> = {
  carpentry: "hand-saw",
  tiling: "trowel",
  masonry: "flat-hammer",
};

/** A skill: its tool on the colour of its material. */
export const SkillMark = memo(function SkillMark({ skill }: { skill: Skill }) {
  return (
    <span className={`skill skill-${skill}`} {...sign(skill)}>
      <Glyph name={GLYPHS[skill]} label={useWords().say(`skill-${skill}`)} />
    </span>
  );
});

function isSkill(name: string): name is Skill {
  return name in GLYPHS;
}

const PLACE = "place-";

/** The picture of "place-quarry". */
function placeGlyph(name: string): GlyphName | undefined {
  if (!name.startsWith(PLACE)) return undefined;
  const place = name.slice(PLACE.length);
  return PLACE_GLYPH[place.startsWith("market-") ? "market" : place];
}

/** Signs of the legend besides the goods of the kit, and places. */
export const drawings: Drawings = {
  has: (name) => isSkill(name) || placeGlyph(name) !== undefined,
  Draw: ({ name }) => {
    const place = placeGlyph(name);
    if (place) return <Glyph name={place} />;
    return isSkill(name) ? <SkillMark skill={name} /> : null;
  },
};
