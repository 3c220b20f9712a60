import type { ReactNode } from "react";
import type { Ask } from "../generated/frames";
import { keyOf } from "../kit/option-key";
import { Rich } from "../kit/Rich";
import { useWords } from "../words/context";

/** All that can be chosen, in words: the same as on the board. */
export function Choices(props: { ask: Ask; picked: string | null; pick(key: string): void }): ReactNode {
  const book = useWords();
  const { ask, picked } = props;
  return (
    <section className="puzzle-part puzzle-choices" aria-labelledby="choices">
      <h2 id="choices">
        {book.say("web-puzzle-choices")} <small>{ask.options.length}</small>
      </h2>
      <ul>
        {ask.options.map((option, i) => {
          const key = keyOf(option);
          const label = ask.labels[i];
          return (
            <li key={key}>
              <button type="button" data-choice={key} aria-pressed={key === picked} onClick={() => props.pick(key)}>
                {label && <Rich message={label} size={15} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
