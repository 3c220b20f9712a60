// Courses speak of the places a board has.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameUI } from "../src/game-ui";

const GAMES = ["architects", "hadrians_wall", "hamlet", "paladins", "viscounts"];
const BOARDS = import.meta.glob<{ ui: GameUI<unknown> }>("../boards/*/index.ts");

describe.each(GAMES)("the course of %s", (game) => {
  it("names all places of its board", async () => {
    const board = await BOARDS[`../boards/${game}/index.ts`]!();
    const ui = Object.values(board).find((x) => "places" in x)!;
    const file = new URL(`../../src/ludorum/games/${game}/lessons/course.toml`, import.meta.url);
    const listed = /^places = \[([^\]]*)\]/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    const places = [...listed.matchAll(/"([^"]+)"/g)].map((x) => x[1]);
    expect(places).toEqual(ui.places.map((x) => x.id));
  });
});
