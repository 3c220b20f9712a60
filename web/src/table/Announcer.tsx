import { type ReactNode, useState } from "react";
import { useWords } from "../words/context";
import { heardAll, stepsSince } from "./news";
import type { Turn } from "./story";

const KEPT = 12;

interface Spoken {
  turns: readonly Turn[];
  retold: number;
  lines: { n: number; lang: string; text: string }[];
}

/**
 * The story as it goes on, for those who hear it: one line a step, never interrupting. What was
 * missed and is told again (`retold` rises) is for reading.
 */
export function Announcer({ turns, retold }: { turns: readonly Turn[]; retold: number }): ReactNode {
  const book = useWords();
  const [heard, setHeard] = useState<Spoken>({ turns, retold, lines: [] });
  if (heard.turns !== turns) {
    // While rendering, not after it: turns may come faster than a second rendering each.
    const steps = heard.retold === retold ? stepsSince(turns, heardAll(heard.turns)) : [];
    let n = heard.lines.at(-1)?.n ?? 0;
    const more = steps.flatMap(({ msg }) => (msg ? [{ n: ++n, lang: book.lang, text: book.tell(msg) }] : []));
    setHeard({ turns, retold, lines: [...heard.lines, ...more].slice(-KEPT) });
  }
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={book.say("web-story")}>
      {heard.lines.map(({ n, lang, text }) => (
        <p key={n} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
}
