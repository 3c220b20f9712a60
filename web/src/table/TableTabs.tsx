import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import { PARTS, type Part, type Parts } from "./useParts";

const ICONS = {
  board: "layout-grid",
  dock: "user",
  players: "users",
  story: "scroll-text",
  chat: "message-circle",
} as const;

/** On a phone: one part of the table at a time. */
export function TableTabs(props: { parts: Parts; dock: boolean; count: Partial<Record<Part, number>> }): ReactNode {
  const book = useWords();
  const { parts, count } = props;
  return (
    <nav className="tabs" aria-label={book.say("web-parts")}>
      {PARTS.filter((x) => x !== "dock" || props.dock).map((x) => (
        <button
          key={x}
          type="button"
          aria-current={x === parts.part ? "true" : undefined}
          onClick={x === "story" ? parts.readStory : () => parts.show(x)}
        >
          <Icon name={ICONS[x]} />
          <span>{book.say(`web-tab-${x}`)}</span>
          {Boolean(count[x]) && x !== parts.part && <b className="badge">{count[x]}</b>}
        </button>
      ))}
    </nav>
  );
}
