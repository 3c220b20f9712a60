import type { ReactNode } from "react";
import type { TurnInfo } from "../generated/http";
import { counted, flagsOf } from "../history/turns";
import { plain } from "../kit/numbers";
import { colourOf, PlayerShape, ShapeBody } from "../kit/players";
import { useWidth } from "../kit/useWidth";
import { spread, ticks } from "../ui/scale";
import { useWords } from "../words/context";

const TALL = 252;
const TOP = 26; // for the words of flags
const BOTTOM = 26;
const LEFT = 34;
const RIGHT = 66; // for the last numbers
const LEAD = 10; // from the end of a line to its shape, which may stand higher or lower
const LABEL = 20; // px between two of them
const SHAPE = 13;
// A line is known by its colour, its dashes and the shape at its end.
const DASHES = ["", "8 5", "2 4", "12 4 2 4", "5 3", "1 5"];
const LETTER = 7; // px in the words of a flag, at most
const FLAG_GAP = 6; // px between the words of two flags

/** Every player's points after each turn. */
export function ScoreLines({ turns }: { turns: readonly TurnInfo[] }): ReactNode {
  const book = useWords();
  const [at, width] = useWidth<HTMLDivElement>();
  const list = counted(turns);
  const start = list[0]?.n === 0 ? 0 : 1;
  const players = list[0]?.scores.length ?? 0;
  const all = list.flatMap((turn) => turn.scores);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all), 7);
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const [right, bottom] = [Math.max(LEFT + 1, width - RIGHT), TALL - BOTTOM];
  const x = (i: number) => LEFT + (i / Math.max(1, list.length - 1)) * (right - LEFT);
  const y = (n: number) => bottom - ((n - low) / (high - low)) * (bottom - TOP);
  const numbers = ticks(start, list.length - 1 + start, Math.max(4, (right - LEFT) / 36)).filter(
    (n) => n >= start && n <= list.length - 1 + start,
  );
  const ends = list.at(-1)?.scores ?? [];
  const labels = spread(ends.map(y), LABEL, bottom);
  const flags = flagsOf(list, (what) => book.has(`flag-${what}`));
  let free = -Infinity; // where the words of the next flag may begin
  return (
    <div ref={at} className="score-lines">
      <svg width={width} height={TALL} role="img" aria-label={book.say("web-score-by-turn")}>
        {marks.map((n) => (
          <g key={n}>
            <line className={n ? "grid" : "zero"} x1={LEFT} x2={right} y1={y(n)} y2={y(n)} />
            <text className="low" x={LEFT - 8} y={y(n)}>
              {plain(n)}
            </text>
          </g>
        ))}
        {numbers.map((n) => (
          <text key={n} className="turn-number" x={x(n - start)} y={TALL - 8}>
            {n}
          </text>
        ))}
        {flags.map(({ turn, what }, i) => {
          const here = x(turn);
          const words = book.say(`flag-${what}`);
          const half = (words.length * LETTER) / 2;
          const said = here - half >= free;
          if (said) free = here + half + FLAG_GAP;
          return (
            <g key={i} className="flagged">
              <line x1={here} x2={here} y1={TOP - 6} y2={bottom} />
              {said && (
                <text x={Math.min(here, right)} y={TOP - 12}>
                  {words}
                </text>
              )}
            </g>
          );
        })}
        {Array.from({ length: players }, (_, seat) => (
          <polyline
            key={seat}
            className={`colour-${colourOf(seat)}`}
            strokeDasharray={DASHES[seat % DASHES.length] || undefined}
            points={list.map((turn, i) => `${x(i)},${y(turn.scores[seat] ?? 0)}`).join(" ")}
          />
        ))}
        {ends.map((n, seat) => (
          <g key={seat} className={`end colour-${colourOf(seat)}`}>
            <line x1={right} x2={right + LEAD} y1={y(n)} y2={labels[seat] ?? 0} />
            <svg
              x={right + LEAD}
              y={(labels[seat] ?? 0) - SHAPE / 2}
              width={SHAPE}
              height={SHAPE}
              viewBox="3 0 14 13.4"
            >
              <ShapeBody seat={seat} />
            </svg>
            <text x={right + LEAD + SHAPE + 5} y={labels[seat] ?? 0}>
              {plain(n)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The same as numbers. */
export function ScoreLinesTable(props: { turns: readonly TurnInfo[]; names: readonly string[] }): ReactNode {
  const book = useWords();
  const list = counted(props.turns);
  return (
    <div className="scroller tall" tabIndex={0} role="group" aria-label={book.say("web-score-by-turn")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{book.say("web-turn")}</th>
            {props.names.map((name, seat) => (
              <th key={seat} scope="col">
                <PlayerShape seat={seat} size={13} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((turn, i) => (
            <tr key={i}>
              <th scope="row">
                {turn.n || i} {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={11} />}
              </th>
              {turn.scores.map((n, seat) => (
                <td key={seat}>{plain(n)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
