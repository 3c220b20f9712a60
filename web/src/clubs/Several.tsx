import { type ReactNode, useId } from "react";

/** Any of a few, all of them in view; `most` at once. */
export function Several(props: {
  label: string;
  values: readonly string[];
  value: readonly string[];
  say(value: string): ReactNode;
  set(value: string[]): void;
  most?: number;
  note?: string;
}): ReactNode {
  const note = useId();
  const { value, most = props.values.length } = props;
  const turn = (x: string) => props.set(value.includes(x) ? value.filter((y) => y !== x) : [...value, x]);
  return (
    <fieldset className="pick" aria-describedby={props.note ? note : undefined}>
      <legend>{props.label}</legend>
      <div className="pick-row">
        {props.values.map((x) => (
          <label key={x}>
            <input
              type="checkbox"
              checked={value.includes(x)}
              disabled={!value.includes(x) && value.length >= most}
              onChange={() => turn(x)}
            />
            <span>{props.say(x)}</span>
          </label>
        ))}
      </div>
      {props.note && (
        <p id={note} className="note">
          {props.note}
        </p>
      )}
    </fieldset>
  );
}
