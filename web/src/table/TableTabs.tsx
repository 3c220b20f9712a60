import type { ReactNode } from "react";
import { BottomTabs } from "../ui/BottomTabs";
import { useWords } from "../words/context";
import { PARTS, type Part, type Parts } from "./useParts";

const ICONS = {
  board: "layout-grid",
  dock: "user",
  players: "users",
  story: "scroll-text",
  chat: "message-circle",
} as const;

export function TableTabs(props: { parts: Parts; dock: boolean; count: Partial<Record<Part, number>> }): ReactNode {
  const book = useWords();
  const { parts } = props;
  return (
    <BottomTabs<Part>
      label={book.say("web-parts")}
      parts={PARTS.filter((x) => x !== "dock" || props.dock)}
      part={parts.part}
      icons={ICONS}
      say={(x) => book.say(`web-tab-${x}`)}
      show={(x) => (x === "story" ? parts.readStory() : parts.show(x))}
      count={props.count}
    />
  );
}
