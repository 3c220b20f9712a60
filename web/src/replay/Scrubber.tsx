import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import type { Finding } from "../generated/frames";
import type { TurnInfo } from "../generated/http";
import { flagsOf, leap, placeOf, sides, stepAt, turnAt } from "../history/turns";
import { Icon, type IconName } from "../kit/Icon";
import { colourOf } from "../kit/players";
import { useWidth } from "../kit/useWidth";
import { useWords } from "../words/context";

const LETTER = 7.5; // px a letter of a flag takes at most
const ICON = 30;

const FLAG_ICONS: Partial<Record<string, IconName>> = { reset: "refresh-cw" };

/** Where a key leads from a step; null: it has no meaning here. */
export function keyed(turns: readonly TurnInfo[], step: number, last: number, key: string): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, step + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, step - 1);
    case "PageUp":
      return leap(turns, step, 1);
    case "PageDown":
      return leap(turns, step, -1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** A tick for every turn in its player's colour, and flags for what one looks for. */
export function Scrubber(props: {
  turns: readonly TurnInfo[];
  last: number;
  step: number;
  /** The place in words. */
  words: string;
  /** Decisions that are marked. */
  costly: readonly Finding[];
  go(step: number): void;
}): ReactNode {
  const book = useWords();
  const { turns, last, step, go } = props;
  const at = turnAt(turns, step);
  const place = placeOf(turns, step);
  const [row, width] = useWidth<HTMLDivElement>();
  const flags = flagsOf(turns, (what) => book.has(`flag-${what}`)).map((flag) => {
    const words = book.say(`flag-${flag.what}`);
    const where = (flag.turn + 0.5) / turns.length;
    return { ...flag, words, at: where * width, wide: words.length * LETTER + ICON };
  });
  const side = sides(flags, width);
  const point = (e: PointerEvent<HTMLElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    go(stepAt(turns, (e.clientX - box.left) / box.width));
  };
  const press = (e: KeyboardEvent) => {
    const next = keyed(turns, step, last, e.key);
    if (next === null) return;
    e.preventDefault();
    go(next);
  };
  return (
    <div className="scrubber" ref={row}>
      <div
        className="ticks"
        role="slider"
        tabIndex={0}
        aria-label={book.say("web-scrubber")}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={props.words}
        onKeyDown={press}
        onPointerDown={(e) => {
          e.currentTarget.setPointerCapture(e.pointerId);
          point(e);
        }}
        onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && point(e)}
      >
        {turns.map((turn, i) => (
          <i key={i} className={`${turn.seat >= 0 ? `colour-${colourOf(turn.seat)}` : ""}${i > at ? " ahead" : ""}`} />
        ))}
        {props.costly.map((x) => (
          <em
            key={`${x.seat} ${x.step}`}
            className={`colour-${colourOf(x.seat)}`}
            style={{ left: `${placeOf(turns, x.step) * 100}%` }}
          />
        ))}
        <b className="thumb" style={{ left: `${place * 100}%` }}>
          <span>{turns[at]?.n || ""}</span>
        </b>
      </div>
      {flags.length > 0 && (
        <ul className="flags">
          {flags.map(({ turn, what, words, at: left }, i) => (
            <li key={i} className={side[i]} style={{ left }}>
              <button
                type="button"
                aria-label={book.say("web-flag-at", { flag: words, n: turns[turn]?.n ?? 0 })}
                onClick={() => go(turns[turn]?.last ?? 0)}
              >
                <Icon name={FLAG_ICONS[what] ?? "flag"} />
                <span>{words}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
