// Every lesson of every game, clicked through to its end as a pupil would.

import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { LessonFrame } from "../src/generated/frames.ts";
import type { CourseInfo, TableInfo } from "../src/generated/http.ts";
import type { Lang } from "../src/words/load.ts";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/fixtures.ts";
import { GAMES } from "./support/games.ts";
import { calm } from "./support/layout.ts";
import type { Px, Scene } from "./support/scene.ts";
import { seated } from "./support/seat.ts";
import type { Visitor } from "./support/visitor.ts";

const LOOKS: [Lang, Px][] = [
  ["uk", 1440],
  ["ru", 390],
];
const SHOWN = 300; // ms: by then what leads on is shown, if it has a place

type Move = ["next"] | ["choose" | "answer", unknown];
/** The lesson as the server has it after these moves. */
type Asked = (moves: readonly unknown[]) => Promise<LessonFrame>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function server(scene: Scene, game: string, lesson: string): Asked {
  return async (moves) => {
    const query = encodeURIComponent(JSON.stringify(moves));
    const answer = await fetch(`${scene.url}/api/games/${game}/lessons/${lesson}?moves=${query}`);
    assert.equal(answer.status, 200, await answer.clone().text());
    return answer.json() as Promise<LessonFrame>;
  };
}

/** What is drawn of an option, on the board or as a chip of the card. */
function drawn(page: Page, option: unknown): Locator {
  const key = JSON.stringify(option).replaceAll('"', '\\"');
  return page
    .locator(`:is(.board-slot, .dock-slot, .lesson-card) [data-option="${key}"]`)
    .filter({ visible: true })
    .first();
}

async function press(page: Page, option: unknown): Promise<void> {
  const [step, moves] = await page
    .locator(".lesson-card")
    .evaluate((x: HTMLElement) => [x.dataset.step, x.dataset.moves]);
  const target = drawn(page, option);
  for (const tab of await page.locator(".study-tabs button").all()) {
    if (await target.isVisible()) break;
    await tab.click(); // on a phone it may be in the other part
  }
  await target.waitFor({ timeout: 10_000 });
  await target.scrollIntoViewIfNeeded();
  // As a finger or a mouse would, wherever it is drawn over by its own parts.
  await target.evaluate((x) => {
    const hit = x.matches("button") ? x : (x.querySelector(":scope > .hit") ?? x);
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  // It is given, and on its way or there; where a thing can be turned first it is only selected.
  const here = `.lesson-card[data-step="${step}"][data-moves="${moves}"][aria-busy="false"]:not(.wrong)`;
  const commit = page.locator(`${here} .commit`);
  await page.locator(`.lesson-card:not(${here})`).or(commit).first().waitFor();
  if (await commit.isVisible()) await commit.click();
}

/** Options that are drawn somewhere now. */
const inSight = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(.board-slot, .dock-slot, .lesson-card) [data-option]")]
      .filter((x) => x.checkVisibility())
      .map((x) => JSON.parse(x.dataset.option!)),
  );

/** An answer that leads on and can be pressed: the one that is shown to who asks for it, or another. */
async function wayOn(page: Page, frame: LessonFrame, met: (move: Move) => Promise<LessonFrame>): Promise<unknown> {
  const way = drawn(page, frame.way);
  if (await way.isVisible()) return frame.way;
  await page.locator(".lesson-card .acts .btn:not(.primary)").click();
  await way.waitFor({ timeout: SHOWN }).catch(() => undefined);
  if (await way.isVisible()) return frame.way;
  for (const option of await inSight(page))
    if (frame.kind === "do" && (await met(["answer", option])).met!.right) return option;
  return frame.way;
}

/** The move that leads on from a step. */
function right(frame: LessonFrame, way: unknown, tried: number): Move {
  if (frame.kind === "ask") return ["choose", frame.choices[tried]!.choice];
  return frame.kind === "do" || frame.kind === "goal" ? ["answer", way] : ["next"];
}

/** What a step lights but nobody can see. */
const hidden = (page: Page, light: string[]): Promise<string[]> =>
  page.evaluate((ids) => {
    const seen = (id: string) =>
      [...document.querySelectorAll(`.table-main [data-place="${CSS.escape(id)}"]`)].some((x) =>
        [x, ...x.children].some((part) => part.checkVisibility()),
      );
    return ids.filter((id) => !seen(id));
  }, light);

/** Does the card hide what it speaks of? */
const covered = (page: Page, light: string[]): Promise<string[]> =>
  page.evaluate((ids) => {
    const card = document.querySelector(".lesson-card")!.getBoundingClientRect();
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

/** Takes a lesson to its end; returns how many steps it has. */
async function take({ page, touch }: Visitor, lesson: string, asked: Asked, found: string[]): Promise<number> {
  let [steps, wrong, tried, looked] = [0, false, 0, false];
  for (let frame = await asked([]); ; ) {
    const { moves, at, kind, light } = frame;
    const card = page.locator(
      `.lesson-card[data-step="${at}"][data-kind="${kind}"][data-moves="${moves.length}"][aria-busy="false"]`,
    );
    await card.waitFor().catch(() => assert.fail(`${lesson}: step ${at} (${kind}) never came`));
    const where = `${lesson}, step ${at + 1}`;
    if (kind === "end") return steps;
    steps += 1;
    await page.evaluate(calm); // a board that shows one page at a time turns to the one in light
    const gone = await hidden(page, light);
    // A phone shows one part at a time.
    if (!touch || gone.length === light.length)
      for (const id of gone) found.push(`${where}: ${id} is not on the screen`);
    if (!touch) for (const id of await covered(page, light)) found.push(`${where}: the card lies on ${id}`);
    if (!looked && kind === "do") {
      looked = true;
      found.push(...(await barriers(page)).map((x) => `${where}: ${x}`));
    }
    const met = (move: Move) => asked([...moves, move]);
    const sight = kind === "do" && !wrong ? await inSight(page) : [];
    const open = frame.position.ask?.options ?? [];
    const other = sight.find((x) => !same(x, frame.way) && open.some((y) => same(x, y)));
    if (other !== undefined && !(await met(["answer", other])).met!.right) {
      wrong = true;
      await press(page, other);
      await page.locator(".lesson-card.wrong").waitFor();
      await page.locator(".lesson-card .acts .primary").click();
      await page.locator(".lesson-card:not(.wrong)").waitFor();
    }
    const way = frame.way === null ? null : await wayOn(page, frame, met);
    const move = right(frame, way, tried);
    if (move[0] === "next") await card.locator(".acts .primary").click();
    else if (move[0] === "choose") await card.locator(".chips .btn").nth(tried).click();
    else await press(page, move[1]).catch((e) => assert.fail(`${where}: ${JSON.stringify(move[1])}: ${e.message}`));
    const after = await met(move);
    tried = kind === "ask" && !after.met!.right ? tried + 1 : 0;
    if (tried) await page.locator(".lesson-card.wrong").waitFor();
    frame = after;
  }
}

for (const game of GAMES)
  for (const [lang, px] of LOOKS)
    test(`lessons of ${game}, ${lang}, ${px} px`, async ({ scene }) => {
      const course = await fetch(`${scene.url}/api/games/${game}/course/${lang}`);
      const { lessons } = (await course.json()) as CourseInfo;
      const visitor = await scene.visitor({ px, lang });
      const { page } = visitor;
      const found: string[] = [];
      let steps = 0;
      const wanted = process.env.LESSON ? lessons.filter((x) => x.id === process.env.LESSON) : lessons;
      for (const { id } of wanted) {
        await visitor.goto(`#/learn/${game}/${id}`);
        steps += await take(visitor, id, server(scene, game, id), found);
        if (process.env.LESSON_PICTURES)
          await page.screenshot({ path: `test-results/lessons/${game}-${id}-${px}.png` });
      }
      await visitor.goto(`#/learn/${game}`);
      await page
        .locator(".lesson-row.done")
        .nth(wanted.length - 1)
        .waitFor();
      found.push(...(await barriers(page)).map((x) => `the course: ${x}`));
      scene.note(`${wanted.length} lessons, ${steps} steps`);
      assert.deepEqual(found, []);
    });

test("a lesson is left and gone on with", async ({ scene }) => {
  const visitor = await scene.visitor();
  const { page } = visitor;
  const step = (n: number) => page.locator(`.lesson-card[data-step="${n}"]`).waitFor();
  await visitor.goto("#/learn/tithe/bid");
  await page.locator(".lesson-card .acts .primary").click();
  await step(1);
  await page.reload();
  await step(1);
  await page.locator(".lesson-bar .acts a").click();
  await page.locator(".lesson-row.here .note", { hasText: /2/ }).waitFor();
  await page.locator(".lesson-row.here").click();
  await step(1);
  await page.locator(".lesson-bar .acts button").click();
  await step(0);
});

test("a lesson by keys alone", async ({ scene }) => {
  const visitor = await scene.visitor();
  const { page } = visitor;
  const step = (n: number) => page.locator(`.lesson-card[data-step="${n}"]`).waitFor();
  await visitor.goto("#/learn/tithe/market");
  await step(0);
  await page.keyboard.press("Enter");
  await step(1);
  await page.keyboard.press("1");
  await page.locator(".lesson-card.wrong").waitFor();
  await page.keyboard.press("2");
  await step(2);
  await page.keyboard.press("h");
  await page.locator('.lesson-card .acts [aria-pressed="true"]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await step(3);
  await page.keyboard.press("Enter");
  await step(4);
  await page.keyboard.press("Enter");
  await page.locator('.lesson-card[data-kind="end"]').waitFor();
});

test("what is new is told once", async ({ scene }) => {
  const wish = { game: "architects", seats: 2 };
  const { me, id, page, table } = await seated(scene, wish, { lang: "uk", coach: true });
  await table.open(id);
  const first = page.locator(".prompt-strip .first");
  await first.waitFor();
  assert.match((await first.textContent())!, /\p{Script=Cyrillic}/u);
  const { ask } = await me.view(id);
  await page.locator(".prompt-strip .tool").click();
  await first.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(`.prompt.own[data-token="${ask!.token}"]`).waitFor();
  await page.locator(".prompt-strip .note:not(.first)").waitFor();
});

test("the way in: from home to a lesson, and how to play", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page } = visitor;
  await visitor.goto();
  await page.locator(".game-card .learn-it").last().click();
  await page.locator(".lesson-row").first().waitFor();
  await page.locator(".learn-head .btn.primary").click();
  await page.locator(".lesson-card").waitFor();
  await visitor.goto("#/rules/architects");
  await page.locator(".guide h3").first().waitFor();
  await page.locator(".board-picture .paper [data-place]").first().waitFor({ state: "attached" });
  assert.deepEqual(await barriers(page), []);
});

test("a first game by one press, without a name, with a coach", async ({ scene }) => {
  const visitor = await scene.visitor({ lang: "uk" });
  const { page, table } = visitor;
  await visitor.goto("#/learn/tithe");
  const made = page.waitForResponse((x) => x.url().endsWith("/api/tables/") && x.ok());
  await page.locator("button.way").click();
  assert.equal(((await (await made).json()) as TableInfo).coached, true);
  await page.waitForResponse((x) => x.url().endsWith("/hint") && x.ok());
  await table.prompt.waitFor();
});
