import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";

/** A number by taps, by keys, or typed. */
export function NumberStepper(props: {
  label: string;
  value: number;
  set(value: number): void;
  least?: number;
  most?: number;
}): ReactNode {
  const book = useWords();
  const { value, least = 0, most = 99 } = props;
  const set = (n: number) => props.set(Math.max(least, Math.min(most, n)));
  return (
    <span className="box-number">
      <button type="button" disabled={value <= least} onClick={() => set(value - 1)}>
        <Icon name="minus" />
        <span className="sr">{book.say("web-box-less", { what: props.label })}</span>
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={props.label}
        min={least}
        max={most}
        value={String(value)}
        onFocus={(e) => e.target.select()}
        onChange={(e) => set(Math.trunc(Number(e.target.value)) || 0)}
      />
      <button type="button" disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" />
        <span className="sr">{book.say("web-box-more", { what: props.label })}</span>
      </button>
    </span>
  );
}
