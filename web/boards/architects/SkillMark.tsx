import { type Drawings, sign, useWords } from "@ludorum/board";
import { memo } from "react";
import type { Skill } from "./content";
import { Glyph, type GlyphName } from "./Glyph";

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

/** Signs of the legend besides the goods of the kit. */
export const drawings: Drawings = {
  has: isSkill,
  Draw: ({ name }) => (isSkill(name) ? <SkillMark skill={name} /> : null),
};
