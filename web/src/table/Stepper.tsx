import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { OptionMark } from "../game-ui";
import type { Ask } from "../generated/frames";
import { Icon } from "../kit/Icon";
import { Rich } from "../kit/Rich";
import { useWords } from "../words/context";
import { type ChipsHandle, Refusals } from "./Chips";
import type { Index, Shut } from "./options";

/** The options from the least to the most, if they say how many; else none. */
export function amountsOf(ask: Ask | null, marks: readonly OptionMark[]): readonly OptionMark[] {
  if (!ask?.amount || marks.length < 2 || marks.length < ask.options.length) return [];
  if (!marks.every((x) => typeof x.option === "number")) return [];
  return [...marks].sort((a, b) => Number(a.option) - Number(b.option));
}

/** How many: fewer, the number in words, more. It begins with what the rules name first. */
export function Stepper(props: {
  ref: Ref<ChipsHandle>;
  /** From the least to the most. */
  marks: readonly OptionMark[];
  refused: readonly Shut[];
  game: string;
  index: Index;
}): ReactNode {
  const book = useWords();
  const { marks, index } = props;
  const value = useRef<HTMLDivElement>(null);
  const first = marks.findIndex((x) => x.key === index.marks[0]?.key);
  const chosen = marks.findIndex((x) => x.key === index.selected);
  const at = chosen < 0 ? first : chosen;
  const now = marks[at]!;
  const words = index.wordsOf(now.key).at(-1);
  const go = (to: number) => {
    const mark = marks[Math.min(Math.max(to, 0), marks.length - 1)]!;
    if (mark.key !== index.selected) index.select(mark.key, true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it begins with.
  useEffect(() => {
    if (index.selected === null) go(first);
  }, []);
  useImperativeHandle(props.ref, () => ({
    pick(n) {
      const to = marks.findIndex((x) => x.option === n + 1);
      if (to < 0) return false;
      go(to);
      value.current?.focus();
      return true;
    },
  }));
  const press = (e: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: at + 1,
      ArrowRight: at + 1,
      ArrowDown: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: marks.length - 1,
    };
    const to = steps[e.key];
    if (to !== undefined) go(to);
    else if (e.key === "Enter") index.commit();
    else return;
    e.preventDefault();
  };
  return (
    <div className="choices">
      <div className="chips">
        <div className="stepper">
          <button type="button" aria-label={book.say("web-fewer")} disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="minus" />
          </button>
          <div
            ref={value}
            role="spinbutton"
            tabIndex={0}
            className={chosen < 0 ? "option" : "option on"}
            data-option={now.key}
            aria-label={book.say("web-amount")}
            aria-valuenow={Number(now.option)}
            aria-valuemin={Number(marks[0]!.option)}
            aria-valuemax={Number(marks.at(-1)!.option)}
            aria-valuetext={now.label}
            onKeyDown={press}
            onClick={() => index.select(now.key, true)}
          >
            <span>{words ? <Rich message={words} size={16} /> : now.label}</span>
          </div>
          <button
            type="button"
            aria-label={book.say("web-more-of")}
            disabled={at === marks.length - 1}
            onClick={() => go(at + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <Refusals refused={props.refused} game={props.game} />
      </div>
    </div>
  );
}
