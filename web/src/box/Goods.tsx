import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import { Sign } from "./Sign";
import { useTypeahead } from "./typeahead";
import type { Form } from "./types";

/** Goods with numbers: a tap adds one; a name and a digit typed set it. */
export function Goods(props: {
  form: Form;
  legend: ReactNode;
  value: Record<string, number>;
  fresh: boolean;
  set(value: Record<string, number>): void;
}): ReactNode {
  const book = useWords();
  const items = props.form.values.map((value) => ({ value, name: book.say(`good-${value}`) }));
  const arrive = useTypeahead(items, () => undefined);
  const put = (good: string, n: number) => {
    const { [good]: _, ...rest } = props.fresh ? {} : props.value;
    props.set(n ? { ...rest, [good]: n } : rest);
  };
  const keys = (e: KeyboardEvent<HTMLElement>) => {
    const good = (e.target as HTMLElement).dataset.value;
    if (good && /^\d$/.test(e.key)) put(good, Number(e.key));
    else arrive(e);
  };
  return (
    <fieldset className={props.fresh ? "box-goods as-ours" : "box-goods"} onKeyDown={keys}>
      <legend>{props.legend}</legend>
      <div className="box-opts">
        {items.map(({ value, name }) => {
          const n = props.value[value] ?? 0;
          return (
            <span key={value} className={n ? "box-good on" : "box-good"}>
              <button type="button" data-value={value} onClick={() => put(value, (props.fresh ? 0 : n) + 1)}>
                <Sign value={value} />
                {name}
                {n > 0 && <b>{n}</b>}
                <span className="sr">{book.say("web-box-one-more")}</span>
              </button>
              {n > 0 && !props.fresh && (
                <button type="button" className="less" onClick={() => put(value, n - 1)}>
                  <Icon name="minus" />
                  <span className="sr">{book.say("web-box-less", { what: name })}</span>
                </button>
              )}
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}
