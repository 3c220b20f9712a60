// Runs in the page: text that cannot be read because of where it stands.

/** The edges of something, as far as they are compared. */
interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Axis = "x" | "y";
type Axes = Record<Axis, boolean>;

/** What is asked of an element again and again. */
interface Looked {
  box: DOMRect;
  clips: Axes;
  scrolls: Axes;
  drawn: boolean;
  layer: boolean;
  heard: boolean;
}

/** Words, fonts, posters and parts that load later are there: nothing has changed for some frames. */
export async function calm(): Promise<void> {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let same = 0, had = ""; same < 3; ) {
    await frame();
    const now = `${document.body.innerText.length} ${document.fonts.status} ${document.querySelectorAll("*").length}`;
    same = now === had ? same + 1 : 0;
    had = now;
  }
}

/**
 * What cannot be seen or read because of where it stands, as far as it can be measured:
 *
 * - `cut off`: letters beyond the edge of something that hides what is beyond it, or before the
 *   beginning of something that scrolls;
 * - `outside its panel`: letters beyond the nearest box around them that is drawn;
 * - `beyond the screen`: letters that no scrolling brings into view;
 * - `lies on`: letters on other letters of the same layer.
 *
 * Of a board and an own area also, by their elements:
 *
 * - `sticks out`: a card, a chip or a sign beyond the nearest box around it that is drawn;
 * - `too narrow`: wider inside than outside, drawn or not (heights are not compared so: faces are
 *   higher than the lines they are set in);
 * - `lies on`: a sign on letters;
 * - `scrolls`: something that hides a part of itself and was not meant to;
 * - `hidden by a change`: a sign or letters of something else, or the number itself that has changed;
 * - regions of the table on each other or beyond the screen.
 *
 * Letters are as high as the line they stand in without a fifth above and below. What scrolls on
 * purpose is measured up to its edge. Whatever is let off is named here, with the reason.
 *
 * Letters are looked at in `region` alone.
 */
export function misplaced(region: string): string[] {
  // Lines that may end in dots because all of it is told elsewhere: the last step above the tabs,
  // the name of a person, the heading of the table, the step a replay stands at, the first step of
  // a closed turn in the story, what an option would do, all of which can be unfolded, the name of a
  // path, which is told when it is pointed at, what a card does in words, for its signs say it as well,
  // turns in a recap, which the story tells.
  const DOTS =
    ".last-line, .who, .whose span, .replay-bar .where p, .player h3, .crumb, .turn-head .short, .gist, .long .then, .paths b, .in-words, .since span";
  // An opened part of the own area and cards that are dealt hang over the board on paper of their own, so
  // that the board need not move; what a count has changed by does so for a moment.
  const HANGS = ".part.open > .held, .architects > .offer, .as-one > .offer, .town > .ways, .change";
  const REGIONS = ".table-top, .players, .prompt-slot, .board-slot, .dock-slot, .drawer-tab, .talk, .tabs";
  const BOARDS = ".board-slot, .dock-slot";
  // The map of a village is larger than any screen; what is beside it may be higher than the map.
  // On a phone four players' boards do not stand side by side: the row of them is pushed sideways.
  const SCROLLS = ".map-frame, .hamlet .panels, .switches .whose, .paladins.as-phone .boards";
  // On the edge of their place stand who has been here since and what a count has changed by, for
  // a while; the points of a step, the price of an outsider, the ways to hire a townsman and who has
  // made a good, because the place itself is full.
  const ON_EDGE = ".touched, .change, .town > .ways, .step-row u, .price-pill, .slot.made .shape";
  // Wider inside on purpose: a bar that reaches to both edges of the screen, goods with such a
  // corner, labels of tiles whose target is as large as a finger, what holds counts beside which their
  // change hangs for a moment, names of four players in such a row, which end in dots.
  const WIDER = ".hadrian.as-phone, .slots:has(.made), .slot.made, .tile-label, .whose > .place, :has(.change)";
  // Drawings that carry words.
  const GROUNDS = ".ring, .map-ground > svg";
  const SLACK = 1.5;
  const MOST = 2; // what may lie on each other, in both directions

  const AXES: readonly Axis[] = ["x", "y"];

  const out = new Set<string>();
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const named = (x: Element) => x.getAttribute("class")?.trim().replace(/\s+/g, ".") || x.tagName.toLowerCase();
  const within = (x: Element) => (x.parentElement ? `${named(x)} in ${named(x.parentElement)}` : named(x));
  const words = (node: Text) => `"${node.data.trim().slice(0, 40)}" of ${within(node.parentElement!)}`;

  const known = new Map<Element, Looked>();
  const look = (x: Element): Looked => {
    const had = known.get(x);
    if (had) return had;
    const style = getComputedStyle(x);
    const edge = { x: style.overflowX, y: style.overflowY };
    const is = (axis: Axis, ...names: string[]) => names.includes(edge[axis]);
    const seen: Looked = {
      box: x.getBoundingClientRect(),
      clips: { x: is("x", "hidden", "clip"), y: is("y", "hidden", "clip") },
      scrolls: { x: is("x", "auto", "scroll"), y: is("y", "auto", "scroll") },
      // A box that can be seen; a line at one side alone makes none.
      drawn:
        style.display !== "inline" &&
        (style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
          style.backgroundImage !== "none" ||
          (parseFloat(style.borderLeftWidth) > 0 &&
            parseFloat(style.borderRightWidth) > 0 &&
            style.borderLeftColor !== "rgba(0, 0, 0, 0)")),
      layer: ["fixed", "sticky"].includes(style.position) || x.matches(HANGS),
      // As `.sr` is, at every width or at some.
      heard: style.clipPath !== "none" || (x.parentElement !== null && look(x.parentElement).heard),
    };
    known.set(x, seen);
    return seen;
  };
  /** A picture is cut from a board on purpose. */
  const shown = (x: Element) =>
    x.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !look(x).heard &&
    !x.closest(".board-picture");
  const inside = (r: Edges, box: Edges, axis: Axis) =>
    axis === "x"
      ? r.left >= box.left - SLACK && r.right <= box.right + SLACK
      : r.top >= box.top - SLACK && r.bottom <= box.bottom + SLACK;
  /** Above or left of where a scroller begins: nothing brings that into view. */
  // Boxes are measured as they are seen, scrolling before anything is enlarged.
  const before = (r: Edges, box: Edges, axis: Axis, x: Element) =>
    axis === "x"
      ? r.left + x.scrollLeft * x.currentCSSZoom < box.left - SLACK
      : r.top + x.scrollTop * x.currentCSSZoom < box.top - SLACK;
  const seen = (r: Edges, view: Edges): Edges => ({
    left: Math.max(r.left, view.left),
    right: Math.min(r.right, view.right),
    top: Math.max(r.top, view.top),
    bottom: Math.min(r.bottom, view.bottom),
  });
  const overlap = (a: Edges, b: Edges) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > MOST &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > MOST;

  /** The lines of a text node, without the empty parts above and below the letters. */
  const linesOf = (node: Text): Edges[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter((r) => r.width > 1 && r.height > 1)
      .map((r) => ({ left: r.left, right: r.right, top: r.top + r.height * 0.2, bottom: r.bottom - r.height * 0.2 }));
  };

  /** What is around something, from `first` on: says where it is cut or sticks out, and what can be seen of it. */
  const around = (first: Element | null, rects: readonly Edges[], says: (what: string, panel?: Element) => void) => {
    const free: Axes = { x: true, y: true }; // no scroller in between
    const view = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }; // what scrollers show
    let boxed = false;
    let layer: Element | null = null;
    for (let x = first; x && x !== document.documentElement; x = x.parentElement) {
      const { box, clips, scrolls, drawn, layer: own } = look(x);
      for (const axis of AXES) {
        if (free[axis] && clips[axis] && rects.some((r) => !inside(r, box, axis))) says("cut off");
        if (free[axis] && scrolls[axis] && rects.some((r) => before(r, box, axis, x))) says("cut off");
        if (scrolls[axis]) free[axis] = false;
      }
      if (clips.x || scrolls.x) {
        view.left = Math.max(view.left, box.left);
        view.right = Math.min(view.right, box.right);
      }
      if (clips.y || scrolls.y) {
        view.top = Math.max(view.top, box.top);
        view.bottom = Math.min(view.bottom, box.bottom);
      }
      if (!boxed && free.x && free.y && drawn) {
        boxed = true;
        if (rects.some((r) => !inside(r, box, "x") || !inside(r, box, "y"))) says("outside its panel", x);
      }
      if (own) layer = x;
    }
    return { free, view, layer };
  };

  // -- letters
  const letters: { r: Edges; node: Text; layer: Element | null }[] = [];
  const texts = (root: Element) => {
    const all: Text[] = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) all.push(walk.currentNode as Text);
    return all;
  };
  for (const node of (top ? [top] : [...document.querySelectorAll(region)]).flatMap(texts)) {
    const own = node.parentElement!;
    if (!node.data.trim() || !shown(own) || own.closest(`${DOTS}, option`)) continue;
    const lines = linesOf(node);
    const { free, view, layer } = around(own, lines, (what) => out.add(`${what}: ${words(node)}`));
    if (free.x && lines.some((r) => r.left < -SLACK || r.right > innerWidth + SLACK))
      out.add(`beyond the screen: ${words(node)}`);
    for (const r of lines) if (overlap(r, view)) letters.push({ r: seen(r, view), node, layer });
  }
  letters.sort((a, b) => a.r.left - b.r.left);
  for (const [i, a] of letters.entries()) {
    for (let k = i + 1; k < letters.length && letters[k]!.r.left < a.r.right; k++) {
      const b = letters[k]!;
      if (a.node !== b.node && a.layer === b.layer && overlap(a.r, b.r))
        out.add(`lies on ${words(a.node)}: ${words(b.node)}`);
    }
  }
  if (top) return [...out];

  // -- cards, chips and signs of the board
  const boards = [...document.querySelectorAll(BOARDS)].filter(shown);
  for (const x of boards.flatMap((board) => [...board.querySelectorAll("*")])) {
    if ((x as SVGElement).ownerSVGElement || !shown(x)) continue;
    const { box, scrolls, clips, drawn } = look(x);
    const over = { x: x.scrollWidth > x.clientWidth + 1, y: x.scrollHeight > x.clientHeight + 1 };
    for (const axis of AXES)
      if (scrolls[axis] && over[axis] && !x.matches(SCROLLS)) out.add(`scrolls, ${axis}: ${within(x)}`);
    if (x.clientWidth && over.x && !scrolls.x && !clips.x && !x.matches(WIDER))
      out.add(`too narrow: ${within(x)}, by ${x.scrollWidth - x.clientWidth} px`);
    const sign = x.tagName === "svg";
    if ((!sign && !drawn) || !box.width || !box.height) continue;
    const edge = x.closest(ON_EDGE);
    const { view, layer } = around(x.parentElement, [box], (_what, panel) => {
      if (!panel) out.add(`cut off: ${within(x)}`);
      else if (!edge) out.add(`sticks out of ${named(panel)}: ${within(x)}`);
    });
    if (!sign || edge || x.matches(GROUNDS) || !overlap(box, view)) continue;
    const r = seen(box, view);
    for (const a of letters) {
      if (a.r.left > r.right) break;
      // A change stands on the sign of its own count.
      const own = a.node.parentElement!.closest(".change")?.parentElement?.contains(x);
      if (overlap(a.r, r) && a.layer === layer && !x.contains(a.node) && !own)
        out.add(`lies on ${words(a.node)}: ${within(x)}`);
    }
  }
  for (const board of boards) if (board.scrollWidth > board.clientWidth + 1) out.add(`scrolls, x: ${within(board)}`);

  // -- what a count has changed by stands in the place of its own sign, or of the unit of points
  for (const x of [...document.querySelectorAll(".change")].filter(shown)) {
    const { box } = look(x);
    const own = x.parentElement!;
    for (const { r, node } of letters)
      if (!x.contains(node) && !node.parentElement!.matches("small, .change") && overlap(r, box))
        out.add(`hidden by a change of ${within(own)}: ${words(node)}`);
    // Only its own region: another one may have scrolled under it.
    for (const sign of own.closest(`${BOARDS}, .players`)?.querySelectorAll("svg") ?? [])
      if (!own.contains(sign) && !sign.ownerSVGElement && shown(sign) && overlap(look(sign).box, box))
        out.add(`hidden by a change of ${within(own)}: ${within(sign)}`);
  }

  // -- regions
  const regions = [...document.querySelectorAll(REGIONS)].filter(shown);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const [i, a] of regions.entries()) {
    const { box } = look(a);
    if (!inside(box, screen, "x") || !inside(box, screen, "y")) out.add(`beyond the screen: ${within(a)}`);
    for (const b of regions.slice(i + 1)) if (overlap(box, look(b).box)) out.add(`lies on ${within(a)}: ${within(b)}`);
  }
  return [...out];
}
