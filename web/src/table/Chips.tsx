import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import type { OptionMark } from "../game-ui";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { useWords } from "../words/context";
import { bySort, type Index, type Shut, withWords } from "./options";

/** For keys outside of them. */
export interface ChipsHandle {
  /** Picks the chip of a digit, from 0; false if there is none. */
  pick(n: number): boolean;
}

/** Options with no place on the board: one of them, by arrows, digits or a press; then those that are closed. */
export function Chips(props: {
  ref: Ref<ChipsHandle>;
  marks: readonly OptionMark[];
  refused: readonly Shut[];
  game: string;
  index: Index;
  keys: boolean;
  search: boolean;
}): ReactNode {
  const book = useWords();
  const group = useId();
  const [wish, setWish] = useState("");
  const { index, marks, search } = props;
  const shown = withWords(marks, search ? wish : "");
  const inputs = useRef(new Map<string, HTMLInputElement>());
  useImperativeHandle(props.ref, () => ({
    pick(n) {
      const mark = marks[n];
      if (!mark || !shown.includes(mark)) return false;
      index.select(mark.key);
      // Enter then means what was picked, not the place the focus was left on.
      inputs.current.get(mark.key)?.focus();
      return true;
    },
  }));
  return (
    <div className="choices">
      {search && (
        <p className="find">
          <Icon name="search" />
          <input
            type="search"
            value={wish}
            aria-label={book.say("web-find-option")}
            placeholder={book.say("web-find-option")}
            onChange={(e) => setWish(e.target.value)}
            onKeyDown={(e) => {
              const [first] = shown;
              if (e.key === "Enter" && first) index.select(first.key);
            }}
          />
          <span role="status">{book.say("web-n-options", { n: shown.length })}</span>
        </p>
      )}
      <div className={search ? "chips many" : "chips"}>
        <div className="sorts" role="radiogroup" aria-label={book.say("web-options")}>
          {bySort(shown, index.ask).map((sort) => (
            <div className="sort" key={sort[0]?.key}>
              {sort.map((mark) => (
                <OptionChip
                  key={mark.key}
                  mark={mark}
                  n={props.keys ? marks.indexOf(mark) + 1 : 0}
                  group={group}
                  index={index}
                  input={(x) => {
                    if (x) inputs.current.set(mark.key, x);
                    else inputs.current.delete(mark.key);
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        <Refusals refused={props.refused} game={props.game} />
      </div>
    </div>
  );
}

/** What is closed, and why. */
export function Refusals(props: { refused: readonly Shut[]; game: string }): ReactNode {
  return props.refused.map((x) => (
    <p key={x.label + x.reason} className="refused">
      <Icon name="lock" />
      <span>
        <b>
          <Rich message={x.words} size={16} />
        </b>{" "}
        {x.reason} <Clause game={props.game} id={x.clause} />
      </span>
    </p>
  ));
}

const DIGITS = 9;

function OptionChip(props: {
  mark: OptionMark;
  /** The digit that picks it; 0 and more than nine are not shown. */
  n: number;
  group: string;
  index: Index;
  input: Ref<HTMLInputElement>;
}): ReactNode {
  const { mark, group, index } = props;
  const n = props.n <= DIGITS ? props.n : 0;
  const words = index.ask?.labels[index.marks.indexOf(mark)];
  return (
    <label
      className={mark.key === index.selected ? "option on" : "option"}
      data-option={mark.key}
      data-digit={n || undefined}
    >
      <input
        ref={props.input}
        type="radio"
        className="sr"
        name={group}
        aria-label={mark.label}
        checked={mark.key === index.selected}
        onChange={() => index.select(mark.key)}
        onKeyDown={(e) => {
          if (e.key === "Enter") index.commit();
        }}
      />
      {n > 0 && <kbd className="key">{n}</kbd>}
      <span>{words ? <Rich message={words} size={16} /> : mark.label}</span>
    </label>
  );
}
