import { type RefObject, useLayoutEffect, useRef } from "react";

/** The rows of a table travel to their new places when their order changes. They are known by `data-row`. */
export function useMoving(order: string): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what there is to be shown.
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const before = places.current;
    const now = new Map(rows.map((x) => [x.dataset.row!, x.offsetTop]));
    places.current = now;
    const ms = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--move"));
    if (!ms) return; // nothing moves for who wants it so
    for (const row of rows) {
      const by = (before.get(row.dataset.row!) ?? row.offsetTop) - row.offsetTop;
      if (by)
        row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], {
          duration: 2 * ms,
          easing: "ease-out",
        });
    }
  }, [order]);
  return body;
}
