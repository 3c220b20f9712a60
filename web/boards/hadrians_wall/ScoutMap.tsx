// H26: the map the scouts fill in. While a pattern is laid the map is large, and every turn of the
// pattern can be chosen; each placement is marked on its first cell.

import { named, Place, useOptions, useWords } from "@ludorum/board";
import { useState } from "react";
import { useBoard } from "./board-context";
import { CELLS, iconsOf } from "./content";
import { Tokens } from "./Token";
import { MAP_COLUMNS } from "./view";

export function ScoutMap() {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  const laying = options.ask?.kind === "cells";
  const done = CELLS.filter((_, i) => (p.map >> i) & 1).length;
  const said = book.say("ui-map", { n: done, of: CELLS.length });
  return (
    <div className="map-side" data-place="map">
      <Grid map={p.map} label={said} />
      {laying && <Laying />}
    </div>
  );
}

function Grid({ map, label }: { map: number; label: string }) {
  const book = useWords();
  return (
    <div className="map" role="img" aria-label={label}>
      {CELLS.map(({ gain }, i) => (
        <span key={i} className={(map >> i) & 1 ? "cell filled" : "cell"} {...named(book.say("ui-cell", at(i)))}>
          <Tokens icons={iconsOf(gain)} />
        </span>
      ))}
    </div>
  );
}

type Cells = number[];

/** The same pattern turned the same way looks the same from its first cell. */
function turnOf(cells: Cells): string {
  const left = Math.min(...cells.map((x) => x % MAP_COLUMNS));
  const top = Math.min(...cells.map((x) => Math.floor(x / MAP_COLUMNS)));
  return cells.map((x) => `${Math.floor(x / MAP_COLUMNS) - top}${(x % MAP_COLUMNS) - left}`).join(" ");
}

function Laying() {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  const laid = (options.ask?.options ?? []) as Cells[];
  const turns = [...new Set(laid.map(turnOf))].sort();
  const chosen = laid.find((cells) => JSON.stringify(cells) === options.selected);
  const [turned, turn] = useState("");
  const now = turns.includes(turned) ? turned : chosen ? turnOf(chosen) : turns[0];
  const here = laid.filter((cells) => turnOf(cells) === now);
  const turnNamed = (x: string) => named(book.say("ui-turned", { n: turns.indexOf(x) + 1, of: turns.length }));
  const [near, setNear] = useState<Cells | null>(null);
  const shown = near ?? chosen ?? [];
  return (
    <div className="pop-over laying">
      <p className="turns" role="group" aria-label={book.say("ui-turn-pattern")}>
        {turns.map((x) => (
          <button
            key={x}
            type="button"
            className="pattern-turn"
            {...turnNamed(x)}
            aria-pressed={x === now}
            onClick={() => turn(x)}
          >
            <Pattern turn={x} />
            <span className="sr">{book.say("ui-turned", { n: turns.indexOf(x) + 1, of: turns.length })}</span>
          </button>
        ))}
      </p>
      <div className="map large">
        {CELLS.map(({ gain }, i) => {
          const starts = here.find((cells) => cells[0] === i);
          const state = (p.map >> i) & 1 ? "filled" : shown.includes(i) ? "would" : "";
          return (
            <span
              key={i}
              className={`cell ${state}`}
              {...named(book.say("ui-cell", at(i)))}
              onPointerEnter={() => starts && setNear(starts)}
              onPointerLeave={() => setNear(null)}
              onFocus={() => starts && setNear(starts)}
              onBlur={() => setNear(null)}
            >
              <Tokens icons={iconsOf(gain)} />
              {starts && <Place id={`cells-${starts.join("-")}`} name={book.say("ui-cell", at(i))} className="start" />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

function at(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / MAP_COLUMNS) + 1, column: (cell % MAP_COLUMNS) + 1 };
}

/** A pattern as small squares: "00 01 10 11" by row and column. */
function Pattern({ turn }: { turn: string }) {
  const cells = turn.split(" ").map((x) => [Number(x[0]), Number(x[1])] as const);
  return <Squares cells={cells} />;
}

const UNIT = 10;

export function Squares({
  cells,
  label,
  about,
}: {
  cells: readonly (readonly [number, number])[];
  label?: string;
  about?: string;
}) {
  const top = Math.min(...cells.map(([y]) => y));
  const left = Math.min(...cells.map(([, x]) => x));
  const high = Math.max(...cells.map(([y]) => y)) - top + 1;
  const wide = Math.max(...cells.map(([, x]) => x)) - left + 1;
  return (
    <svg
      className="pattern"
      viewBox={`0 0 ${wide * UNIT} ${high * UNIT}`}
      width={wide * UNIT}
      height={high * UNIT}
      {...(label
        ? { role: "img", "aria-label": label, ...named(label, { about, clause: "H26.3" }) }
        : { "aria-hidden": true })}
    >
      {cells.map(([y, x]) => (
        <rect
          key={`${y}${x}`}
          x={(x - left) * UNIT + 0.5}
          y={(y - top) * UNIT + 0.5}
          width={UNIT - 1}
          height={UNIT - 1}
        />
      ))}
    </svg>
  );
}
