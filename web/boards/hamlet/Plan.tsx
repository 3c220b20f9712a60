// A blueprint: what it is, what it costs, what it brings.

import { named, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { isOurs, TILES } from "./content";
import { endScore } from "./effects";
import { lay } from "./lattice";
import { TileFigure } from "./TileArt";
import { CostLine, Points, Sign, Token } from "./Token";

const ALONE = [0, 0, 0] as const;

export function PlanFace({ id, children }: { id: string; children?: ReactNode }) {
  const book = useWords();
  const { cost = {}, points = 0, makes, slots = 0, kind } = TILES[id]!;
  const end = endScore(id);
  const made =
    makes && makes !== "raw" ? `${book.say("ui-makes")}: ${book.say(`good-${makes}.count`, { n: slots })}` : "";
  return (
    <>
      <span
        className={`plan-figure k-${kind}`}
        {...named(book.say("ui-figure"), { about: book.say("ui-figure.about"), clause: "B7.1" })}
      >
        <TileFigure tile={lay(id, ALONE)} size={40} />
      </span>
      <span className="plan-name">
        <Sign name={id} />
        <b>
          {book.say(`tile-${id}`)}
          {isOurs(TILES[id]!) && <sup aria-hidden="true">*</sup>}
        </b>
      </span>
      <span className="plan-cost">
        <CostLine cost={cost} size={15} />
        {makes && makes !== "raw" && (
          <span className="makes" {...named(made)}>
            → <span className="sr">{book.say("ui-makes")}</span>
            {Array.from({ length: slots }, (_, i) => (
              <Token key={i} name={makes} size={15} label={i ? undefined : book.say(`good-${makes}`)} />
            ))}
          </span>
        )}
      </span>
      <Points n={points} more={Boolean(end)} when={book.say("ui-when-built")} />
      {children}
      {end && <span className="sr">{book.say("ui-line", { name: book.say("head-score"), what: book.tell(end) })}</span>}
    </>
  );
}
