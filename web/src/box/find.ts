// Finds a thing by what one types of its name, with a number behind it: "мито 2".

export interface Findable {
  name: string;
  /** What it does; found by it, too, but later. */
  about?: string;
}

export interface Typed {
  words: string[];
  /** Null if none was typed. */
  n: number | null;
}

const NUMBER = /([+−-]?)(\d{1,2})/;

export function read(text: string): Typed {
  const [found, sign, digits] = NUMBER.exec(text) ?? [];
  const words = plain(found ? text.replace(found, " ") : text);
  const n = digits ? Number(digits) * (sign === "-" || sign === "−" ? -1 : 1) : null;
  return { words, n };
}

/** The words of a text, without case and marks. */
function plain(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How well a name fits: 0 not at all; the order of words does not matter. */
function fitness(typed: readonly string[], { name, about }: Findable): number {
  const names = plain(name);
  const begin = (word: string) => (x: string) => x.startsWith(word);
  if (typed.every((word) => names.some(begin(word)))) {
    const first = typed[0] !== undefined && (names[0]?.startsWith(typed[0]) ?? false);
    const exact = names.length === typed.length;
    return 2 + Number(first) * 2 + Number(exact);
  }
  const all = [...names, ...plain(about ?? "")];
  return typed.every((word) => all.some(begin(word))) ? 1 : 0;
}

/** Those that fit, the best first. */
export function find<T extends Findable>(typed: Typed, list: readonly T[]): T[] {
  if (!typed.words.length) return [...list];
  return list
    .map((one, i) => ({ one, i, fits: fitness(typed.words, one) }))
    .filter((x) => x.fits > 0)
    .sort((a, b) => b.fits - a.fits || a.i - b.i)
    .map((x) => x.one);
}
