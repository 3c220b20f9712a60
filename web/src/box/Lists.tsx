// Lists of plain things: names in an order, or numbers.

import { type ReactNode, useId, useState } from "react";
import { useWords } from "../words/context";
import { useWriting } from "./context";
import { valueName } from "./names";
import { Sign } from "./Sign";
import { StepInput } from "./StepInput";
import { Remove } from "./Steps";
import type { Form } from "./types";

const IN_VIEW = 8; // names; more of them are looked for

/** Names, in an order; a name may come more than once. */
export function NameList(props: {
  form: Form;
  legend: ReactNode;
  value: string[];
  fresh: boolean;
  set(value: string[]): void;
}): ReactNode {
  const book = useWords();
  const { kind } = useWriting();
  const { form } = props;
  const { values } = form.inside[0]!;
  const add = (x: string) => props.set([...(props.fresh ? [] : props.value), x]);
  const say = (x: string) => valueName(book, kind, form.name, x);
  return (
    <fieldset className={props.fresh ? "names as-ours" : "names"}>
      <legend>{props.legend}</legend>
      {props.value.length > 0 && (
        <ol className="name-list">
          {props.value.map((x, i) => (
            <li key={`${i}-${x}`}>
              <Sign field={form.name} value={x} />
              {say(x)}
              <Remove what={say(x)} act={() => props.set(props.value.filter((_, k) => k !== i))} />
            </li>
          ))}
        </ol>
      )}
      {values.length > IN_VIEW ? (
        <StepInput
          label={book.say("web-box-add")}
          steps={() => values.map((value) => ({ value, name: say(value) }))}
          add={add}
        />
      ) : (
        <div className="box-opts">
          {values.map((x) => (
            <button key={x} type="button" className="box-opt-btn" onClick={() => add(x)}>
              <Sign field={form.name} value={x} />
              {say(x)}
              <span className="sr">{book.say("web-box-one-more")}</span>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Numbers, typed with spaces between. */
export function NumberList(props: {
  legend: ReactNode;
  value: number[];
  fresh: boolean;
  set(value: number[]): void;
}): ReactNode {
  const book = useWords();
  const id = useId();
  const [text, setText] = useState(props.value.join(" "));
  return (
    <div className={props.fresh ? "text as-ours" : "text"}>
      <label htmlFor={id}>{props.legend}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        value={text}
        onChange={(e) => {
          setText(e.target.value);
          props.set((e.target.value.match(/\d+/g) ?? []).map(Number));
        }}
      />
      <p id={`${id}-note`} className="note">
        {book.say("web-box-numbers")}
      </p>
    </div>
  );
}
