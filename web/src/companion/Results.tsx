// The finished games of one title: every score a bar, the best one marked.

import type { ReactNode } from "react";
import { plain } from "../kit/numbers";
import { href } from "../route";
import { useWords } from "../words/context";
import type { Result } from "./store";

const MOST = 14;

/** The height of a bar in per cent; the lowest is still seen. */
export function height(points: number, list: readonly Result[]): number {
  const all = list.map((x) => x.points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return 8 + (92 * (points - low)) / (high - low);
}

export function Results({ title, list }: { title: string; list: readonly Result[] }): ReactNode {
  const book = useWords();
  const shown = list.slice(-MOST);
  const best = Math.max(...list.map((x) => x.points));
  const rivals = list.some((x) => x.won !== null);
  const won = list.filter((x) => x.won).length;
  return (
    <section className="panel results">
      <h3>{title}</h3>
      <p>
        {book.say("web-companion-played", { n: list.length })}. {book.say("web-companion-best", { n: plain(best) })}.
        {rivals && ` ${book.say("web-companion-won", { n: won })}.`}
      </p>
      <ol className="score-bars">
        {shown.map((x) => (
          <li key={x.id}>
            <a href={href("companion", x.id)} className={x.won ? "won" : ""}>
              <b className={x.points === best ? "best" : ""}>{plain(x.points)}</b>
              <span className="bar" style={{ blockSize: `${height(x.points, shown) * 0.6}px` }} />
              <span className="sr">
                {new Date(x.at).toLocaleDateString(book.lang)}
                {x.won && `, ${book.say("web-winner")}`}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
