// What every check is given: a house that the checks of a worker share, and a scene in it.

import { test as base, expect } from "@playwright/test";
import { openHouse } from "./house.mjs";
import { Scene } from "./scene.mjs";

export { expect };

/** Of a check that measures: it has the machine for itself. */
export const ALONE = { lock: "-exclusive-" };

/** A server with no table yet, for all checks of a worker that say so. */
export const emptyHouse = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  async ({}, use) => {
    const house = await openHouse();
    await use(house);
    await house.close();
  },
  { scope: "worker" },
];

export const test = base.extend({
  house: emptyHouse,

  scene: async ({ browser, house }, use, info) => {
    const scene = new Scene(browser, house, info);
    await use(scene);
    const complaints = scene.complaints();
    await scene.close();
    expect(complaints, "the page complained").toEqual([]);
  },
});
