import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { visit } from "./screens.mjs";
import { alone, byTouch, twoPeople } from "./whole.mjs";

alone("Viscounts", "viscounts");
twoPeople("Viscounts", "viscounts");
byTouch("Viscounts", "viscounts");

/** A card beyond the edge of the screen, or under the pointer, or without the reason. */
function misplaced(place) {
  const card = document.querySelector(".name-card");
  const r = card.getBoundingClientRect();
  const of = document.querySelector(`.place[data-place="${place}"] > .hit`).getBoundingClientRect();
  const [x, y] = [of.left + of.width / 2, of.top + of.height / 2];
  const whole = r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  const apart = x < r.left || x > r.right || y < r.top || y > r.bottom;
  return whole && apart && card.querySelector(".lock") ? [] : [`${place}: ${card.textContent}`];
}

test("Viscounts, why not is seen whole", async ({ scene }) => {
  const me = await scene.guest("Олена");
  const page = await scene.visitor({ lang: "uk", as: me });
  await page.setViewportSize({ width: 1366, height: 768 });
  const { id } = await me.table({ game: "viscounts", seats: 2 });
  const [found, seen] = [[], new Set()];
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    await me.hurry(id, "act", { round });
    await visit(page, scene.url, { at: `#/table/${id}`, ready: ".place.legal" });
    for (const place of await page.locator(".place.closed:has(> .hit)").all()) {
      const id = await place.getAttribute("data-place");
      await place.locator("> .hit").hover();
      await page.locator(".name-card").waitFor();
      seen.add(id);
      found.push(...(await page.evaluate(misplaced, id)));
      await page.mouse.move(2, 2);
      await page.locator(".name-card").waitFor({ state: "detached" });
    }
  }
  assert.deepEqual(found, []);
  assert.ok(seen.size >= 8, `only ${[...seen].join(", ")}`);
  scene.note(`${seen.size} places`);
});
