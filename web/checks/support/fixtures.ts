// What every check is given: a house that the checks of a worker share, and a scene in it.

import { test as base, expect, type TestDetails } from "@playwright/test";
import { type House, openHouse } from "./house.ts";
import { Scene } from "./scene.ts";
import { type Furniture, furnish } from "./screens.ts";

export { expect };

/** Of a check that measures: it has the machine for itself. */
export const ALONE: TestDetails = { lock: "-exclusive-" };

/** A house of its own, for who looks at every screen: other checks leave tables behind, of people with names in
 * any language. */
export type Furnished = Furniture & { house: House };

// Workers are alike if their fixtures are: whatever lives as long as a worker is named here.
export const test = base.extend<{ scene: Scene }, { house: House; furnished: Furnished }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],

  /** Made by whoever comes first. */
  furnished: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
    async ({}, use) => {
      const house = await openHouse();
      await use({ ...(await furnish(house)), house });
      await house.close();
    },
    { scope: "worker" },
  ],

  scene: async ({ browser, house }, use, info) => {
    const scene = new Scene(browser, house, info);
    await use(scene);
    const complaints = scene.complaints();
    await scene.close();
    expect(complaints, "the page complained").toEqual([]);
  },
});
