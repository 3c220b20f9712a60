// A list of steps, each with a name and perhaps a number: {"do": "toll", "n": 2}.

import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import { useWriting } from "./context";
import { NumberStepper } from "./NumberStepper";
import { counts, fieldName, valueAbout, valueName } from "./names";
import { StepInput } from "./StepInput";
import type { Form, Row } from "./types";

/** The two fields of such a record; null for other records. */
export function stepFields(form: Form): { name: Form; number: Form } | null {
  const [name, number, ...rest] = form.inside;
  const fits = name?.kind === "text" && name.values.length > 0 && number?.kind === "number" && !rest.length;
  return form.kind === "record" && fits ? { name, number } : null;
}

export function Steps(props: {
  form: Form;
  legend: ReactNode;
  value: Row[];
  fresh: boolean;
  set(value: Row[]): void;
}): ReactNode {
  const book = useWords();
  const { kind } = useWriting();
  const { name, number } = stepFields(props.form.inside[0]!)!;
  const label = book.say("web-box-add-step");
  const add = (value: string, n: number | null) => {
    const step = { [name.name]: value, [number.name]: counts(book, kind, name.name, value) ? (n ?? 1) : 1 };
    // What one adds first takes the place of ours.
    props.set([...(props.fresh ? [] : props.value), step]);
  };
  return (
    <fieldset className={props.fresh ? "box-steps as-ours" : "box-steps"}>
      <legend>{props.legend}</legend>
      {props.value.length > 0 && (
        <ol className="step-list">
          {props.value.map((step, i) => {
            const value = String(step[name.name]);
            const n = Number(step[number.name]);
            const said = valueName(book, kind, name.name, value, n);
            return (
              <li key={`${i}-${value}`}>
                <span className="nth">{i + 1}</span>
                <span className="what">
                  <b>{said}</b>
                  <small>{valueAbout(book, kind, name.name, value, n)}</small>
                </span>
                {counts(book, kind, name.name, value) && (
                  <NumberStepper
                    label={`${said}: ${fieldName(book, kind, number.name)}`}
                    least={1}
                    value={n}
                    set={(x) => props.set(props.value.map((y, k) => (k === i ? { ...y, [number.name]: x } : y)))}
                  />
                )}
                <Remove what={said} act={() => props.set(props.value.filter((_, k) => k !== i))} />
              </li>
            );
          })}
        </ol>
      )}
      <StepInput
        label={label}
        add={add}
        steps={(n) =>
          name.values.map((value) => ({
            value,
            name: valueName(book, kind, name.name, value, n),
            about: valueAbout(book, kind, name.name, value, n),
          }))
        }
      />
    </fieldset>
  );
}

export function Remove({ what, act }: { what: string; act(): void }): ReactNode {
  const book = useWords();
  return (
    <button type="button" className="remove" onClick={act}>
      <Icon name="x" />
      <span className="sr">{book.say("web-box-remove", { what })}</span>
    </button>
  );
}
