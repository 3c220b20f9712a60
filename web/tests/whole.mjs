// Whole games that can be played of any title: alone, by two people, on a phone.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { comeIn, decide, fits, meet, newTable, playOn, tableOf } from "./player.mjs";

const byDice = (page, seed) => {
  const roll = dice(seed);
  return playOn(
    page,
    () => decide(page, roll),
    () => fits(page),
  );
};

function byOne(name, address, seed, px) {
  test(name, async ({ scene }) => {
    const page = await scene.visitor({ px });
    await comeIn(page, scene.url, "Olena");
    await newTable(page, scene.url, address);
    scene.note(`${await byDice(page, seed)} decisions`);
  });
}

export function alone(title, game) {
  byOne(`${title}, alone`, `${game}/solo`, 3, 1440);
}

export function byMouse(title, game) {
  byOne(`${title}, by mouse`, game, 23, 1440);
}

export function byTouch(title, game) {
  byOne(`${title}, 390 px, by touch`, game, 5, 390);
}

/** Both see the same score, and the record is sound. */
export function twoPeople(title, game, seats = 2) {
  test(`${title}, two people`, async ({ scene }) => {
    const people = await meet(scene, game, seats);
    const counts = await Promise.all(people.map((page, i) => byDice(page, i + 1)));
    const [mine, theirs] = await Promise.all(people.map((page) => page.locator(".scores tfoot").innerText()));
    assert.equal(mine, theirs);
    const guest = await Guest.of(people[0].context(), scene);
    assert.match(scene.house.verify(await guest.record(tableOf(people[0]))), /^verified/m);
    scene.note(`${counts.join(" and ")} decisions`);
  });
}
