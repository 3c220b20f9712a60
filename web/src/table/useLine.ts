// The own area is one line where the whole table would not fit otherwise.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Between a phone, where it is a page of its own, and a wide screen. */
const NARROW = "(min-width: 768px) and (max-width: 1359px)";
const PHONE = "(max-width: 767px)";

/**
 * One form for a window: it changes while somebody decides only with the window. `turn` is another one after
 * others have acted, null while nothing is asked; then the whole area may become a line, and stays one.
 */
export function useLine(
  board: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  turn: string | null,
): boolean {
  const [size, setSize] = useState(sizeNow);
  const [line, setLine] = useState(false);
  const decided = useRef("");
  useEffect(() => {
    const change = () => setSize(sizeNow);
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more may lie there in another turn.
  useLayoutEffect(() => {
    if (turn === null || !board.current || !dock.current || matchMedia(PHONE).matches) return;
    const stays = line && decided.current === size;
    decided.current = size;
    if (!stays) setLine(matchMedia(NARROW).matches || lacksRoom(board.current, dock.current, line));
  }, [board, dock, turn, size]);
  return line;
}

const sizeNow = () => (typeof innerWidth === "number" ? `${innerWidth} ${innerHeight}` : "");

/** Would the board have to scroll under the whole own area? `line`: it is drawn as one line now. */
function lacksRoom(board: HTMLElement, dock: HTMLElement, line: boolean): boolean {
  // Cards to choose from come on top for a moment: then the board may scroll.
  if (board.querySelector("[data-passing]")) return line;
  dock.classList.remove("line");
  const lacks = board.scrollHeight > board.clientHeight + 1;
  dock.classList.toggle("line", line);
  return lacks;
}
