// What an option would do: in a strip of the prompt, and step by step beside the board.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { GameEvent, Message, Preview } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { Drawing, pieces, Rich, useDrawn } from "../kit/Rich";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";
import { isFinal } from "./draft";
import { type Fact, gistOf } from "./gist";
import type { Index } from "./options";
import type { TableSession } from "./session";
import type { Snapshot } from "./snapshot";
import { without } from "./story";
import { repeated, Telling, Times } from "./Telling";

export interface Outcome {
  /** Looked at, not selected. */
  looking: boolean;
  /** What leads to it. */
  before: readonly Message[];
  label: Message;
  /** Null until it is known. */
  preview: Preview | null;
  steps: GameEvent[];
}

/** What one looks at, or else has selected, and all it would do as far as it can be known. */
export function useOutcome(session: TableSession, now: Snapshot, index: Index): Outcome | null {
  const look = useSyncExternalStore(session.draft.hover.subscribe, session.draft.hover.snapshot);
  const looking = look !== null && look.key !== now.selected;
  const key = looking ? look.key : now.selected;
  const preview = looking ? look.preview : now.preview;
  const words = [...now.path.map((x) => x.label), ...(key === null ? [] : index.wordsOf(key))];
  const label = words.at(-1);
  if (!label || (key !== null && words.length === now.path.length)) return null;
  return {
    looking,
    before: words.slice(0, -1),
    label,
    preview,
    steps: preview?.events.filter((x) => x.msg && x.what !== "turn") ?? [],
  };
}

interface StripProps {
  outcome: Outcome;
  question: Message;
  seat: number;
  /** All steps are shown beside the board. */
  unfolded: boolean;
  unfold(open: boolean): void;
}

/** All of it in as much room as the prompt has; what is longer can be unfolded. */
export function OutcomeStrip({ outcome, question, seat, unfolded, unfold }: StripProps): ReactNode {
  const book = useWords();
  const drawn = useDrawn();
  const { before, label, preview, steps } = outcome;
  const name = book.names[seat] ?? "";
  const { facts, more, rest } = gistOf(question, label, steps, seat, (message) => {
    const [first = "", ...others] = pieces(book, message, drawn);
    return [typeof first === "string" ? without(name, first) : first, ...others];
  });
  const text = useRef<HTMLDivElement>(null);
  const cut = useCut(text, outcome);
  return (
    <>
      <div className="gist" ref={text}>
        <b>
          <Trail before={before} label={label} />
        </b>
        {facts.length > 0 && (
          <span className="goods-told">
            {facts.map((fact) => (
              <FactPill key={fact.sign + fact.pip} {...fact} />
            ))}
          </span>
        )}
        {more.length > 0 && (
          <ol>
            {repeated(more.flatMap((x) => (x.msg ? [x.msg] : []))).map(({ message, n }) => (
              <li key={JSON.stringify(message)}>
                <Telling message={message} seat={seat} />
                <Times n={n} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {preview && <p className={isFinal(preview) ? "then final" : "then"}>{book.say(`shell-then-${preview.stop}`)}</p>}
      {steps.length > 0 && (cut || rest || unfolded) && (
        <button type="button" className="unfold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          {book.say("web-n-steps", { n: steps.length })}
          <Icon name="panel-right" />
        </button>
      )}
    </>
  );
}

/** Every answer of a thought, to the last. */
function Trail({ before, label }: Pick<Outcome, "before" | "label">): ReactNode {
  return (
    <>
      {before.map((message, i) => (
        <span key={i} className="before">
          <Rich message={message} size={16} />
          {" › "}
        </span>
      ))}
      <Rich message={label} size={16} />
    </>
  );
}

function FactPill({ sign, n, pip }: Fact): ReactNode {
  return (
    <span className={sign === "+" ? "good-told gain" : "good-told loss"}>
      {sign}
      {n}
      <Drawing name={pip} size={16} />
    </span>
  );
}

/** Is there more text than is seen? */
function useCut(ref: { current: HTMLElement | null }, shown: unknown): boolean {
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1);
    const seen = new ResizeObserver(measure);
    measure();
    seen.observe(box);
    return () => seen.disconnect();
  }, [ref, shown]);
  return cut;
}

const BESIDE = "(min-width: 1280px)";

function useBeside(): boolean {
  const [query] = useState(() => matchMedia(BESIDE));
  const subscribe = (heard: () => void) => {
    query.addEventListener("change", heard);
    return () => query.removeEventListener("change", heard);
  };
  return useSyncExternalStore(subscribe, () => query.matches);
}

/** Every step of it with its clause: over the story where there is one, else a dialog. */
export function Ahead(props: {
  game: string;
  session: TableSession;
  now: Snapshot;
  index: Index;
  seat: number;
  close(): void;
}): ReactNode {
  const book = useWords();
  const beside = useBeside();
  const outcome = useOutcome(props.session, props.now, props.index);
  const { close } = props;
  const gone = outcome === null && !beside;
  useEffect(() => {
    if (gone) close(); // no dialog opens by itself for the next one
  }, [gone, close]);
  if (!outcome?.preview) return null;
  const { before, label, preview, steps } = outcome;
  const list = (
    <>
      <p className="of">
        <Trail before={before} label={label} />
      </p>
      <ol>
        {steps.map((event, i) => (
          <li key={i} className="told">
            <span>{event.msg && <Telling message={event.msg} seat={props.seat} />}</span>
            {event.clause && <Clause game={props.game} id={event.clause} />}
          </li>
        ))}
      </ol>
      <p className={isFinal(preview) ? "then final" : "then"}>{book.say(`shell-then-${preview.stop}`)}</p>
    </>
  );
  if (!beside)
    return (
      <Overlay title={book.say("web-ahead")} close={close}>
        <div className="foreseen">{list}</div>
      </Overlay>
    );
  return (
    <section className="foreseen" aria-label={book.say("web-ahead")}>
      <header>
        <h2>
          {book.say("web-ahead")} <small>{book.say("web-ahead-note")}</small>
        </h2>
        <button type="button" className="tool" onClick={close}>
          <Icon name="x" />
          <span className="sr">{book.say("web-close")}</span>
        </button>
      </header>
      {list}
    </section>
  );
}
