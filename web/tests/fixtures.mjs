// What every check is given: a house that the checks of a worker share, and a scene in it.

import { test as base, expect } from "@playwright/test";
import { openHouse } from "./house.mjs";
import { Scene } from "./scene.mjs";
import { furnish } from "./screens.mjs";

export { expect };

/** Of a check that measures: it has the machine for itself. */
export const ALONE = { lock: "-exclusive-" };

const forWorker = { scope: "worker" };

export const test = base.extend({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    forWorker,
  ],

  /** Tables for every screen, made by whoever comes first. */
  furnished: [async ({ house }, use) => use(await furnish(house)), forWorker],

  scene: async ({ browser, house }, use, info) => {
    const scene = new Scene(browser, house, info);
    await use(scene);
    const complaints = scene.complaints();
    await scene.close();
    expect(complaints, "the page complained").toEqual([]);
  },
});
