// Where something can stand beside a place of the board, and hide none.

const GAP = 6;

/** A place that is drawn, by its name; all its parts, if it is no more than they are. */
export function placeInSight(id: string): Element[] {
  const found = document.querySelectorAll(`.table-main [data-place="${CSS.escape(id)}"]`);
  const drawn = [...found].find((x) => x.checkVisibility());
  if (drawn) return [drawn];
  const parts = [...found].filter((x) => getComputedStyle(x).display === "contents").flatMap((x) => [...x.children]);
  return parts.filter((x) => x.checkVisibility());
}

/** Under a place, above it, to its right and to its left, as far as there is room. */
export function spotsAround(at: DOMRect, room: DOMRect, width: number, height: number): DOMRect[] {
  const along = Math.min(Math.max(room.left + GAP, at.left), room.right - GAP - width);
  const spots = [
    new DOMRect(along, at.bottom + GAP, width, height),
    new DOMRect(along, at.top - GAP - height, width, height),
    new DOMRect(at.right + GAP, at.top, width, height),
    new DOMRect(at.left - GAP - width, at.top, width, height),
  ];
  const within = spots.filter(
    (x) => x.left >= room.left && x.right <= room.right && x.top >= room.top && x.bottom <= room.bottom,
  );
  return within.length ? within : [new DOMRect(along, room.top, width, height)];
}

export function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
