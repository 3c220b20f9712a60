import { type ReactNode, useId } from "react";
import { useWords } from "../words/context";
import { useWriting } from "./context";
import { valueName } from "./names";
import { Sign } from "./Sign";
import { useTypeahead } from "./typeahead";
import type { Form } from "./types";

/** One of the texts that may stand there. */
export function Choice(props: {
  form: Form;
  legend: ReactNode;
  value: string | undefined;
  /** It is ours as yet. */
  fresh: boolean;
  set(value: string): void;
}): ReactNode {
  const book = useWords();
  const { kind } = useWriting();
  const { form } = props;
  const name = useId();
  const values = form.required || form.values.includes("") ? form.values : ["", ...form.values];
  const items = values.map((value) => ({ value, name: valueName(book, kind, form.name, value) }));
  const onKeyDown = useTypeahead(items, props.set);
  return (
    <fieldset className={props.fresh ? "choice as-ours" : "choice"} onKeyDown={onKeyDown}>
      <legend>{props.legend}</legend>
      <div className="box-opts">
        {items.map((x) => (
          <label key={x.value} className="box-opt">
            <input
              type="radio"
              name={name}
              data-value={x.value}
              checked={(props.value ?? "") === x.value}
              onChange={() => props.set(x.value)}
              // One tap says that ours is right.
              onClick={() => props.fresh && props.set(x.value)}
            />
            <span>
              <Sign field={form.name} value={x.value} />
              {x.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
