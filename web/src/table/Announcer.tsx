import { useEffect, useRef, useState, type ReactNode } from "react";
import { useWords } from "../words/context";
import { heardAll, stepsSince } from "./news";
import type { Turn } from "./story";

const KEPT = 12;

/**
 * The story as it goes on, for those who hear it: one line a step, never interrupting. What was
 * missed and is told again (`retold` rises) is for reading.
 */
export function Announcer({ turns, retold }: { turns: readonly Turn[]; retold: number }): ReactNode {
  const book = useWords();
  const heard = useRef({ ...heardAll(turns), retold });
  const [lines, setLines] = useState<{ n: number; lang: string; text: string }[]>([]);
  useEffect(() => {
    const steps = heard.current.retold === retold ? stepsSince(turns, heard.current) : [];
    heard.current = { ...heardAll(turns), retold };
    if (!steps.length) return;
    setLines((had) => {
      let n = had.at(-1)?.n ?? 0;
      const more = steps.flatMap(({ msg }) => (msg ? [{ n: ++n, lang: book.lang, text: book.tell(msg) }] : []));
      return [...had, ...more].slice(-KEPT);
    });
  }, [turns, retold, book]);
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={book.say("web-story")}>
      {lines.map(({ n, lang, text }) => (
        <p key={n} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
}
