// The own area is one line where the whole table would not fit otherwise.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Between a phone, where it is a page of its own, and a wide screen. */
const NARROW = "(min-width: 768px) and (max-width: 1359px)";
const PHONE = "(max-width: 767px)";

/** Looks again whenever `shown` or the window changes. */
export function useLine(
  board: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  shown: unknown,
): boolean {
  const [size, setSize] = useState("");
  const [line, setLine] = useState(false);
  const drawn = useRef(line);
  drawn.current = line;
  useEffect(() => {
    const change = () => setSize(`${innerWidth} ${innerHeight}`);
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content or window has another height.
  useLayoutEffect(() => {
    if (!board.current || !dock.current || matchMedia(PHONE).matches) return;
    setLine(matchMedia(NARROW).matches || lacksRoom(board.current, dock.current, drawn.current));
  }, [board, dock, shown, size]);
  return line;
}

/** Would the board have to scroll under the whole own area? `line`: it is drawn as one line now. */
function lacksRoom(board: HTMLElement, dock: HTMLElement, line: boolean): boolean {
  // Cards to choose from come on top for a moment: then the board may scroll.
  if (board.querySelector("[data-passing]")) return line;
  dock.classList.remove("line");
  const lacks = board.scrollHeight > board.clientHeight + 1;
  dock.classList.toggle("line", line);
  return lacks;
}
