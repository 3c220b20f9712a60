// Finding a card by any part of its name, in any language, also when the keyboard is in the wrong one.

const KEYS = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  ru: "ёйцукенгшщзхъфывапролджэячсмитьбю",
  uk: "'йцукенгшщзхїфівапролджєячсмитьбю",
} as const;
type Layout = keyof typeof KEYS;

/** Small differences of spelling do not matter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/ґ/g, "г")
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[«»“”"„]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function retyped(text: string, from: Layout, to: Layout): string {
  return [...text].map((x) => KEYS[to][KEYS[from].indexOf(x)] ?? x).join("");
}

/** The wish as it was typed, and as the same keys give it in the other layouts. */
export function readings(wish: string): string[] {
  const typed = wish.toLowerCase().trim();
  const out = [fold(typed)];
  for (const from of ["en", "ru", "uk"] as const) {
    for (const to of ["en", "ru", "uk"] as const) if (from !== to) out.push(fold(retyped(typed, from, to)));
  }
  return [...new Set(out)].filter(Boolean);
}

/** Does one of the texts (the same card in several languages) hold every word of a reading? */
export function matches(texts: readonly string[], wish: string): boolean {
  const all = readings(wish);
  if (!all.length) return true;
  return texts.some((text) => {
    const folded = fold(text);
    return all.some((reading) => reading.split(" ").every((word) => folded.includes(word)));
  });
}

/** Where in a text the wish was found; null if it was found in another language. */
export function foundAt(text: string, wish: string): [number, number] | null {
  const folded = text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/ґ/g, "г")
    .replace(/[’ʼ`´]/g, "'");
  for (const reading of readings(wish)) {
    const [word = ""] = reading.split(" ");
    const at = folded.indexOf(word);
    if (word && at >= 0) return [at, at + word.length];
  }
  return null;
}
