// A blueprint: what it is, what it costs, what it brings.

import { useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { TILES } from "./content";
import { endScore } from "./effects";
import { lay } from "./lattice";
import { TILE_SIGNS } from "./signs";
import { TileFigure } from "./TileArt";
import { CostLine, Sign, Token } from "./Token";

const ALONE = [0, 0, 0] as const;

export function PlanFace({ id, children }: { id: string; children?: ReactNode }) {
  const book = useWords();
  const { cost = {}, points = 0, makes, slots = 0, kind } = TILES[id]!;
  const end = endScore(id);
  return (
    <>
      <span className={`plan-figure k-${kind}`}>
        <TileFigure tile={lay(id, ALONE)} size={40} />
      </span>
      <span className="plan-name">
        <Sign name={TILE_SIGNS[id]!} />
        <b>{book.say(`tile-${id}`)}</b>
      </span>
      <span className="plan-cost">
        <CostLine cost={cost} size={15} />
        {makes && makes !== "raw" && (
          <span className="makes" title={book.say("ui-makes")}>
            → <span className="sr">{book.say("ui-makes")}</span>
            {Array.from({ length: slots }, (_, i) => (
              <Token key={i} name={makes} size={15} label={i ? undefined : book.say(`good-${makes}`)} />
            ))}
          </span>
        )}
      </span>
      <em className="vp" title={book.say("ui-when-built")}>
        <span className="sr">{book.say("ui-when-built")} </span>
        {points}
        {end && "+"}
      </em>
      {children}
      {end && (
        <span className="full">{book.say("ui-line", { name: book.say("head-score"), what: book.tell(end) })}</span>
      )}
    </>
  );
}
