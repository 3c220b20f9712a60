// A tiny runner: checks by name, two at a time; those that measure have the machine for themselves.

import assert from "node:assert/strict";
import { Scene } from "./scene.mjs";

const AT_A_TIME = 2;
const LONGEST = 400_000;
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
  let failed = 0;
  const one = async ({ name, run }) => {
    const scene = new Scene(browser, house);
    const began = Date.now();
    const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
    try {
      const note = await within(LONGEST, run(scene));
      assert.deepEqual(scene.complaints(), [], "the page complained");
      console.log(`ok    ${name} (${seconds()})${note ? `: ${note}` : ""}`);
    } catch (e) {
      failed += 1;
      const seen = await scene.testimony(name);
      console.log([`FAIL  ${name} (${seconds()})`, e.stack, ...seen].join("\n      "));
    } finally {
      await scene.close();
    }
  };
  const wanted = checks.filter((x) => x.name.includes(filter));
  const queue = wanted.filter((x) => !x.alone);
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await one(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  for (const next of wanted.filter((x) => x.alone)) await one(next);
  console.log(failed ? `${failed} of ${wanted.length} checks failed` : `${wanted.length} checks passed`);
  return wanted.length > 0 && !failed;
}
