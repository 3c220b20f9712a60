// Runs in the page: words that do not belong to its language.

import type { Lang } from "../../src/words/load.ts";

/** Words in view, or to be heard, in another language; message ids that nobody translated. */
export function strangeWords(lang: Lang): string[] {
  // Key caps, clause numbers, commands to type and the credits are the same everywhere, and so are
  // the letters for the edges of a tile (road, forest, mountain).
  const SAME = "kbd, .clause, .number, code, .foot";
  const NAMES = /\b(Ludorum|Hamlet|UTC|Age of Artisans|[A-Z]{1,2}\d+(\.\d+)*|[RFM]{5,})\b/g;
  const OTHERS: Partial<Record<Lang, RegExp>> = { uk: /[ыэъё]/i, ru: /[іїєґ]/i };
  const odd = (text: string) => /[a-z]{2}/i.test(text.replace(NAMES, "")) || OTHERS[lang]!.test(text);
  const found = new Set<string>();
  const look = (text: string, x: Element) => {
    const said = x.closest<HTMLElement>("[lang]")!.lang; // what is marked as another language may be in it
    if (said === lang && odd(text) && !x.closest(SAME)) found.add(text.trim());
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const x = node.parentElement!;
    if (x.checkVisibility()) look((node as Text).data, x);
  }
  for (const x of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) if (x.hasAttribute(name)) look(x.getAttribute(name)!, x);
  return [...found];
}
