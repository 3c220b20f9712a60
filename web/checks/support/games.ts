import { TITLES, type Title } from "./titles.ts";

/** Every game of this repository, by name. */
export const GAMES: readonly (Title | "tithe")[] = [...(Object.keys(TITLES) as Title[]), "tithe"];
