// Pan and zoom of the map. Panning is scrolling, so that fingers, wheels, keys and whoever brings
// a thing into sight do it their own way; a mouse may pull the ground, too.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Box, Point } from "./lattice";

/** Pixels a step of the lattice: the least that shows what lies there, and the most. */
const LEAST = 38;
const FARTHEST = 24;
/** The whole village is shown however small it gets. */
const WHOLE = 8;
const NEAREST = 96;
const ROOMY = 66;
const STEP = 1.25;
const PULLED = 4;

export interface Scroll {
  frame: RefObject<HTMLDivElement | null>;
  /** The height of the frame. */
  high: number;
  scale: number;
  /** Null: as large as the whole village allows. */
  zoom: number | null;
  nearer(): void;
  farther(): void;
  /** The whole village, in the middle; until what is marked needs more room. */
  all(): void;
  /** Brings a point of the lattice into the middle. */
  look(at: Point): void;
  /** The last press was a pull at the ground, not a choice. */
  pulled(): boolean;
}

interface Size {
  wide: number;
  high: number;
}

export function fitting(box: Box, { wide, high }: Size, least: number): number {
  const fit = Math.min(wide / (box.right - box.left), high / (box.bottom - box.top));
  return Math.max(least, Math.min(ROOMY, fit));
}

/** `least`: what is marked on the map needs so much room. */
export function useScroll(box: Box, least = LEAST): Scroll {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ wide: 760, high: 600 });
  const [zoom, setZoom] = useState<number | null>(null);
  const [whole, setWhole] = useState(0);
  const scale = zoom ?? fitting(box, size, whole ? WHOLE : least);
  const shown = useRef({ scale, box });
  const anchor = useRef<Point | null>(null);
  const dragged = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setSize({ wide: element.clientWidth, high: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  // What was in the middle, or under the pointer, stays there.
  useLayoutEffect(() => {
    const element = frame.current;
    const was = shown.current;
    shown.current = { scale, box };
    if (!element || (was.scale === scale && was.box === box)) return;
    const [x, y] = anchor.current ?? [element.clientWidth / 2, element.clientHeight / 2];
    anchor.current = null;
    const before = offsets(element, was);
    const at: Point = [
      was.box.left + (element.scrollLeft + x - before[0]) / was.scale,
      was.box.top + (element.scrollTop + y - before[1]) / was.scale,
    ];
    const after = offsets(element, { scale, box });
    element.scrollLeft = (at[0] - box.left) * scale + after[0] - x;
    element.scrollTop = (at[1] - box.top) * scale + after[1] - y;
  }, [scale, box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked now wants its own room
  useEffect(() => setWhole(0), [least]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is asked for, also again
  useLayoutEffect(() => {
    if (whole) look([(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
  }, [whole]);

  const look = ([x, y]: Point) => {
    const element = frame.current;
    if (!element) return;
    const now = shown.current;
    const [dx, dy] = offsets(element, now);
    element.scrollLeft = (x - now.box.left) * now.scale + dx - element.clientWidth / 2;
    element.scrollTop = (y - now.box.top) * now.scale + dy - element.clientHeight / 2;
  };
  const to = (wanted: number, at: Point | null = null) => {
    anchor.current = at;
    const farthest = Math.min(FARTHEST, fitting(box, size, WHOLE));
    setZoom(Math.min(NEAREST, Math.max(farthest, wanted)));
  };
  const latest = useRef(to);
  latest.current = to;
  useEffect(() => (frame.current ? pullable(frame.current, dragged) : undefined), []);
  useEffect(
    () =>
      frame.current
        ? pinchable(
            frame.current,
            () => shown.current.scale,
            (x, at) => latest.current(x, at),
          )
        : undefined,
    [],
  );

  return {
    frame,
    high: size.high,
    scale,
    zoom,
    nearer: () => to(scale * STEP),
    farther: () => to(scale / STEP),
    all: () => {
      anchor.current = null;
      setZoom(null);
      setWhole(whole + 1);
    },
    look,
    pulled: () => dragged.current,
  };
}

/** How much larger a large screen draws it: pointers are told in pixels of the screen. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1;
}

/** A map smaller than its frame lies in the middle of it. */
function offsets(element: Element, { scale, box }: { scale: number; box: Box }): Point {
  return [
    Math.max(0, (element.clientWidth - (box.right - box.left) * scale) / 2),
    Math.max(0, (element.clientHeight - (box.bottom - box.top) * scale) / 2),
  ];
}

/** A mouse pulls the ground; a finger does it by itself. */
function pullable(element: HTMLElement, dragged: { current: boolean }): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  const down = (e: PointerEvent) => {
    dragged.current = false;
    if (e.pointerType !== "mouse" || e.button !== 0 || (e.target as Element).closest("button, a")) return;
    from = { x: e.clientX, y: e.clientY, left: element.scrollLeft, top: element.scrollTop };
  };
  const move = (e: PointerEvent) => {
    if (!from) return;
    const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
    if (Math.hypot(dx, dy) > PULLED) dragged.current = true;
    if (!dragged.current) return;
    element.scrollLeft = from.left - dx / zoomOf(element);
    element.scrollTop = from.top - dy / zoomOf(element);
  };
  const up = () => {
    from = null;
  };
  element.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  return () => {
    element.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
  };
}

/** Two fingers, or the wheel with Ctrl, which is also what two fingers on a pad are. */
function pinchable(element: HTMLElement, scale: () => number, to: (scale: number, at: Point) => void): () => void {
  let start: { far: number; scale: number } | null = null;
  const inFrame = (x: number, y: number): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [(x - left) / zoomOf(element), (y - top) / zoomOf(element)];
  };
  const wheel = (e: WheelEvent) => {
    if (!e.ctrlKey) return;
    e.preventDefault();
    to(scale() * Math.exp(-e.deltaY / 300), inFrame(e.clientX, e.clientY));
  };
  const far = ({ touches: [a, b] }: TouchEvent) => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
  const begin = (e: TouchEvent) => {
    start = e.touches.length === 2 ? { far: far(e), scale: scale() } : null;
  };
  const pinch = (e: TouchEvent) => {
    if (!start || e.touches.length !== 2) return;
    e.preventDefault();
    const [a, b] = [e.touches[0]!, e.touches[1]!];
    to((start.scale * far(e)) / start.far, inFrame((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
  };
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchmove", pinch, { passive: false });
  return () => {
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("touchstart", begin);
    element.removeEventListener("touchmove", pinch);
  };
}
