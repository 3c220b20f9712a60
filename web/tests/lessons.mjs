// Every lesson of every game, clicked through to its end as a pupil would.

import assert from "node:assert/strict";
import { barriers } from "./barriers.mjs";
import { test } from "./fixtures.mjs";

const GAMES = ["architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts"];
const LOOKS = [
  ["uk", 1440],
  ["ru", 390],
];

/** The lesson as the server has it after these moves. */
async function asked(scene, game, lesson, moves) {
  const query = encodeURIComponent(JSON.stringify(moves));
  const answer = await fetch(`${scene.url}/api/games/${game}/lessons/${lesson}?moves=${query}`);
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}

/** What is drawn of an option, on the board or as a chip of the card. */
const drawn = (page, option) =>
  page
    .locator(
      `:is(.board-slot, .dock-slot, .lesson-card) [data-option="${JSON.stringify(option).replaceAll('"', '\\"')}"]`,
    )
    .filter({ visible: true })
    .first();

const press = async (page, option) => {
  const here = await page.locator(".lesson-card").evaluate((x) => [x.dataset.step, x.dataset.moves]);
  const target = drawn(page, option);
  for (const tab of await page.locator(".study-tabs button").all()) {
    if (await target.isVisible()) break;
    await tab.click(); // on a phone it may be in the other part
    await page.waitForTimeout(100);
  }
  await target.waitFor({ timeout: 10_000 });
  await target.scrollIntoViewIfNeeded();
  // As a finger or a mouse would, wherever it is drawn over by its own parts.
  await target.evaluate((x) => {
    const hit = x.matches("button") ? x : (x.querySelector(":scope > .hit") ?? x);
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  // Where a thing can be turned first it is only selected.
  const commit = page.locator(`.lesson-card[data-step="${here[0]}"][data-moves="${here[1]}"]:not(.wrong) .commit`);
  await page.waitForTimeout(120);
  if (await commit.isVisible()) await commit.click();
};

/** Options that are drawn somewhere now. */
const inSight = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(":is(.board-slot, .dock-slot, .lesson-card) [data-option]")]
      .filter((x) => x.checkVisibility())
      .map((x) => JSON.parse(x.dataset.option)),
  );

/** An answer that leads on and can be pressed: the one that is shown to who asks for it, or another. */
async function wayOn(page, frame, met) {
  if (await drawn(page, frame.way).isVisible()) return frame.way;
  await page.locator(".lesson-card .acts .btn:not(.primary)").click();
  await page.waitForTimeout(300);
  if (await drawn(page, frame.way).isVisible()) return frame.way;
  for (const option of await inSight(page))
    if (frame.kind === "do" && (await met(["answer", option])).met.right) return option;
  return frame.way;
}

/** The move that leads on from a step. */
function right(frame, tried) {
  if (frame.kind === "ask") return ["choose", frame.choices[tried].choice];
  return frame.kind === "do" || frame.kind === "goal" ? ["answer", frame.way] : ["next"];
}

/** What a step lights but nobody can see. */
const hidden = (page, light) =>
  page.evaluate((ids) => {
    const seen = (id) =>
      [...document.querySelectorAll(`.table-main [data-place="${CSS.escape(id)}"]`)].some((x) =>
        [x, ...x.children].some((part) => part.checkVisibility()),
      );
    return ids.filter((id) => !seen(id));
  }, light);

/** Does the card hide what it speaks of? */
const covered = (page, light) =>
  page.evaluate((ids) => {
    const card = document.querySelector(".lesson-card").getBoundingClientRect();
    return ids.filter((id) =>
      [...document.querySelectorAll(`.table-main [data-place="${CSS.escape(id)}"]`)]
        .filter((x) => x.checkVisibility())
        .some((x) => {
          const at = x.getBoundingClientRect();
          const [cx, cy] = [at.left + at.width / 2, at.top + Math.min(at.height / 2, 40)];
          return cx > card.left && cx < card.right && cy > card.top && cy < card.bottom;
        }),
    );
  }, light);

async function take(scene, page, game, lesson, found) {
  await page.goto(`${scene.url}/#/learn/${game}/${lesson}`);
  let moves = [];
  let [steps, wrong, tried, looked] = [0, false, 0, false];
  for (;;) {
    const frame = await asked(scene, game, lesson, moves);
    const card = page.locator(
      `.lesson-card[data-step="${frame.at}"][data-kind="${frame.kind}"][data-moves="${moves.length}"][aria-busy="false"]`,
    );
    await card.waitFor().catch(() => assert.fail(`${lesson}: step ${frame.at} (${frame.kind}) never came`));
    const where = `${lesson}, step ${frame.at + 1}`;
    if (frame.kind === "end") break;
    steps += 1;
    await page.waitForTimeout(120); // a board that shows one page at a time turns to the one in light
    const gone = await hidden(page, frame.light);
    // A phone shows one part at a time.
    if (!page.touch || gone.length === frame.light.length)
      for (const id of gone) found.push(`${where}: ${id} is not on the screen`);
    await page.waitForTimeout(220);
    if (!page.touch) for (const id of await covered(page, frame.light)) found.push(`${where}: the card lies on ${id}`);
    if (!looked && frame.kind === "do") {
      looked = true;
      found.push(...(await barriers(page)).map((x) => `${where}: ${x}`));
    }
    const sight = frame.kind === "do" && !wrong ? await inSight(page) : [];
    const other = sight.find((x) => !same(x, frame.way) && frame.position.ask.options.some((y) => same(x, y)));
    if (other !== undefined) {
      const met = await asked(scene, game, lesson, [...moves, ["answer", other]]);
      if (!met.met.right) {
        wrong = true;
        await press(page, other);
        await page.locator(".lesson-card.wrong").waitFor();
        await page.locator(".lesson-card .acts .primary").click();
        await page.locator(".lesson-card:not(.wrong)").waitFor();
      }
    }
    const met = (move) => asked(scene, game, lesson, [...moves, move]);
    const way = frame.way === null ? null : await wayOn(page, frame, met);
    const move = right({ ...frame, way }, tried);
    if (move[0] === "next") await card.locator(".acts .primary").click();
    else if (move[0] === "choose") await card.locator(".chips .btn").nth(tried).click();
    else await press(page, move[1]).catch((e) => assert.fail(`${where}: ${JSON.stringify(move[1])}: ${e.message}`));
    const after = await asked(scene, game, lesson, [...moves, move]);
    tried = frame.kind === "ask" && !after.met.right ? tried + 1 : 0;
    if (tried) await page.locator(".lesson-card.wrong").waitFor();
    moves = after.moves;
  }
  return steps;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

for (const game of GAMES)
  for (const [lang, px] of LOOKS)
    test(`lessons of ${game}, ${lang}, ${px} px`, async ({ scene }) => {
      const { lessons } = await (await fetch(`${scene.url}/api/games/${game}/course/${lang}`)).json();
      const page = await scene.visitor({ px, lang });
      const found = [];
      let steps = 0;
      const wanted = process.env.LESSON ? lessons.filter((x) => x.id === process.env.LESSON) : lessons;
      for (const { id } of wanted) {
        steps += await take(scene, page, game, id, found);
        if (process.env.LESSON_PICTURES)
          await page.screenshot({ path: `test-results/lessons/${game}-${id}-${px}.png` });
      }
      await page.goto(`${scene.url}/#/learn/${game}`);
      await page
        .locator(".lesson-row.done")
        .nth(wanted.length - 1)
        .waitFor();
      found.push(...(await barriers(page)).map((x) => `the course: ${x}`));
      scene.note(`${wanted.length} lessons, ${steps} steps`);
      assert.deepEqual(found, []);
    });

test("a lesson is left and gone on with", async ({ scene }) => {
  const page = await scene.visitor({ lang: "en" });
  await page.goto(`${scene.url}/#/learn/tithe/bid`);
  const card = page.locator(".lesson-card");
  await card.locator(".acts .primary").click();
  await page.locator('.lesson-card[data-step="1"]').waitFor();
  await page.reload();
  await page.locator('.lesson-card[data-step="1"]').waitFor();
  await page.locator(".lesson-bar .acts a").click();
  await page.locator(".lesson-row.here .note", { hasText: /2/ }).waitFor();
  await page.locator(".lesson-row.here").click();
  await page.locator('.lesson-card[data-step="1"]').waitFor();
  await page.locator(".lesson-bar .acts button").click();
  await page.locator('.lesson-card[data-step="0"]').waitFor();
});

test("a lesson by keys alone", async ({ scene }) => {
  const page = await scene.visitor({ lang: "en" });
  await page.goto(`${scene.url}/#/learn/tithe/market`);
  await page.locator('.lesson-card[data-step="0"]').waitFor();
  await page.keyboard.press("Enter");
  await page.locator('.lesson-card[data-step="1"]').waitFor();
  await page.keyboard.press("1");
  await page.locator(".lesson-card.wrong").waitFor();
  await page.keyboard.press("2");
  await page.locator('.lesson-card[data-step="2"]').waitFor();
  await page.keyboard.press("h");
  await page.locator('.lesson-card .acts [aria-pressed="true"]').waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator('.lesson-card[data-step="3"]').waitFor();
  await page.keyboard.press("Enter");
  await page.locator('.lesson-card[data-step="4"]').waitFor();
  await page.keyboard.press("Enter");
  await page.locator('.lesson-card[data-kind="end"]').waitFor();
});

test("what is new is told once", async ({ scene }) => {
  const guest = await scene.guest("Olena");
  const { id } = await guest.table({ game: "architects", seats: 2 });
  const page = await scene.visitor({ as: guest, lang: "uk", coach: true });
  await page.goto(`${scene.url}/#/table/${id}`);
  const first = page.locator(".prompt-strip .first");
  await first.waitFor();
  assert.match(await first.textContent(), /\p{Script=Cyrillic}/u);
  const { ask } = await guest.view(id);
  await page.locator(".prompt-strip .tool").click();
  await first.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(`.prompt.own[data-token="${ask.token}"]`).waitFor();
  await page.locator(".prompt-strip .note:not(.first)").waitFor();
});

test("the way in: from home to a lesson, and how to play", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  await page.goto(scene.url);
  await page.locator(".game-card .learn-it").last().click();
  await page.locator(".lesson-row").first().waitFor();
  await page.locator(".learn-head .btn.primary").click();
  await page.locator(".lesson-card").waitFor();
  await page.goto(`${scene.url}/#/rules/architects`);
  await page.locator(".guide h3").first().waitFor();
  await page.locator(".board-picture .paper [data-place]").first().waitFor({ state: "attached" });
  assert.deepEqual(await barriers(page), []);
});

test("a first game by one press, without a name, with a coach", async ({ scene }) => {
  const page = await scene.visitor({ lang: "uk" });
  await page.goto(`${scene.url}/#/learn/tithe`);
  const made = page.waitForResponse((x) => x.url().endsWith("/api/tables/") && x.ok());
  await page.locator("button.way").click();
  assert.equal((await (await made).json()).coached, true);
  await page.waitForResponse((x) => x.url().endsWith("/hint") && x.ok());
  await page.locator(".prompt.own").waitFor();
});
