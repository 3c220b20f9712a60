// Pieces travel: what stands elsewhere after a step flies there, over everything else.
// A piece is a pawn of the kit, or anything with `data-piece`; its place is the `data-place` around it,
// or what its own `data-at` says. With `data-pile` it stands for several: more may come from there.

import { COLOURS } from "../kit/players";

/** A piece where it stands. Pieces of one kind are alike; `site` is the place. */
export interface Stand {
  kind: string;
  site: string;
  rect: DOMRect;
  node: Element;
  pile?: boolean;
}

/** A piece that stands where none of its kind stood; `from` is where one has gone from, if any. */
export interface Move {
  to: Stand;
  from: DOMRect | null;
}

const SLOTS = ".board-slot, .dock-slot, body";
const PIECES = "[data-piece], .pawn";
const MOST = 120; // pieces that are looked at
const MOVED = 14; // more than that is no move of anybody's
const AWAY = 6; // px: less is the layout, not a move
const APART = 60; // ms between pieces that go together

export function stands(slots: readonly (Element | null)[]): Stand[] {
  const found = slots.flatMap((slot) => (slot ? [...slot.querySelectorAll(PIECES)] : []));
  return found.slice(0, MOST).flatMap((node) => {
    const rect = node.getBoundingClientRect();
    if (!rect.width) return [];
    const colour = [...node.classList].find((x) => x.startsWith("colour-")) ?? "";
    const kind = node.getAttribute("data-piece") ?? colour;
    const site = node.getAttribute("data-at") ?? node.closest("[data-place]")?.getAttribute("data-place") ?? "";
    return [{ kind, site, rect, node, pile: node.hasAttribute("data-pile") }];
  });
}

function distance(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function grouped<T>(list: readonly T[], by: (x: T) => string): Map<string, T[]> {
  const out = new Map<string, T[]>();
  for (const x of list) out.set(by(x), [...(out.get(by(x)) ?? []), x]);
  return out;
}

/** Pieces of one kind that `here` has more of than `there`, place by place. */
function more(here: readonly Stand[], there: readonly Stand[]): Stand[] {
  const others = grouped(there, (x) => x.site);
  return [...grouped(here, (x) => x.site)].flatMap(([site, list]) => list.slice(others.get(site)?.length ?? 0));
}

/** What has moved between two looks at the board, and what is gone. */
export function moves(before: readonly Stand[], after: readonly Stand[]): { moved: Move[]; gone: Stand[] } {
  const moved: Move[] = [];
  const gone: Stand[] = [];
  const [old, now] = [before, after].map((x) => grouped(x, (y) => y.kind));
  for (const kind of new Set([...old!.keys(), ...now!.keys()])) {
    const [was, is] = [old!.get(kind) ?? [], now!.get(kind) ?? []];
    if (was.length === 1 && is.length === 1) {
      // The only one of its kind: places do not matter.
      if (distance(was[0]!.rect, is[0]!.rect) > AWAY) moved.push({ to: is[0]!, from: was[0]!.rect });
      continue;
    }
    const left = more(was, is);
    for (const to of more(is, was)) {
      const near = left.toSorted((a, b) => distance(a.rect, to.rect) - distance(b.rect, to.rect))[0];
      if (near) left.splice(left.indexOf(near), 1);
      const source = near ?? was.find((x) => x.pile);
      moved.push({ to, from: source?.rect ?? null });
    }
    gone.push(...left);
  }
  return { moved, gone };
}

/** Where pieces of a player come from: the player's panel. */
function home(piece: Element): DOMRect | null {
  const seat = COLOURS.findIndex((x) => piece.classList.contains(`colour-${x}`));
  const panel = document.querySelector(`.player[data-seat="${seat}"] .shape`);
  const rect = panel?.getBoundingClientRect();
  return rect?.width ? rect : null;
}

/** A copy of a piece above the page: nothing it crosses can cut it off. It has the classes of all that
 * is around the piece around it, so that it looks the same. */
function ghost(node: Element, rect: DOMRect): { copy: HTMLElement | SVGElement; remove(): void } {
  const copy = node.cloneNode(true) as HTMLElement | SVGElement;
  for (const name of ["x", "y", "data-piece"]) copy.removeAttribute(name);
  copy.style.cssText += `;position:fixed;margin:0;left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px`;
  copy.classList.add("travelling");
  let layer: Element = copy;
  for (let up = node.parentElement; up && !up.matches(SLOTS); up = up.parentElement) {
    const around = document.createElement("div");
    around.setAttribute("class", up.getAttribute("class") ?? "");
    around.style.display = "contents";
    around.append(layer);
    layer = around;
  }
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return { copy, remove: () => layer.remove() };
}

/** Parts of a drawing cannot be taken out of it. */
const whole = (node: Element) => !(node instanceof SVGElement) || node instanceof SVGSVGElement;

function fly({ to, from }: Move, ms: number, delay: number): void {
  const start = whole(to.node) ? (from ?? home(to.node)) : null;
  const timing = { duration: ms, delay, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "backwards" } as const;
  if (!start) {
    to.node.animate([{ opacity: 0 }, {}], timing);
    return;
  }
  to.node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms + delay });
  const { copy, remove } = ghost(to.node, to.rect);
  const [dx, dy] = [start.x + start.width / 2, start.y + start.height / 2];
  const [x, y] = [to.rect.x + to.rect.width / 2, to.rect.y + to.rect.height / 2];
  const size = Math.min(3, start.height / to.rect.height);
  const flight = copy.animate(
    [{ transform: `translate(${dx - x}px, ${dy - y}px) scale(${size})` }, { transform: "none" }],
    timing,
  );
  flight.onfinish = flight.oncancel = remove;
}

/** Lets everything that has moved travel; returns how many pieces do. */
export function travel(before: readonly Stand[], after: readonly Stand[], ms: number): number {
  const { moved, gone } = moves(before, after);
  if (moved.length > MOVED) return 0;
  moved.forEach((move, i) => {
    fly(move, ms, Math.min(i, 5) * APART);
  });
  // What is gone has lost what was around it: only a pawn looks the same without.
  for (const { node, rect } of gone.filter((x) => x.node.matches(".pawn")).slice(0, MOVED)) {
    const { copy, remove } = ghost(node, rect);
    const fade = copy.animate([{}, { opacity: 0 }], { duration: ms });
    fade.onfinish = fade.oncancel = remove;
  }
  return moved.length;
}
