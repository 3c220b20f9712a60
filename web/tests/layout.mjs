// Runs in the page: text that cannot be read because of where it stands.

/** Words, fonts, posters and parts that load later are there: nothing has changed for some frames. */
export async function calm() {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let same = 0, had = ""; same < 3; ) {
    await frame();
    const now = `${document.body.innerText.length} ${document.fonts.status} ${document.querySelectorAll("*").length}`;
    same = now === had ? same + 1 : 0;
    had = now;
  }
}

/** Text that is cut off, sticks out of its panel or the screen, or lies on other text. */
export function misplaced() {
  // Lines that may end in dots because all of it is told elsewhere: the last step above the tabs,
  // the name of a person, the heading of the table, the step a replay stands at, the first step of
  // a closed turn in the story.
  const DOTS = ".last-line, .who, .whose span, .replay-bar .where p, .player h3, .crumb, .turn-head .short";
  // What an option would do, and an opened part of the own area, hang over the board on paper of
  // their own, so that the board need not move.
  const HANGS = ".outcome, .part.open > .held";
  const SLACK = 1.5;
  const out = new Set();
  const tell = (what, node) => {
    const [own, around] = [node.parentElement, node.parentElement.parentElement].map((x) => x.getAttribute("class") || x.tagName);
    out.add(`${what}: ${own} in ${around}: ${node.data.trim().slice(0, 50)}`);
  };
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);

  const clips = (style, axis) => ["hidden", "clip"].includes(axis === "x" ? style.overflowX : style.overflowY);
  const scrolls = (style, axis) => ["auto", "scroll"].includes(axis === "x" ? style.overflowX : style.overflowY);
  /** A box that can be seen; a line at one side alone makes none. */
  const drawn = (style) =>
    style.backgroundColor !== "rgba(0, 0, 0, 0)" || (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0);

  /** As `.sr` is, at every width or at some. */
  const onlyHeard = (x) => x !== null && (getComputedStyle(x).clipPath !== "none" || onlyHeard(x.parentElement));

  /** The lines of a text node, without the empty parts above and below the letters. */
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter((r) => r.width > 1 && r.height > 1)
      .map((r) => ({ left: r.left, right: r.right, top: r.top + r.height * 0.2, bottom: r.bottom - r.height * 0.2 }));
  };
  const inside = (r, box, axis) =>
    axis === "x" ? r.left >= box.left - SLACK && r.right <= box.right + SLACK : r.top >= box.top - SLACK && r.bottom <= box.bottom + SLACK;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  const seen = [];
  const walk = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    const shown = own.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !onlyHeard(own);
    if (!node.data.trim() || !shown || own.closest(`${DOTS}, option`)) continue;
    const lines = linesOf(node);
    let boxed = false;
    const free = { x: true, y: true }; // no scroller in between
    const view = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }; // what scrollers show
    let layer = null;
    for (let x = own; x && x !== document.documentElement; x = x.parentElement) {
      const style = getComputedStyle(x);
      const box = x.getBoundingClientRect();
      for (const axis of ["x", "y"]) {
        if (free[axis] && clips(style, axis) && lines.some((r) => !inside(r, box, axis))) tell("cut off", node);
        if (scrolls(style, axis)) free[axis] = false;
      }
      if (clips(style, "x") || scrolls(style, "x")) {
        view.left = Math.max(view.left, box.left);
        view.right = Math.min(view.right, box.right);
      }
      if (clips(style, "y") || scrolls(style, "y")) {
        view.top = Math.max(view.top, box.top);
        view.bottom = Math.min(view.bottom, box.bottom);
      }
      if (!boxed && free.x && free.y && style.display !== "inline" && drawn(style)) {
        boxed = true;
        if (lines.some((r) => !inside(r, box, "x") || !inside(r, box, "y"))) tell("outside its panel", node);
      }
      if (["fixed", "sticky"].includes(style.position) || x.matches(HANGS)) layer = x;
    }
    if (free.x && lines.some((r) => r.left < -SLACK || r.right > innerWidth + SLACK)) tell("beyond the screen", node);
    for (const r of lines) if (overlap(r, view)) seen.push({ r, node, layer });
  }
  seen.sort((a, b) => a.r.left - b.r.left);
  for (const [i, a] of seen.entries()) {
    for (let k = i + 1; k < seen.length && seen[k].r.left < a.r.right; k++) {
      const b = seen[k];
      if (a.node !== b.node && a.layer === b.layer && overlap(a.r, b.r)) tell(`lies on "${a.node.data.trim().slice(0, 30)}"`, b.node);
    }
  }
  return [...out];
}
