import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import type { GuideSection, PicturedPosition } from "../generated/frames";
import { pictured } from "../generic/zones";
import { Motion } from "../kit/motion";
import { namesOf } from "../table/names";
import { gatherOptions } from "../table/options";
import { Speaks, useWords } from "../words/context";

const FULL = 1086; // px: the width a board is drawn at
const MARGIN = 14;
const LARGEST = 1.25; // nothing is drawn much larger than at a table
const TALLEST = 380;
const LEAST = 0.5; // of its size at a table: smaller it cannot be read
const STILL = { jump: 0, ms: 0 };
const IDLE = { selected: null, select: () => undefined, commit: () => undefined };

interface Frame {
  x: number;
  y: number;
  scale: number;
  height: number;
}

/** The board of a position, near some places: nothing of it can be pressed. */
export function BoardPicture(props: {
  ui: GameUI<unknown>;
  section: GuideSection;
  position: PicturedPosition;
}): ReactNode {
  const words = useWords();
  const { ui, section } = props;
  const position = useMemo(() => pictured(props.position), [props.position]);
  const box = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [frame, setFrame] = useState<Frame | null>(null);
  const book = useMemo(() => {
    const names = namesOf(words, null, { names: position.names } as never);
    return words.named(names.map((x, i) => (i === section.seat ? words.say("shell-you") : x)));
  }, [words, position, section.seat]);
  const options = useMemo(
    () => ({ ...gatherOptions(null, position.state, ui, book, []), ...IDLE, ask: position.ask }),
    [position, ui, book],
  );
  const drawn = useMemo(
    () => ({ view: position.state, seat: section.seat, options, lit: section.places, names: [...book.names] }),
    [position, section, options, book],
  );
  useLayoutEffect(() => {
    if (!near) return undefined;
    const frameIt = () => {
      const found = frameOf(box.current, paper.current, section.places);
      if (found) setFrame((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    frameIt();
    const late = [100, 600, 1500].map((ms) => setTimeout(frameIt, ms)); // pages turn, letters come
    addEventListener("resize", frameIt);
    return () => {
      late.forEach(clearTimeout);
      removeEventListener("resize", frameIt);
    };
  }, [near, section]);
  const style = frame
    ? { transform: `translate(${-frame.x * frame.scale}px, ${-frame.y * frame.scale}px) scale(${frame.scale})` }
    : { visibility: "hidden" as const };
  return (
    <figure
      ref={box}
      className="board-picture"
      style={{ height: frame?.height ?? 220 }}
      role="img"
      aria-label={book.say("web-how-picture")}
    >
      {near && (
        <div
          ref={paper}
          className="paper"
          style={{ ...style, width: Math.min(FULL, Math.max(innerWidth - 24, 340)) }}
          aria-hidden="true"
          inert
        >
          <Speaks value={book}>
            <Motion value={STILL}>
              <div className="board-slot">
                <ui.Board {...drawn} />
              </div>
              {ui.Dock && (
                <div className="dock-slot">
                  <ui.Dock {...drawn} />
                </div>
              )}
            </Motion>
          </Speaks>
        </div>
      )}
    </figure>
  );
}

/** Where the places are on the paper, and how large they can be shown. */
function frameOf(box: HTMLElement | null, paper: HTMLElement | null, places: readonly string[]): Frame | null {
  if (!box || !paper) return null;
  for (const slot of paper.querySelectorAll<HTMLElement>(".board-slot"))
    if (slot.scrollHeight > slot.clientHeight + 1) slot.style.height = `${slot.scrollHeight}px`;
  const rects = places.flatMap((id) =>
    [...paper.querySelectorAll(`[data-place="${CSS.escape(id)}"]`)]
      .flatMap((x) => (getComputedStyle(x).display === "contents" ? [...x.children] : [x]))
      .map((x) => x.getBoundingClientRect())
      .filter((x) => x.width > 0),
  );
  const all = rects.length ? joined(rects, box.clientWidth / LEAST) : [paper.getBoundingClientRect()];
  const whole = paper.getBoundingClientRect();
  const now = whole.width / paper.offsetWidth || 1; // it may be scaled already
  const left = Math.min(...all.map((x) => x.left));
  const top = Math.min(...all.map((x) => x.top));
  const width = (Math.max(...all.map((x) => x.right)) - left) / now + 2 * MARGIN;
  const height = (Math.max(...all.map((x) => x.bottom)) - top) / now + 2 * MARGIN;
  const scale = Math.min(LARGEST, box.clientWidth / width, TALLEST / height);
  // What is beside it fills the width.
  const spare = Math.max(0, box.clientWidth / scale - width) / 2;
  const x = (left - whole.left) / now - MARGIN - spare;
  const most = paper.offsetWidth - box.clientWidth / scale;
  return {
    x: Math.round(Math.max(0, Math.min(x, Math.max(0, most)))),
    y: Math.round((top - whole.top) / now - MARGIN),
    scale: Math.round(scale * 1000) / 1000,
    height: Math.round(height * scale),
  };
}

/** Those that can be seen together; else the first alone. */
function joined(rects: DOMRect[], most: number): DOMRect[] {
  const wide = Math.max(...rects.map((x) => x.right)) - Math.min(...rects.map((x) => x.left));
  const high = Math.max(...rects.map((x) => x.bottom)) - Math.min(...rects.map((x) => x.top));
  return wide <= most && high <= TALLEST / LEAST ? rects : rects.slice(0, 1);
}

/** Once it comes near the window: a page of boards is drawn one after the other. */
function useNear(box: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return undefined;
    const watch = new IntersectionObserver((seen) => seen.some((x) => x.isIntersecting) && setNear(true), {
      rootMargin: "600px",
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near, box]);
  return near;
}
