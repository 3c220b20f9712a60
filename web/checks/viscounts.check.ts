import assert from "node:assert/strict";
import { test } from "./support/fixtures.ts";
import { visit } from "./support/screens.ts";
import { seated } from "./support/seat.ts";
import { alone, byTouch, twoPeople } from "./support/whole.ts";

alone("Viscounts", "viscounts");
twoPeople("Viscounts", "viscounts");
byTouch("Viscounts", "viscounts");

/** Runs in the page: a card beyond the edge of the screen, or under the pointer, or without the reason. */
function ill(place: string): string[] {
  const card = document.querySelector(".name-card")!;
  const r = card.getBoundingClientRect();
  const of = document.querySelector(`.place[data-place="${place}"] > .hit`)!.getBoundingClientRect();
  const [x, y] = [of.left + of.width / 2, of.top + of.height / 2];
  const whole = r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  const apart = x < r.left || x > r.right || y < r.top || y > r.bottom;
  return whole && apart && card.querySelector(".lock") ? [] : [`${place}: ${card.textContent}`];
}

test("Viscounts, why not is seen whole", async ({ scene }) => {
  const { me, id, visitor, page } = await seated(scene, { game: "viscounts", seats: 2 }, { lang: "uk" });
  await page.setViewportSize({ width: 1366, height: 768 });
  const found: string[] = [];
  const seen = new Set<string>();
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    await me.hurry(id, "act", { round });
    await visit(visitor, { at: `#/table/${id}`, ready: ".place.legal" });
    for (const closed of await page.locator(".place.closed:has(> .hit)").all()) {
      const place = (await closed.getAttribute("data-place"))!;
      await closed.locator("> .hit").hover();
      await page.locator(".name-card").waitFor();
      seen.add(place);
      found.push(...(await page.evaluate(ill, place)));
      await page.mouse.move(2, 2);
      await page.locator(".name-card").waitFor({ state: "detached" });
    }
  }
  assert.deepEqual(found, []);
  assert.ok(seen.size >= 8, `only ${[...seen].join(", ")}`);
  scene.note(`${seen.size} places`);
});
