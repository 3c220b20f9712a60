import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { PlayerShape } from "../kit/players";
import { useWords } from "../words/context";
import { harms, type Turn } from "./story";
import { Headlines } from "./Telling";

/** Headlines there is room for: the latest, and first the last of them. */
const SHOWN = 3;

/** After an absence: what there is to catch up with, before the prompt. */
export function Handover(props: { turns: readonly Turn[]; own: number; play(): void; skip(): void }): ReactNode {
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
      <ul className="since">
        {props.turns
          .slice(-SHOWN)
          .toReversed()
          .map((turn) => (
            <li key={turn.id} className={turn.steps.some((x) => harms(x, props.own)) ? "harmed" : ""}>
              {turn.seat >= 0 && <PlayerShape seat={turn.seat} size={12} />}
              <span>
                <Headlines turn={turn} own={props.own} />
              </span>
            </li>
          ))}
      </ul>
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
