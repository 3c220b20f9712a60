import { type ReactNode, useEffect, useRef } from "react";
import type { Message } from "../generated/frames";
import type { TurnInfo } from "../generated/http";
import { turnAt } from "../history/turns";
import { colourOf, PlayerShape } from "../kit/players";
import { Telling } from "../table/Telling";
import { useWords } from "../words/context";

/** The turns of a game by their headlines; the one that is shown is open, and a press leads to any other. */
export function TurnList(props: {
  turns: readonly TurnInfo[];
  step: number;
  go(step: number): void;
  /** What was told in this step. */
  children: ReactNode;
}): ReactNode {
  const book = useWords();
  const { turns, step, go } = props;
  const at = turnAt(turns, step);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current?.parentElement;
    const row = list.current?.children[at] as HTMLElement | undefined;
    if (box && row) box.scrollTo({ top: row.offsetTop - box.offsetTop - ROOM });
  }, [at]);
  return (
    <section className="replay-told" aria-label={book.say("web-story")} tabIndex={0}>
      <h2>{book.say("web-story")}</h2>
      <ol ref={list}>
        {turns.map((turn, i) => (
          <li key={i} className={`turn ${turn.seat >= 0 ? `colour-${colourOf(turn.seat)}` : ""}`}>
            <button
              type="button"
              className="turn-head"
              aria-current={i === at ? "step" : undefined}
              onClick={() => go(turn.last)}
            >
              <span className="turn-name">
                {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={12} />}
                <b>{nameOf(turn, book.called, book.say("web-everybody"), (x) => book.tell(x))}</b>
              </span>
              <span className="short">
                {turn.heads.map((head, k) => (
                  <span key={k} className="headline">
                    <Telling message={head as Message} seat={turn.seat} short />
                  </span>
                ))}
              </span>
            </button>
            {i === at && props.children}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** px above the open turn: one sees what was before. */
const ROOM = 60;

function nameOf(turn: TurnInfo, names: readonly string[], all: string, tell: (message: Message) => string): string {
  if (turn.title) return tell(turn.title as Message);
  const name = turn.seat >= 0 ? (names[turn.seat] ?? "") : all;
  return turn.n ? `${name} · ${turn.n}` : name;
}
