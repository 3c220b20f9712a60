// Words are Fluent files: those of the shell, of effects and of all games belong to the page, those of one game come
// from the server, which reads them from the game's own package. Each is fetched on demand.

import { FluentResource } from "@fluent/bundle";
import { type CourseInfo, LANGUAGES, type WordsInfo } from "../generated/http";
import { api } from "../net/api";
import { once } from "../net/once";

export type Lang = (typeof LANGUAGES)[number];

type Files = Record<string, () => Promise<string>>;

const SHELL = import.meta.glob("../../../src/ludorum/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const EFFECTS = import.meta.glob("../../../src/ludorum/effects/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

const TITLES = import.meta.glob("../../../src/ludorum/titles/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

function file(files: Files, lang: Lang): Promise<FluentResource> {
  const [path, fetch] = Object.entries(files).find(([name]) => name.endsWith(`/${lang}.ftl`))!;
  return once(path, async () => new FluentResource(await fetch()));
}

export interface Sources {
  /** English, if the game has no words in the language asked for. */
  lang: Lang;
  list: FluentResource[];
  /** The words of the game could not be had. */
  lacking: boolean;
}

const NONE: WordsInfo = { lang: "", text: "" };

/** The lessons of a game, with their words. */
export function courseOf(game: string, lang: Lang): Promise<CourseInfo> {
  return once(`course of ${game}/${lang}`, () => api.course(game, lang));
}

/** The words of the shell, and with `game` those of effects and of the game, with `course` those of its lessons: all
 * in one language. `content`: of other cards than those of the house. */
export async function sources(lang: Lang, game?: string, course = false, content = ""): Promise<Sources> {
  if (!game) return { lang, list: [await file(SHELL, lang)], lacking: false };
  const [words, lessons] = await Promise.all([
    once(`words of ${game}/${lang}/${content}`, () => api.words(game, lang, content)).catch(() => NONE),
    course ? courseOf(game, lang).catch(() => NONE) : NONE,
  ]);
  const said = isLang(words.lang) ? words.lang : lang;
  const shared = await Promise.all([file(SHELL, said), file(EFFECTS, said), file(TITLES, said)]);
  return {
    lang: said,
    list: [...shared, new FluentResource(words.text), new FluentResource(lessons.text)],
    lacking: words === NONE || (course && lessons === NONE),
  };
}

export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}
