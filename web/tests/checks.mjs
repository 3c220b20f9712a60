// A tiny runner: checks by name, two at a time; those that measure have the machine for themselves.
// What fails is told at once and tried once more, alone, in a new house with the same shuffles: a
// fault of the page fails again, a machine that was busy does not. More than a few are not tried.

import assert from "node:assert/strict";
import { openHouse } from "./house.mjs";
import { Scene } from "./scene.mjs";

const AT_A_TIME = 2;
const LONGEST = 400_000;
const MOST_TRIED_AGAIN = 2;
const checks = [];

/** `run` is given a scene; what it returns is printed beside the name. */
export function check(name, run, { alone = false } = {}) {
  checks.push({ name, run, alone });
}

async function within(ms, work) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not done after ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Runs every check whose name holds `filter`; true if all went well. */
export async function runChecks(browser, house, filter) {
  const one = async ({ name, run }, where) => {
    const scene = new Scene(browser, where, name);
    const began = Date.now();
    const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
    try {
      const note = await within(LONGEST, run(scene));
      assert.deepEqual(scene.complaints(), [], "the page complained");
      console.log(`ok    ${name} (${seconds()})${note ? `: ${note}` : ""}`);
      return true;
    } catch (e) {
      const seen = await scene.testimony(name);
      console.log([`FAIL  ${name} (${seconds()})`, e.stack, ...seen].join("\n      "));
      return false;
    } finally {
      await scene.close();
    }
  };
  const wanted = checks.filter((x) => x.name.includes(filter));
  const queue = wanted.filter((x) => !x.alone);
  const failed = [];
  const go = async (next) => void ((await one(next, house)) || failed.push(next));
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await go(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  for (const next of wanted.filter((x) => x.alone)) await go(next);
  let wrong = failed.length;
  if (wrong <= MOST_TRIED_AGAIN)
    for (const next of failed) {
      console.log(`again ${next.name}`);
      const fresh = await openHouse();
      if (await one(next, fresh)) wrong -= 1;
      await fresh.close();
    }
  const lucky = failed.length - wrong;
  const passed = `${wanted.length - wrong} of ${wanted.length} checks passed`;
  console.log(lucky ? `${passed}, ${lucky} of them only at the second try` : passed);
  return wanted.length > 0 && !wrong;
}
