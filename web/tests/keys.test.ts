// Keys of the table: what each means, and where.

import { expect, it } from "vitest";
import { act, type Keys } from "../src/table/keys";

const done: string[] = [];
const keys = new Proxy({} as Keys, { get: (_, name) => () => done.push(String(name)) > 0 });

/** Where the focus is: something that can be pressed, and perhaps is selected. */
const on = (pressable: boolean, selected: boolean) => ({
  closest: () => (pressable ? ({} as Element) : null),
  matches: () => selected,
});

function enter(at: ReturnType<typeof on>, repeat = false): string[] {
  done.length = 0;
  const taken = act(keys, { code: "Enter", key: "Enter", repeat, shiftKey: false }, at as never, true);
  expect(taken).toBe(done.length > 0); // else the browser presses what has the focus, too
  return [...done];
}

it("Enter confirms, but not where it presses something", () => {
  expect(enter(on(false, false))).toEqual(["commit"]);
  expect(enter(on(true, false))).toEqual([]);
});

it("Enter on what is selected confirms it, also the only option with no way back", () => {
  expect(enter(on(true, true))).toEqual(["commit"]);
});

it("a key held down selects and does not confirm", () => {
  expect(enter(on(true, true), true)).toEqual([]);
});
