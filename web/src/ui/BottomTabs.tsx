import type { ReactNode } from "react";
import { Icon, type IconName } from "../kit/Icon";

/** On a phone: one part of a screen at a time. */
export function BottomTabs<Part extends string>(props: {
  label: string;
  parts: readonly Part[];
  part: Part;
  icons: Readonly<Record<Part, IconName>>;
  say(part: Part): string;
  show(part: Part): void;
  /** What has come to a part that is not shown. */
  count?: Partial<Record<Part, number>>;
}): ReactNode {
  const count: Partial<Record<Part, number>> = props.count ?? {};
  return (
    <nav className="tabs" aria-label={props.label}>
      {props.parts.map((x) => (
        <button
          key={x}
          type="button"
          aria-current={x === props.part ? "true" : undefined}
          onClick={() => props.show(x)}
        >
          <Icon name={props.icons[x]} />
          <span>{props.say(x)}</span>
          {Boolean(count[x]) && x !== props.part && <b className="badge">{count[x]}</b>}
        </button>
      ))}
    </nav>
  );
}
