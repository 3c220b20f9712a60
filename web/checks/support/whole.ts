// Whole games that can be played of any title: alone, by two people, on a phone.

import assert from "node:assert/strict";
import { dice } from "./dice.ts";
import { test } from "./fixtures.ts";
import type { Px } from "./scene.ts";
import type { Visitor } from "./visitor.ts";

function byDice(visitor: Visitor, seed: number): Promise<number> {
  const roll = dice(seed);
  return visitor.table.playOn(
    () => visitor.table.decide(roll),
    () => visitor.fits(),
  );
}

function byOne(name: string, address: string, seed: number, px: Px) {
  test(name, async ({ scene }) => {
    const visitor = await scene.visitor({ px });
    await visitor.comeIn("Olena");
    await visitor.table.begin(address);
    scene.note(`${await byDice(visitor, seed)} decisions`);
  });
}

export function alone(title: string, game: string): void {
  byOne(`${title}, alone`, `${game}/solo`, 3, 1440);
}

export function byMouse(title: string, game: string): void {
  byOne(`${title}, by mouse`, game, 23, 1440);
}

export function byTouch(title: string, game: string): void {
  byOne(`${title}, 390 px, by touch`, game, 5, 390);
}

/** Both see the same score, and the record is sound. */
export function twoPeople(title: string, game: string, seats = 2): void {
  test(`${title}, two people`, async ({ scene }) => {
    const people = await scene.meet(game, seats);
    const counts = await Promise.all(people.map((visitor, i) => byDice(visitor, i + 1)));
    const [mine, theirs] = await Promise.all(people.map(({ table }) => table.totals.innerText()));
    assert.equal(mine, theirs);
    const guest = await people[0].guest();
    assert.match(scene.house.verify(await guest.record(people[0].table.id)), /^verified/m);
    scene.note(`${counts.join(" and ")} decisions`);
  });
}
