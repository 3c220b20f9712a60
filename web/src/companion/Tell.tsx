// What happened since the last question, step by step; steps that want a hand can be ticked off.

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { pieces, useDrawn } from "../kit/Rich";
import { without } from "../table/story";
import { useWords } from "../words/context";
import { Bound } from "./Bound";
import { bound } from "./labels";
import type { Step } from "./steps";

/** A step, its clause behind it. Whose it is stands before it as a shape, the name is heard only. */
function Said({ game, step }: { game: string; step: Step }): ReactNode {
  const book = useWords();
  const drawn = useDrawn();
  const name = book.names[step.seat] ?? "";
  const parts = bound(pieces(book, step.msg, drawn)).map((part, i): ReactNode => {
    if (typeof part !== "string") return <Bound key={i} of={part} />;
    return i === 0 ? without(name, part) : part;
  });
  return (
    <span className="said">
      {name && (
        <>
          <PlayerShape seat={step.seat} size={13} />
          <span className="sr">{name}: </span>{" "}
        </>
      )}
      {parts} <Clause game={game} id={step.clause} />
    </span>
  );
}

/** Where on the table it is, if the game can draw that. */
function Where({ ui, view, step }: { ui: GameUI<unknown>; view: unknown; step: Step }): ReactNode {
  const { event } = step;
  return step.hand && ui.Sketch && ui.canSketch?.({ event }) ? <ui.Sketch view={view} what={{ event }} /> : null;
}

interface TellProps {
  game: string;
  ui: GameUI<unknown>;
  /** The table as it lies after all of it. */
  view: unknown;
  list: readonly Step[];
  who: ReactNode;
  done(): void;
}

/** A screen of its own; goes on by itself when everything is done. */
export function Tell(props: TellProps): ReactNode {
  const book = useWords();
  const { list, done } = props;
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const hands = list.flatMap((x, i) => (x.hand ? [i] : []));
  const now = hands.find((i) => !ticked.includes(i)) ?? list.length;
  const tick = (at: number) => {
    const next = ticked.includes(at) ? ticked.filter((x) => x !== at) : [...ticked, at];
    if (hands.every((x) => next.includes(x))) done();
    else setTicked(next);
  };
  return (
    <section className="tell">
      <h2 ref={heading} tabIndex={-1}>
        {book.say("web-companion-told")}
      </h2>
      {props.who}
      <ol className="hand-steps">
        {list.map((x, i) => (
          <li key={i} className={ticked.includes(i) || (!x.hand && i < now) ? "past" : i === now ? "now" : ""}>
            {x.hand ? (
              <label>
                <input type="checkbox" checked={ticked.includes(i)} onChange={() => tick(i)} />
                <span className="n" aria-hidden="true">
                  {ticked.includes(i) ? <Icon name="check" /> : i + 1}
                </span>
                <Icon name="hand" />
                <Said game={props.game} step={x} />
                <Where ui={props.ui} view={props.view} step={x} />
              </label>
            ) : (
              <div>
                <span className="n" aria-hidden="true">
                  {i + 1}
                </span>
                <Said game={props.game} step={x} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same in a few lines above the next question. */
export function ToldLines({ game, ui, view, list }: Omit<TellProps, "who" | "done">): ReactNode {
  const book = useWords();
  if (!list.length) return null;
  return (
    <ol className="told-lines" aria-label={book.say("web-companion-told")}>
      {list.map((x, i) => (
        <li key={i} className={x.own ? "own" : ""}>
          <Icon name={x.hand && !x.own ? "hand" : "check"} />
          <Said game={game} step={x} />
          {!x.own && <Where ui={ui} view={view} step={x} />}
        </li>
      ))}
    </ol>
  );
}
