// One record: "what does your card say?"

import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../kit/Icon";
import { go, href } from "../route";
import { Complaint } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { boxes } from "./api";
import { CardFace } from "./CardFace";
import { placeOf, told, WritingProvider, within } from "./context";
import { copyAs, finished } from "./draft";
import { Fields } from "./Field";
import { NumberStepper } from "./NumberStepper";
import { asked, kindName, ownName, valueName } from "./names";
import { alike, halves, nextAfter, same } from "./records";
import type { BoxRecord, Fault, Form, GameBox, Kind, Row } from "./types";
import { useTry } from "./useTry";

export function Editor(props: {
  box: GameBox;
  kind: Kind;
  record: BoxRecord;
  /** What was written in, and what is wrong with the box as a whole now. */
  changed(kind: string, records: readonly BoxRecord[], problems: GameBox["problems"]): void;
}): ReactNode {
  const book = useWords();
  const { box, kind, record } = props;
  const [value, setValue] = useState<Row>(record.value);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [copies, setCopies] = useState(1);
  const [refused, setRefused] = useState<Fault[]>([]);
  const { busy, problem, make } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const draft = finished(value);
  const changed = touched.size > 0;
  const { tried, fresh } = useTry(box.game, kind.kind, draft, changed);
  const problems = changed && tried ? tried.problems : refused;
  const words = changed ? (tried?.words ?? null) : record.words;
  const at = kind.records.indexOf(record);
  const next = nextAfter(kind, record.id);
  const own = ownName(book, kind.kind, record.id);
  const more = own || record.guessed.length ? [] : alike(kind, record.id);
  const half = halves(kind.fields);
  const first = kind.fields.find((x) => x.kind === "text" && x.values.length > 2);
  const twin = changed ? kind.records.find((x) => x !== record && x.yours && same(x.value, draft)) : undefined;
  const fields = kind.fields.filter((x) => asked(book, kind.kind, x));
  // Of other cards, or of all of them, the foot of the form tells.
  const here = problems.filter((x) => (!x.id || x.id === record.id) && fields.some((y) => within(y.name, placeOf(x))));
  const elsewhere = problems.filter((x) => !here.includes(x));
  // Of a record that is guessed in part the rest is known.
  const unsure = (field: string) => !record.yours && (!record.guessed.length || record.guessed.includes(field));
  const sure = (x: Form) => record.guessed.length > 0 && !record.guessed.includes(x.name);
  const ordered = [...fields.filter((x) => x !== half), ...fields.filter((x) => x === half)];
  const write = (some: readonly Form[]) => (
    <Fields
      fields={some}
      place=""
      value={value}
      fresh={(field) => unsure(field) && !touched.has(field)}
      set={(row, field) => {
        setValue(row);
        setRefused([]);
        setTouched(new Set([...touched, field]));
      }}
    />
  );
  useArrived(form, record.id);

  const onward = () => (next ? go("box", box.game, kind.kind, next.id) : go("box", box.game));
  const save = () =>
    make(async () => {
      const ids = [record, ...more.slice(0, copies - 1)];
      const kept: BoxRecord[] = [];
      let whole = box.problems;
      for (const one of ids) {
        const row = copyAs(draft, one.id);
        const answer = await boxes.keep(box.game, kind.kind, one.id, row);
        if (!answer.kept) {
          setRefused(answer.problems);
          break;
        }
        whole = answer.problems;
        kept.push({ ...one, value: row, yours: true, origin: "box", words: answer.words });
      }
      if (kept.length) props.changed(kind.kind, kept, whole);
      if (kept.length === ids.length) onward();
    });
  const leave = () =>
    make(async () => {
      if (record.yours) {
        const { problems: whole } = await boxes.drop(box.game, kind.kind, record.id);
        const ours = { ...record, value: record.ours ?? record.value, yours: false, words: null };
        props.changed(kind.kind, [ours], whole);
      }
      onward();
    });
  const keys = (e: KeyboardEvent) => {
    if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) {
      e.preventDefault();
      if (!busy) void save();
    }
  };
  return (
    <WritingProvider value={{ kind: kind.kind, vocabulary: box.vocabulary, problems: here }}>
      <form
        ref={form}
        className="box-form"
        style={
          { "--done": `${(100 * kind.records.filter((x) => x.yours).length) / kind.records.length}%` } as CSSProperties
        }
        aria-labelledby="box-ask"
        onKeyDown={keys}
        onSubmit={(e: FormEvent) => {
          e.preventDefault();
          if (!busy) void save();
        }}
      >
        <header>
          <div>
            <p className="where">
              {book.say("web-box-where", {
                kind: kindName(book, kind.kind),
                what: book.say(`box-${kind.kind}.one`),
                n: at + 1,
                of: kind.records.length,
              })}
            </p>
            <h2 id="box-ask" tabIndex={-1}>
              {own || book.say(book.has(`box-${kind.kind}.ask`) ? `box-${kind.kind}.ask` : "web-box-ask")}
            </h2>
            {fields.some((x) => unsure(x.name) && !touched.has(x.name)) && (
              <p className="note dashed-note">{book.say("web-box-from-us")}</p>
            )}
          </div>
          <span className="step-by">
            <Neighbour box={box} kind={kind} record={kind.records[at - 1]} icon="chevron-left" words="web-box-before" />
            <Neighbour box={box} kind={kind} record={kind.records[at + 1]} icon="chevron-right" words="web-box-after" />
          </span>
        </header>
        <aside>
          {(words || record.words || problems.length > 0) && (
            <CardFace
              head={book.say("web-box-nth", { what: book.say(`box-${kind.kind}.one`), n: at + 1 })}
              sign={first && { field: first.name, value: String(draft[first.name] ?? "") }}
              foot={half ? valueName(book, kind.kind, half.name, String(draft[half.name])) : ""}
              words={words}
              wrong={problems.length > 0}
              waits={changed && !fresh}
            />
          )}
          {changed && fresh && !problems.length && (
            <p className="in-order">
              <Icon name="check" />
              {book.say("web-box-in-order")}
            </p>
          )}
          {twin && <p className="note">{book.say("web-box-twin", { n: kind.records.indexOf(twin) + 1 })}</p>}
        </aside>
        <div className="fields">
          {write(ordered.filter((x) => !sure(x)))}
          {ordered.some(sure) && (
            <details className="known-fields">
              <summary>{book.say("web-box-known-fields")}</summary>
              <div className="fields">{write(ordered.filter(sure))}</div>
            </details>
          )}
          {more.length > 0 && (
            <div className="number copies">
              <NumberStepper
                label={book.say("web-box-copies")}
                least={1}
                most={more.length + 1}
                value={copies}
                set={setCopies}
              />
              <span aria-hidden="true">
                {book.say("web-box-copies")} <small>{book.say("web-box-copies-more")}</small>
              </span>
            </div>
          )}
        </div>
        <footer>
          <div className="was">
            {elsewhere.map((x) => (
              <p key={JSON.stringify(x)} className="complaint" role="alert">
                <Icon name="circle-alert" />
                {told(book, kind.kind, x)}
              </p>
            ))}
            <Complaint code={problem?.code ?? null} detail={problem?.detail} />
            {!record.yours && record.words && changed && (
              <p>
                {book.say("web-box-was")} <b>{book.tell(record.words)}</b>
              </p>
            )}
          </div>
          <span className="acts">
            <button type="button" className="btn leave" disabled={busy} onClick={() => void leave()}>
              {book.say(record.yours ? "web-box-back-to-ours" : "web-box-leave")}
            </button>
            <button className="btn primary" disabled={busy}>
              {book.say(next ? "web-box-save-next" : "web-box-save")}
              <kbd className="key when-wide">{book.say("web-box-save-key")}</kbd>
            </button>
          </span>
        </footer>
      </form>
    </WritingProvider>
  );
}

function Neighbour(props: {
  box: GameBox;
  kind: Kind;
  record: BoxRecord | undefined;
  icon: "chevron-left" | "chevron-right";
  words: string;
}): ReactNode {
  const book = useWords();
  if (!props.record) return null;
  return (
    <a className="btn" href={href("box", props.box.game, props.kind.kind, props.record.id)}>
      <Icon name={props.icon} />
      <span className="sr">{book.say(props.words)}</span>
    </a>
  );
}

/** A new card begins at its first field for who has a keyboard, and at its top for who has not. */
function useArrived(form: { current: HTMLFormElement | null }, id: string): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another arrival.
  useEffect(() => {
    const element = form.current;
    const came = first.current;
    first.current = false;
    if (!element || came) return;
    const keyboard = matchMedia("(hover: hover) and (pointer: fine)").matches;
    const fields = ".fields :is(input, button, select)";
    const at = element.querySelector<HTMLElement>(`${fields.replace("input", "input:checked")}`);
    const target = keyboard
      ? (at ?? element.querySelector<HTMLElement>(fields))
      : element.querySelector<HTMLElement>("h2");
    target?.focus({ preventScroll: true });
    if (!keyboard) scrollTo(0, 0);
  }, [id]);
}
