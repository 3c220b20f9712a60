import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import type { Turn } from "./story";

/** After an absence: what there is to catch up with, before the prompt. */
export function Handover(props: { turns: readonly Turn[]; play(): void; skip(): void }): ReactNode {
  const book = useWords();
  const steps = props.turns.reduce((n, turn) => n + turn.steps.length, 0);
  return (
    <section className="handover" role="status">
      <p>
        <b>{book.say("web-since")}</b>{" "}
        {book.say("web-since-count", {
          turns: { msg: ["web-n-turns", { n: props.turns.length }] },
          steps: { msg: ["web-n-steps", { n: steps }] },
        })}
      </p>
      <button type="button" className="btn small" onClick={props.skip}>
        {book.say("web-skip")}
      </button>
      <button type="button" className="btn primary small" onClick={props.play}>
        <Icon name="play" />
        {book.say("web-show")}
      </button>
    </section>
  );
}
