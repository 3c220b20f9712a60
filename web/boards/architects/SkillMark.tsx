import { useWords } from "@ludorum/board";
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
    <span className={`skill skill-${skill}`}>
      <Glyph name={GLYPHS[skill]} label={useWords().say(`skill-${skill}`)} />
    </span>
  );
});
