// An effect: parts added one after another, in the game's own words.

import { type ReactNode, useId } from "react";
import type { Effect } from "../kit/effects";
import { showEffect } from "../kit/effects";
import { message, nested } from "../kit/messages";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { useWriting } from "./context";
import { type Group, JOINS, NOTHING, type Part, toEffect, toParts } from "./effect-parts";
import { NumberStepper } from "./NumberStepper";
import { Sign } from "./Sign";
import { type Step, StepInput } from "./StepInput";
import { Remove } from "./Steps";
import type { Vocabulary } from "./types";

const GAP = "…"; // stands for what a part does

/** All that can be added; `value` says what and which. */
function steps(book: Book, words: Vocabulary, n: number): Step[] {
  const each = (name: string) => nested(message(`counter-${name}`, { n: Math.max(1, Math.abs(n)) }));
  return [
    ...words.goods.map((x) => ({
      value: `good ${x}`,
      name: book.say(`good-${x}`),
      about: book.say(`good-${x}.count`, { n: 5 }),
      sign: x,
    })),
    ...words.verbs.map((x) => ({ value: `verb ${x}`, name: book.say(`verb-${x}`, { n: Math.max(1, n) }), sign: x })),
    ...words.counters.map((x) => ({
      value: `each ${x}`,
      name: book.say("effect-each", { per: n, counter: each(x), effect: GAP }),
    })),
    ...words.tests.map((x) => ({
      value: `test ${x}`,
      name: book.say("effect-if", { test: nested(message(`test-${x}`)), effect: GAP }),
    })),
    { value: "may", name: book.say("effect-may", { effect: GAP }) },
    { value: "group", name: book.say("web-box-group") },
  ];
}

function partOf(value: string, n: number | null): Part {
  const [what, name = ""] = value.split(" ");
  if (what === "good") return { good: name, n: n ?? 1 };
  if (what === "verb") return { verb: name, n: Math.max(1, n ?? 1) };
  if (what === "each") return { each: name, per: Math.max(1, n ?? 1), gives: NOTHING };
  if (what === "test") return { test: name, gives: NOTHING };
  return what === "may" ? { may: NOTHING } : { group: NOTHING };
}

export function EffectField(props: {
  legend: ReactNode;
  label: string;
  value: Group;
  fresh: boolean;
  set(value: Group): void;
}): ReactNode {
  return (
    <fieldset className={props.fresh ? "box-steps as-ours" : "box-steps"}>
      <legend>{props.legend}</legend>
      <GroupField label={props.label} value={props.value} fresh={props.fresh} set={props.set} />
    </fieldset>
  );
}

function GroupField(props: { label: string; value: Group; fresh: boolean; set(value: Group): void }): ReactNode {
  const book = useWords();
  const { vocabulary } = useWriting();
  const { join, parts } = props.value;
  const name = useId();
  const put = (list: Part[]) => props.set({ join, parts: list });
  return (
    <div className="box-group">
      {parts.length > 0 && (
        <ol className="step-list">
          {parts.map((part, i) => (
            <PartRow
              key={`${i}-${Object.values(part)[0]}`}
              part={part}
              set={(x) => put(parts.map((y, k) => (k === i ? x : y)))}
              remove={() => put(parts.filter((_, k) => k !== i))}
            />
          ))}
        </ol>
      )}
      {parts.length > 1 && !props.fresh && (
        <div className="joins" role="radiogroup" aria-label={book.say("web-box-join")}>
          {JOINS.map((x) => (
            <label key={x} className="box-opt">
              <input type="radio" name={name} checked={join === x} onChange={() => props.set({ join: x, parts })} />
              <span>{book.say(`web-box-join-${x}`)}</span>
            </label>
          ))}
        </div>
      )}
      <StepInput
        label={props.label}
        steps={(n) => steps(book, vocabulary, n)}
        add={(value, n) =>
          props.set(
            props.fresh ? { join: "all", parts: [partOf(value, n)] } : { join, parts: [...parts, partOf(value, n)] },
          )
        }
      />
    </div>
  );
}

function PartRow({ part, set, remove }: { part: Part; set(part: Part): void; remove(): void }): ReactNode {
  const book = useWords();
  const said = sayPart(book, part);
  return (
    <li className="part">
      {"good" in part && <Sign value={part.good} />}
      {"verb" in part && <Sign value={part.verb} />}
      <span className="what">
        <b>{said}</b>
      </span>
      {"good" in part && <NumberStepper label={said} least={-20} value={part.n} set={(n) => set({ ...part, n })} />}
      {"verb" in part && numbered(book, part.verb) && (
        <NumberStepper label={said} least={1} value={part.n} set={(n) => set({ ...part, n })} />
      )}
      {"each" in part && <NumberStepper label={said} least={1} value={part.per} set={(per) => set({ ...part, per })} />}
      <Remove what={said} act={remove} />
      {"gives" in part && <Inner value={part.gives} set={(gives) => set({ ...part, gives })} />}
      {"may" in part && <Inner value={part.may} set={(may) => set({ may })} />}
      {"group" in part && <Inner value={part.group} set={(group) => set({ group })} />}
    </li>
  );
}

function Inner({ value, set }: { value: Group; set(value: Group): void }): ReactNode {
  const book = useWords();
  return (
    <div className="inner">
      <GroupField label={book.say("web-box-add-then")} value={value} fresh={false} set={set} />
    </div>
  );
}

function leaf(part: Part): Effect | null {
  return "good" in part || "verb" in part ? toEffect({ join: "all", parts: [part] }) : null;
}

function numbered(book: Book, verb: string): boolean {
  return book.say(`verb-${verb}`, { n: 2 }) !== book.say(`verb-${verb}`, { n: 3 });
}

function sayPart(book: Book, part: Part): string {
  const whole = leaf(part);
  if (whole) return book.tell(showEffect(whole));
  if ("each" in part) {
    const counter = nested(message(`counter-${part.each}`, { n: part.per }));
    return book.say("effect-each", { per: part.per, counter, effect: GAP });
  }
  if ("test" in part) return book.say("effect-if", { test: nested(message(`test-${part.test}`)), effect: GAP });
  return "may" in part ? book.say("effect-may", { effect: GAP }) : book.say("web-box-group");
}

export { toEffect, toParts };
