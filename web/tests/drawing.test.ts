// What a usual run of the checks in a browser leaves out is not always the same.

import { expect, test } from "vitest";
import { drawn, GROUPS } from "../checks/support/drawing.ts";

const SEEDS = Array.from({ length: 100 }, (_, i) => `commit ${i}`);

const titlesOf = (of: number) => Array.from({ length: of }, (_, i) => `member ${i}`);

test.each(GROUPS)("all of $name come up in a hundred runs", (group) => {
  const titles = titlesOf(group.of);
  const seen = new Set(SEEDS.flatMap((seed) => drawn(group, titles, { seed, games: [] })));
  expect([...seen].sort()).toEqual(titles.sort());
});

test.each(GROUPS)("as many of $name as are wished, and the same from the same seed", (group) => {
  const titles = titlesOf(group.of);
  for (const seed of SEEDS) {
    const once = drawn(group, titles, { seed, games: [] });
    expect([Math.floor(group.draws), Math.ceil(group.draws)]).toContain(once.length);
    expect(drawn(group, [...titles].reverse(), { seed, games: [] })).toEqual(once);
  }
});

test("what is about a game in the change is always drawn, by its name or its title", () => {
  const group = { name: "games", members: /./, of: 5, draws: 2 };
  const titles = ["holds, hamlet", "holds, hadrians_wall", "holds, Hadrian's Wall", "holds, tithe", "holds"];
  for (const seed of SEEDS) {
    const walls = drawn(group, titles, { seed, games: ["hadrians_wall"] });
    expect(walls.sort()).toEqual(["holds, Hadrian's Wall", "holds, hadrians_wall"]);
    expect(drawn(group, titles, { seed, games: ["tithe"] })).toContain("holds, tithe");
    expect(drawn(group, titles, { seed, games: ["tithe"] })).toHaveLength(2);
  }
});
