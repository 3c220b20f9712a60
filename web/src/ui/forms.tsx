// The few controls the shell is made of; native inputs underneath, so keys and readers know them.

import { type ReactNode, useId } from "react";
import { useWords } from "../words/context";

/** One of a few, all of them in view. */
export function Pick<T extends string | number>(props: {
  label: ReactNode;
  values: readonly T[];
  value: NoInfer<T>;
  say(value: NoInfer<T>): ReactNode;
  pick(value: NoInfer<T>): void;
  aside?: ReactNode;
  note?: ReactNode;
}): ReactNode {
  const name = useId();
  const note = useId();
  return (
    <fieldset className="pick" aria-describedby={props.note ? note : undefined}>
      <legend>
        {props.label} {props.aside}
      </legend>
      <div className="pick-row">
        {props.values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === props.value} onChange={() => props.pick(value)} />
            <span>{props.say(value)}</span>
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

export function Check(props: {
  label: ReactNode;
  value: boolean;
  set(value: boolean): void;
  note?: ReactNode;
}): ReactNode {
  const note = useId();
  return (
    <div className="check">
      <label>
        <input
          type="checkbox"
          checked={props.value}
          aria-describedby={props.note ? note : undefined}
          onChange={(e) => props.set(e.target.checked)}
        />
        <span>{props.label}</span>
      </label>
      {props.note && (
        <p id={note} className="note">
          {props.note}
        </p>
      )}
    </div>
  );
}

export function Text(props: {
  label: ReactNode;
  value: string;
  set(value: string): void;
  type?: "text" | "password" | "search" | "email" | "time" | "date";
  complete?: string;
  note?: ReactNode;
  longest?: number;
}): ReactNode {
  const id = useId();
  const note = useId();
  return (
    <div className="text">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type={props.type ?? "text"}
        value={props.value}
        autoComplete={props.complete ?? "off"}
        maxLength={props.longest}
        aria-describedby={props.note ? note : undefined}
        onChange={(e) => props.set(e.target.value)}
      />
      {props.note && (
        <p id={note} className="note">
          {props.note}
        </p>
      )}
    </div>
  );
}

/** What the server said no to, in words. */
export function Complaint(props: { code: string | null; detail?: string }): ReactNode {
  const book = useWords();
  if (!props.code) return null;
  return (
    <p className="complaint" role="alert">
      {complaint(book, props.code, props.detail ?? "")}
    </p>
  );
}

export function complaint(
  book: { say(id: string): string; has(id: string): boolean },
  code: string,
  detail: string,
): string {
  // The rules say why by a code of their own.
  if (code === "refused" && book.has(`error-${detail}`)) return book.say(`error-${detail}`);
  const id = `web-error-${code}`;
  return book.say(book.has(id) ? id : "web-error-unforeseen");
}
