// The Fluent files of the Python package are the only words there are; each is fetched on demand.

import { FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../generated/http";

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
const GAMES = import.meta.glob("../../../src/ludorum/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

const held = new Map<string, Promise<FluentResource>>();

function read(files: Files, ending: string): Promise<FluentResource> | null {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  const fetch = path ? files[path] : undefined;
  if (!path || !fetch) return null;
  let found = held.get(path);
  if (!found) {
    found = fetch().then((text) => new FluentResource(text));
    found.catch(() => held.delete(path)); // try again next time
    held.set(path, found);
  }
  return found;
}

/** The words of the shell, and with `game` those of effects and of the game. */
export async function sources(lang: Lang, game?: string): Promise<FluentResource[]> {
  const wanted = [read(SHELL, `/${lang}.ftl`)];
  if (game) wanted.push(read(EFFECTS, `/${lang}.ftl`));
  if (game) wanted.push(read(GAMES, `/games/${game}/words/${lang}.ftl`));
  return (await Promise.all(wanted)).filter((x) => x !== null);
}

export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}
