// Steps in a row, with who stands where, and under them what holds for neighbouring steps.

import type { CSSProperties } from "react";
import { named } from "./named";
import { signed } from "./numbers";
import { Pawn } from "./players";

export interface Step {
  /** Points at this step. */
  points: number;
  /** "low" and "high" steps are tinted. */
  kind?: "low" | "high";
  /** Seats of those who stand here. */
  here: number[];
  /** What it is, in words. */
  name?: string;
}

export interface Zone {
  from: number;
  to: number;
  kind: string;
  words: string;
  /** For tracks without room for words. */
  short: string;
}

const PAIR = 2;
const SIZE = 12;
const SMALL = 9;

/** The picture alone: where everybody stands is said beside it. */
export function Track({ steps, zones }: { steps: Step[]; zones: Zone[] }) {
  return (
    <>
      <div className="track" aria-hidden="true">
        {steps.map(({ points, kind, here, name }, i) => (
          <div key={i} className={kind} {...(name ? named(name) : {})}>
            <span className="who">
              {here.map((seat) => (
                <Pawn key={seat} seat={seat} size={here.length > PAIR ? SMALL : SIZE} />
              ))}
            </span>
            <b>{i}</b>
            <small className={points < 0 ? "minus" : undefined}>{signed(points)}</small>
          </div>
        ))}
      </div>
      <div className="zones" style={{ "--steps": steps.length } as CSSProperties}>
        {zones.map(({ from, to, kind, words, short }) => (
          <span key={from + kind} className={`zone ${kind}`} style={{ gridColumn: `${from + 1} / ${to + 2}` }}>
            <span className="long">{words}</span>
            <span className="short" aria-hidden="true">
              {short}
            </span>
          </span>
        ))}
      </div>
    </>
  );
}
