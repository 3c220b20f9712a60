import assert from "node:assert/strict";
import { test } from "./fixtures.mjs";
import { visit } from "./screens.mjs";
import { alone, byTouch, twoPeople } from "./whole.mjs";

alone("Viscounts", "viscounts");
twoPeople("Viscounts", "viscounts");
byTouch("Viscounts", "viscounts");

/** Reasons beyond the edge of the screen, or of the board that hides what is beyond it. */
function hidden() {
  const out = [];
  for (const pop of document.querySelectorAll(".reason-pop")) {
    const r = pop.getBoundingClientRect();
    const board = pop.closest(".board-slot")?.getBoundingClientRect();
    const left = Math.max(0, board?.left ?? 0);
    const top = Math.max(0, board?.top ?? 0);
    const right = Math.min(innerWidth, board?.right ?? innerWidth);
    const bottom = Math.min(innerHeight, board?.bottom ?? innerHeight);
    const whole = r.left >= left - 1 && r.top >= top - 1 && r.right <= right + 1 && r.bottom <= bottom + 1;
    if (!whole) out.push(`${pop.parentElement.dataset.place}: ${pop.textContent}`);
  }
  return out;
}

test("Viscounts, why not is seen whole", async ({ scene }) => {
  const me = await scene.guest("Олена");
  const page = await scene.visitor({ lang: "uk", as: me });
  await page.setViewportSize({ width: 1366, height: 768 });
  const { id } = await me.table({ game: "viscounts", seats: 2 });
  const [found, seen] = [[], new Set()];
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    await me.hurry(id, "act", { round });
    await visit(page, scene.url, { at: `#/table/${id}`, ready: ".prompt.own h2" });
    for (const place of await page.locator(".place.closed:has(> .hit)").all()) {
      await place.locator("> .hit").dispatchEvent("pointerover");
      await page.locator(".reason-pop").waitFor();
      seen.add(await place.getAttribute("data-place"));
      found.push(...(await page.evaluate(hidden)));
      await place.locator("> .hit").dispatchEvent("pointerout");
      await page.locator(".reason-pop").waitFor({ state: "detached" });
    }
  }
  assert.deepEqual(found, []);
  assert.ok(seen.size >= 8, `only ${[...seen].join(", ")}`);
  scene.note(`${seen.size} places`);
});
