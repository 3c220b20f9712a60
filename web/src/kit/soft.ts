// Where long words may break. Browsers know no Ukrainian, and not all know Russian or English.

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

const LONG = 7;

// English words are broken where nobody doubts it: before a part that is a word or an ending of its
// own, and between two consonants that are not one sound.
const v = "aeiouy";
const c = "bcdfghjklmnpqrstvwxz";
const ONE_SOUND = "(?!ch|ck|gh|ng|ph|sh|th|wh|[bcdfgkpt][lr]|s[clmnpqt])";
const ENGLISH = [
  /([a-z]{3})(house|man|smith|work|yard|shop|master|keeper|ment|tion|ship)/gi,
  new RegExp(`([${v}])(?=${ONE_SOUND}[${c}]{2}[${v}])([${c}])(?=[${c}][${v}])`, "gi"),
].map((rule, i) => (word: string) => word.replace(rule, i ? `$1$2${SHY}` : `$1${SHY}$2`));

function cyrillic(word: string): string {
  let out = word;
  // Neighbouring syllables share letters: a second pass finds what the first stepped over.
  for (const rule of [...RULES, ...RULES]) out = out.replace(rule, `$1${SHY}$2`);
  return out.replace(new RegExp(`^(.)${SHY}`), "$1").replace(new RegExp(`${SHY}(.)$`), "$1");
}

/** The text with soft hyphens in its long words; they show only where a line breaks. */
export function soft(text: string): string {
  return text.replace(/[\p{Script=Cyrillic}’]+|[a-z]+/giu, (word) => {
    if (word.length < LONG) return word;
    return /[a-z]/i.test(word) ? ENGLISH.reduce((out, rule) => rule(out), word) : cyrillic(word);
  });
}
