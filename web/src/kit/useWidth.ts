// The width an element has, for drawings that are laid out by it.

import { type RefObject, useEffect, useRef, useState } from "react";

export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const at = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = at.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [at, width];
}
