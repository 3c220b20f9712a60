// The width an element has, for drawings that are laid out by it.

import { type RefObject, useEffect, useRef, useState } from "react";

/** Of what is in it, or of all of it, with its padding and border. */
export function useWidth<E extends Element>(
  of: "content-box" | "border-box" = "content-box",
): [RefObject<E | null>, number] {
  const at = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = at.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const box = of === "border-box" ? entry?.borderBoxSize : entry?.contentBoxSize;
      setWidth(Math.floor(box?.[0]?.inlineSize ?? 0));
    });
    watch.observe(element, { box: of });
    return () => watch.disconnect();
  }, [of]);
  return [at, width];
}
