// Runs in the page: asks of everything that is drawn what it is, and reads the cards.

/** What there is to ask about: a drawing or a number, its kind, what is drawn at its middle, and where that is. */
interface Thing {
  x: HTMLElement;
  key: string;
  sort: string;
  at: Element;
  cx: number;
  cy: number;
}

export interface Crawl {
  way: "mouse" | "finger" | "keys";
  known: string[];
}

/** `asked`: how many; `known`: their kinds. */
export interface Crawled {
  asked: number;
  faults: string[];
  placeOnly: string[];
  known: string[];
}

/**
 * `way`: "mouse", "finger" or "keys". `known`: kinds of things that have been asked about that way.
 * Whoever uses keys stands on the thing, or on what is around it: the card names what lies inside.
 */
export async function crawl({ way, known }: Crawl): Promise<Crawled> {
  const SMALL = 64; // px: what is larger is a drawing, not a sign
  const NAMED = "[data-sign], [data-name], [data-seat], [role=img][aria-label]";
  const PATIENCE = 1500; // a long press takes 500 ms
  const lang = document.documentElement.lang;
  const slots = [...document.querySelectorAll(".board-slot, .dock-slot, .players")];
  // As long as a dialog is modal all the rest is inert, which takes a while to be drawn anew.
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;

  const seen = (x: Element) => x.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const kind = (x: Element, sort: string) => {
    const owner = x.closest<HTMLElement>("[data-sign], [data-name], [data-seat], [aria-label]");
    const place = x.closest<HTMLElement>("[data-place]")?.dataset.place?.replace(/\d+/g, "0") ?? "";
    return [sort, x.closest("[class]")?.getAttribute("class"), owner?.dataset?.sign ?? "", place].join(" | ");
  };
  /** Scrolled out of sight: what lies at that point is something else. */
  const clipped = (x: Element, cx: number, cy: number) => {
    for (let up = x.parentElement; up && !slots.includes(up); up = up.parentElement) {
      const r = up.getBoundingClientRect();
      const outside = cx < r.left || cx > r.right || cy < r.top || cy > r.bottom;
      if (outside && getComputedStyle(up).overflow !== "visible") return true;
    }
    return false;
  };
  const drawn = () => {
    const found: [HTMLElement, DOMRect, string][] = [];
    for (const slot of slots) {
      for (const x of slot.querySelectorAll<HTMLElement>("svg, [role=img], .cardface")) {
        const box = x.getBoundingClientRect();
        const sort = x.matches(".cardface") ? "card" : "sign";
        if (sort === "sign" && (box.width > SMALL || box.height > SMALL || box.width < 4)) continue;
        found.push([x, box, sort]);
      }
      const texts = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent!.trim();
        if (!/\d/.test(text) || /\p{L}/u.test(text) || node.parentElement!.closest(".sr, kbd")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push([node.parentElement!, range.getBoundingClientRect(), "number"]);
      }
    }
    const asked = new Set(known);
    return found.flatMap(([x, box, sort]): Thing[] => {
      const key = kind(x, sort);
      if (asked.has(key) || !box.width || !seen(x)) return [];
      const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
      const at = document.elementFromPoint(cx, cy);
      if (!at || !slots.some((slot) => slot.contains(at)) || clipped(x, cx, cy)) return []; // or covered
      if (at.closest("a, input, textarea")) return [];
      const [own, other] = [x.closest("[data-place]"), at.closest("[data-place]")];
      if (own && !at.contains(x) && !other?.contains(own)) return []; // something else covers it
      asked.add(key);
      return [{ x, key, sort, at, cx, cy }];
    });
  };

  const cardNow = () => document.querySelector("dialog[open]");
  const answer = async (ms: number) => {
    const end = performance.now() + ms;
    do await new Promise((done) => setTimeout(done));
    while (!cardNow() && performance.now() < end);
    return cardNow();
  };
  const byMouse = ({ at, cx, cy }: Thing) => {
    at.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: cx, clientY: cy }));
    return answer(0);
  };
  const byFinger = async ({ at, cx, cy }: Thing) => {
    const where = { bubbles: true, cancelable: true, clientX: cx, clientY: cy };
    const touch = (type: string) => at.dispatchEvent(new PointerEvent(type, { ...where, pointerType: "touch" }));
    const acts = at.closest("[data-option], a, button:not(.hit)"); // a tap would do something
    touch("pointerdown");
    const held = acts ? await answer(PATIENCE) : null;
    touch("pointerup");
    at.dispatchEvent(new MouseEvent("click", where));
    return held ?? answer(0);
  };
  /** What is nearest to a thing and can have the focus, by arrows or Tab. */
  const stopAround = (x: HTMLElement) => {
    let named: HTMLElement | null = null;
    for (let up: HTMLElement | null = x; up; up = up.parentElement) {
      if (!up.getClientRects().length) continue;
      if (up.matches("button:enabled, a, [tabindex='0'], .place"))
        return up.querySelector<HTMLElement>(":scope > .hit") ?? up;
      if (up.matches(NAMED)) named = up;
    }
    return named;
  };
  const byKeys = (stop: HTMLElement) => {
    if (!stop.matches("button, a, [tabindex]")) stop.tabIndex = -1;
    stop.focus();
    stop.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, code: "KeyR", key: "r" }));
    return answer(0);
  };

  const out: Crawled = { asked: 0, faults: [], placeOnly: [], known: [] };
  /** What a card says; `faults` tells what of it is not words. */
  const read = (card: Element | null, { key, x }: Pick<Thing, "key" | "x">) => {
    const name = card?.querySelector("h2")?.textContent ?? "";
    const told = card?.querySelector(".card-told");
    const all = `${name} ${told?.textContent ?? ""}`;
    const fault = (what: string) =>
      out.faults.push(`${way}, ${lang}: ${what}: ${key} (${x.textContent!.trim().slice(0, 20)})`);
    if (!/\p{L}{2,}/u.test(name)) fault("no name");
    if (/^[^\p{L}\d]*\p{Ll}/u.test(name)) fault(`begins with a small letter, "${name}"`);
    if (told?.querySelector("svg:not(.lock svg)")) fault(`pictograms on the card "${name}"`);
    // Names of things in code are English: in other languages nothing written so belongs on a card.
    const raw = lang === "en" ? null : /\p{L}*(?<!\p{L})[a-z]{2}[\w-]*/u.exec(all);
    if (raw) fault(`"${raw[0]}" on the card "${name}"`);
    return { name, all };
  };
  const close = async () => {
    cardNow()?.querySelector<HTMLElement>("header button")?.click();
    await new Promise((done) => setTimeout(done));
  };
  const around = new Map<Element, string>(); // cards by where the focus stands
  for (const thing of drawn()) {
    const { x, key, sort, at } = thing;
    if (!x.isConnected || !at.isConnected) continue; // drawn anew meanwhile: another time
    out.known.push(key);
    out.asked += 1;
    if (way === "keys") {
      const { name } = read(await byMouse(thing), { key, x });
      await close();
      if (!x.isConnected) continue; // what has changed is told for a moment only
      const stop = stopAround(x);
      if (!stop) {
        out.faults.push(`keys, ${lang}: out of reach, "${name}": ${key}`);
        continue;
      }
      if (!around.has(stop)) {
        around.set(stop, read(await byKeys(stop), { key, x }).all.toLocaleLowerCase(lang));
        await close();
      }
      if (stop === x.closest(NAMED)) continue; // its own card
      const what = name.replace(/ \(.*\)$/, "").toLocaleLowerCase(lang);
      if (!around.get(stop)!.includes(what)) out.faults.push(`keys, ${lang}: not told of, "${name}": ${key}`);
      continue;
    }
    // A sign of its own that only the place around it tells of, and does not name; with words beside it,
    // as in a heading, it is a decoration of them.
    const owner = x.closest(NAMED);
    const place = x.closest("[data-place]");
    const alone = !/\p{L}{2,}/u.test(x.parentElement!.innerText ?? "");
    const placeOnly = sort === "sign" && alone && (!owner || (place && owner.contains(place)));
    const { name } = read(await (way === "mouse" ? byMouse : byFinger)(thing), { key, x });
    if (placeOnly) out.placeOnly.push(`${key} → ${name}`);
    await close();
  }
  return out;
}
