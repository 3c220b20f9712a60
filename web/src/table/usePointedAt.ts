// What somebody points at for a while, with the mouse or by the focus.

import { type RefObject, useEffect, useState } from "react";
import { elementUnder } from "./name-card";

export interface PointedAt {
  element: Element;
  /** Beside which a card may stand. */
  box: DOMRect;
  /** By the focus, which has no place finer than the element. */
  focused: boolean;
}

const REST = 350; // ms a pointer rests before it is a question
const AT_OPTION = 800; // who looks at an option reads what it would do first
const NEXT = 90; // who reads one card after the other does not wait again
const LARGE = 260; // px: of larger things the pointer's own place counts

function boxOf(element: Element, x: number, y: number): DOMRect {
  const box = element.getBoundingClientRect();
  return box.width > LARGE || box.height > LARGE ? new DOMRect(x - 8, y - 8, 16, 16) : box;
}

export function usePointedAt(root: RefObject<HTMLElement | null>): PointedAt | null {
  const [at, setAt] = useState<PointedAt | null>(null);
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let timer = 0;
    let shown: PointedAt | null = null;
    const put = (next: PointedAt | null) => {
      clearTimeout(timer);
      if (next === shown) return;
      shown = next;
      setAt(next);
    };
    const hide = () => put(null);
    const move = (e: PointerEvent) => {
      if (e.pointerType === "touch" || e.buttons) return;
      const target = e.target as Element;
      const { clientX: x, clientY: y } = e;
      const before = shown;
      if (before && !before.focused && elementUnder(x, y, target) === before.element) return;
      hide();
      const look = () => {
        const element = elementUnder(x, y, target);
        if (element.isConnected) put({ element, box: boxOf(element, x, y), focused: false });
      };
      timer = window.setTimeout(look, before ? NEXT : target.closest("[data-option]") ? AT_OPTION : REST);
    };
    const focus = (e: FocusEvent) => {
      const element = e.target as Element;
      if (!element.matches(":focus-visible") || !element.closest("[data-place], [data-name], [data-sign], [data-seat]"))
        return;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => put({ element, box: element.getBoundingClientRect(), focused: true }),
        shown ? NEXT : REST,
      );
    };
    const key = (e: KeyboardEvent) => e.key === "Escape" && hide();
    page.addEventListener("pointermove", move);
    page.addEventListener("pointerleave", hide);
    page.addEventListener("pointerdown", hide);
    page.addEventListener("focusin", focus);
    page.addEventListener("focusout", hide);
    page.addEventListener("scroll", hide, true);
    document.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      page.removeEventListener("pointermove", move);
      page.removeEventListener("pointerleave", hide);
      page.removeEventListener("pointerdown", hide);
      page.removeEventListener("focusin", focus);
      page.removeEventListener("focusout", hide);
      page.removeEventListener("scroll", hide, true);
      document.removeEventListener("keydown", key);
    };
  }, [root]);
  return at;
}
