import { type ReactNode, useId } from "react";
import type { RatingInfo } from "../generated/http";
import { plain } from "../kit/numbers";
import { useWidth } from "../kit/useWidth";
import { dayOf } from "../ui/days";
import { useWords } from "../words/context";
import { layOut } from "./course";

const TALL = 150;
const FRAME = { left: 44, top: 10, bottom: TALL - 24 };
const RIGHT = 10;

/** How a rating went, game by game, and how sure it was. */
export function RatingCourse({ rating, title }: { rating: RatingInfo; title: string }): ReactNode {
  const book = useWords();
  const [at, width] = useWidth<HTMLDivElement>();
  const described = useId();
  const { course } = rating;
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return null;
  const right = Math.max(FRAME.left + 1, width - RIGHT);
  const { marks, line, band, y } = layOut(course, { ...FRAME, right });
  const day = (when: number) => dayOf(book.lang, when);
  const corners = (list: [number, number][]) => list.map((p) => p.join(",")).join(" ");
  const end = line.at(-1) ?? [0, 0];
  return (
    <figure className="course">
      <div ref={at}>
        <svg width={width} height={TALL} role="img" aria-labelledby={described}>
          <title id={described}>
            {book.say("web-course", { title, n: course.length, from: plain(first.rating), to: plain(last.rating) })}
          </title>
          <polygon className="unsure" points={corners(band)} />
          {marks.map((n) => (
            <g key={n}>
              <line x1={FRAME.left} x2={right} y1={y(n)} y2={y(n)} />
              <text className="number" x={FRAME.left - 8} y={y(n)}>
                {plain(n)}
              </text>
            </g>
          ))}
          <polyline points={corners(line)} />
          <circle cx={end[0]} cy={end[1]} r={4.5} />
          <text className="day" x={FRAME.left} y={TALL - 5}>
            {day(first.at)}
          </text>
          {course.length > 1 && (
            <text className="day last" x={right} y={TALL - 5}>
              {day(last.at)}
            </text>
          )}
        </svg>
      </div>
      <details className="numbers">
        <summary>{book.say("web-as-table")}</summary>
        <div className="number-rows" tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{book.say("web-day")}</th>
                <th scope="col">{book.say("web-rating")}</th>
                <th scope="col">{book.say("web-unsure")}</th>
              </tr>
            </thead>
            <tbody>
              {course.map((p, i) => (
                <tr key={i}>
                  <th scope="row">{day(p.at)}</th>
                  <td>{plain(p.rating)}</td>
                  <td>± {p.spread}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
