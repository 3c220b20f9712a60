// A row of boxes: filled ones, the next one, those still closed. A phone sees a window of nine.

import { named, useWords } from "@ludorum/board";
import { memo, useMemo, useState } from "react";
import { iconList, trackSaid } from "./about";
import { useBoard } from "./board-context";
import type { Icons } from "./content";
import { Token, type TokenName } from "./Token";

const WINDOW = 9;
const BEHIND = 2; // filled boxes a window still shows

interface Props {
  /** What the row is called. */
  name: string;
  /** What each box shows. */
  icons: Icons[];
  filled: number;
  /** Boxes from here on are closed. */
  open?: number;
  /** The next box can be filled now. */
  next: boolean;
  /** How many boxes stand together. */
  groups: number[];
}

/** The picture alone: where it stands is said beside it. */
export const Boxes = memo(function Boxes({ name, icons, filled, open = icons.length, next, groups }: Props) {
  const { form } = useBoard();
  const book = useWords();
  const [all, setAll] = useState(false);
  const names = useMemo(
    () =>
      icons.map((x, i) =>
        named(book.say("ui-box", { name, n: i + 1, of: icons.length }), {
          about: book.tell(Object.keys(x).length ? ["ui-brings", { list: iconList(x) }] : ["ui-brings-nothing", {}]),
        }),
      ),
    [book, icons, name],
  );
  const short = form === "phone" && icons.length > WINDOW;
  const first = short && !all ? Math.max(0, Math.min(filled - BEHIND, icons.length - WINDOW)) : 0;
  const drawn = (i: number) => {
    const state = i < filled ? "filled" : i === filled && next ? "next" : i >= open ? "locked" : "";
    return (
      <span key={i} className={`box ${state}`} {...names[i]}>
        {Object.keys(icons[i]!).map((x) => (
          <Token key={x} name={x as TokenName} />
        ))}
      </span>
    );
  };
  if (form === "phone") {
    const shown = icons.map((_, i) => i).slice(first, short && !all ? first + WINDOW : undefined);
    return (
      <div className={all ? "boxes all" : "boxes"}>
        {short && (
          <button
            type="button"
            className={first ? "before above" : "before none above"}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            <span aria-hidden="true">{all ? "–" : first || "+"}</span>
            <span className="sr">{book.say("ui-whole-track")}</span>
          </button>
        )}
        {shown.map(drawn)}
      </div>
    );
  }
  const starts = groups.map((_, g) => groups.slice(0, g).reduce((a, b) => a + b, 0));
  return (
    <div className="boxes" aria-hidden="true">
      {groups.map((n, g) => (
        <span key={g} className="group-of">
          {Array.from({ length: n }, (_, k) => drawn(starts[g]! + k))}
        </span>
      ))}
    </div>
  );
});

/** The same in words: how far it is, and which icon comes next. */
export const BoxesSaid = memo(function BoxesSaid({
  name,
  icons,
  filled,
}: {
  name: string;
  icons: Icons[];
  filled: number;
}) {
  const book = useWords();
  return <span className="sr">{book.tell(trackSaid(name, icons, filled))}</span>;
});
