import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import { find, read } from "./find";
import { Sign } from "./Sign";

export interface Step {
  value: string;
  name: string;
  about?: string;
  /** Its picture. */
  sign?: string;
}

const SHOWN = 5;

/** Adds a step: its name is typed, with a number, or it is tapped among all. `steps(n)`: all there are, with a number
 * in their names. */
export function StepInput(props: {
  label: string;
  steps(n: number): Step[];
  add(value: string, n: number | null): void;
}): ReactNode {
  const book = useWords();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const id = useId();
  const typed = read(text);
  const all = props.steps(typed.n ?? 1);
  const found = typed.words.length ? find(typed, all).slice(0, SHOWN) : [];
  const nothing = typed.words.length > 0 && !found.length;
  const add = (step: Step | undefined) => {
    if (!step) return;
    props.add(step.value, typed.n);
    setText("");
    setAt(0);
    setOpen(false);
  };
  const keys = (e: KeyboardEvent) => {
    if (e.key === "Enter" && !e.ctrlKey && !e.metaKey) {
      e.preventDefault();
      add(found[at]);
    } else if (e.key === "ArrowDown" || e.key === "ArrowUp") {
      if (!found.length) return;
      e.preventDefault();
      setAt((at + (e.key === "ArrowDown" ? 1 : found.length - 1)) % found.length);
    } else if (e.key === "Escape" && text) {
      e.preventDefault();
      setText("");
    }
  };
  return (
    <div className="step-input">
      <div className="typed">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={props.label}
          aria-expanded={found.length > 0}
          aria-controls={found.length ? id : undefined}
          aria-activedescendant={found.length ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={props.label}
          value={text}
          onChange={(e) => {
            setText(e.target.value);
            setAt(0);
          }}
          onKeyDown={keys}
        />
        <button
          type="button"
          className="btn small every"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            setText("");
          }}
        >
          <Icon name="layout-grid" />
          {book.say("web-box-every", { n: all.length })}
        </button>
      </div>
      {nothing && (
        <p className="note" role="status">
          {book.say("web-box-no-step")}
        </p>
      )}
      {found.length > 0 && (
        <ul id={id} className="found" role="listbox" aria-label={props.label}>
          {found.map((step, i) => (
            <li
              key={step.value}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onClick={() => add(step)}
            >
              {step.sign && <Sign value={step.sign} />}
              <span>
                <b>{step.name}</b>
                {step.about && <small>{step.about}</small>}
              </span>
              {i === at && <Icon name="corner-down-left" />}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <div className="all-steps">
          {all.map((step) => (
            <button
              key={step.value}
              type="button"
              className="box-opt-btn"
              data-value={step.value}
              title={step.about}
              onClick={() => add(step)}
            >
              {step.sign && <Sign value={step.sign} />}
              {step.name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
