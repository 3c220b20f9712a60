// Where long words may break. Browsers know no Ukrainian, and not all know Russian.

const V = "аеиоуыэюяєіїё";
const C = "бвгґджзклмнпрстфхцчшщ";
const L = `${V}${C}йьъ’`;
const SHY = "\u00AD";

// Between syllables: after ь, й; between vowels; before the last consonant of a group.
const RULES = [
  `([йьъ])([${L}]{2})`,
  `([${V}])([${V}][${L}])`,
  `([${V}][${C}])([${C}][${V}])`,
  `([${C}][${V}])([${C}][${V}])`,
  `([${V}][${C}])([${C}]{2}[${V}])`,
  `([${V}][${C}]{2})([${C}]{2}[${V}])`,
].map((rule) => new RegExp(rule, "gi"));

const LONG = 8;

/** The text with soft hyphens in its long Cyrillic words; they show only where a line breaks. */
export function soft(text: string): string {
  return text.replace(/[\p{Script=Cyrillic}’]+/gu, (word) => {
    if (word.length < LONG) return word;
    let out = word;
    // Neighbouring syllables share letters: a second pass finds what the first stepped over.
    for (const rule of [...RULES, ...RULES]) out = out.replace(rule, `$1${SHY}$2`);
    return out.replace(new RegExp(`^(.)${SHY}`), "$1").replace(new RegExp(`${SHY}(.)$`), "$1");
  });
}
