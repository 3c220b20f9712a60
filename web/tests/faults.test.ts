import { expect, test } from "vitest";
import { placesIn } from "../src/net/faults";

const BASE = "https://play.example.org/ludorum/?x#/table/secret";

test("of a stack only the places in files of this server are told", () => {
  const chromium = `TypeError: Ada has no coins at https://play.example.org/ludorum/assets/no
    at draw (https://play.example.org/ludorum/games/delta/0f1e/index.js?token=t:1:204)
    at async Promise.all (index 0)
    at https://play.example.org/ludorum/assets/TableScreen-x_-Y.js:6:1
    at inject (chrome-extension://abc/content.js:3:4)
    at https://elsewhere.example/ludorum/assets/a.js:1:1
    at https://play.example.org/other/a.js:1:1`;
  const places = ["games/delta/0f1e/index.js:1:204", "assets/TableScreen-x_-Y.js:6:1"];
  expect(placesIn(chromium, BASE)).toEqual(places);
  const firefox = `draw@https://play.example.org/ludorum/games/delta/0f1e/index.js:1:204
@https://play.example.org/ludorum/assets/TableScreen-x_-Y.js:6:1`;
  expect(placesIn(firefox, BASE)).toEqual(places);
  expect(placesIn("", BASE)).toEqual([]);
});

test("long stacks and strange names are cut short", () => {
  const line = `at f (https://play.example.org/ludorum/assets/${"a".repeat(400)}%20"é.js:1:2)\n`;
  const found = placesIn(line.repeat(20), BASE);
  expect(found).toHaveLength(6);
  for (const x of found) expect(x).toMatch(/^[\w./-]{1,190}:1:2$/);
});
