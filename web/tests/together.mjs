// Two people who meet: friends, an invitation, a rated game, a rematch, and words not to be read.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { button, tableOf } from "./player.mjs";

test("friends, a rated game and a rematch", async ({ scene }) => {
  const [ann, bob] = [await scene.guest("Ann"), await scene.guest("Bob")];
  const [mine, theirs] = [await scene.visitor({ as: ann }), await scene.visitor({ as: bob, px: 390 })];
  const me = (await ann.ask("GET", "me")).id;

  // Ann has got Bob's address; Bob finds the question among his people.
  await mine.goto(`${scene.url}/#/people/${(await bob.ask("GET", "me")).id}`);
  await button(mine, "Add friend").click();
  await mine.getByText("You have sent Bob a friend request.").waitFor();
  await theirs.goto(`${scene.url}/#/people`);
  await button(theirs, "Accept Ann").click();
  await theirs.getByRole("link", { name: "Ann" }).waitFor();

  // A rated table for two: Ann invites Bob, who sees it at home and sits down.
  await mine.goto(`${scene.url}/#/new/tithe`);
  await mine.getByRole("radio", { name: "2", exact: true }).check();
  await mine.locator(".others-at select").selectOption("person");
  await mine.getByRole("checkbox", { name: "Rated game" }).check();
  await button(mine, "Create table").click();
  await button(mine, "Invite Bob").click();
  await button(mine, "Withdraw invitation Bob").waitFor();
  const id = tableOf(mine);
  await theirs.goto(`${scene.url}/#/`);
  await theirs.getByText("Ann invites you").waitFor();
  await theirs.locator(".invitation").getByRole("button", { name: /^Join/ }).click();
  await theirs.waitForURL(new RegExp(`#/table/${id}$`));
  await mine.locator(".btn.primary:enabled", { hasText: "Start the game" }).click();
  await mine.locator(".prompt").waitFor();
  assert.equal(await mine.locator(".ask-hint").count(), 0);

  // What Bob says can be reported, and read no more.
  await bob.ask("POST", `tables/${id}/chat`, { text: "hurry up" });
  await mine.locator(".chat-lines").getByText("hurry up").waitFor();
  await button(mine, "Message from Bob: report or mute").click();
  await mine.getByRole("button", { name: "Report", exact: true }).click();
  await mine.getByText("The people who run this server will look at it.").waitFor();
  await mine.getByRole("button", { name: "Mute", exact: true }).click();
  await mine.locator(".chat-lines").getByText("hurry up").waitFor({ state: "detached" });
  await bob.ask("POST", `tables/${id}/chat`, { text: "hello?" });
  await ann.ask("POST", `tables/${id}/chat`, { text: "later" });
  await mine.locator(".chat-lines").getByText("later").waitFor();
  assert.equal(await mine.locator(".chat-lines").getByText("hello?").count(), 0);

  // The game is over: it counts, once it is counted, and can be played again.
  for (const page of [mine, theirs]) await page.goto(`${scene.url}/#/rules/tithe`);
  await Promise.all([ann.play(id, dice(1)), bob.play(id, dice(2))]);
  for (const page of [mine, theirs]) await page.goto(`${scene.url}/#/table/${id}`);
  await mine.locator(".played-with").getByRole("link", { name: "Bob" }).waitFor();
  await expect.poll(async () => (await ann.ask("GET", `profiles/${me}`)).ratings.length).toBe(1);
  await mine.locator(".played-with").getByRole("link", { name: "Your profile" }).click();
  await mine.locator(".one-rating b").waitFor();
  assert.match(
    await mine.locator(".course title").textContent(),
    /Tithe, 2 players, no time limit: \d+ after one game/,
  );
  await mine.goBack();
  await button(mine, "Play again").click();
  await mine.getByText("Rated game:").waitFor();
  const next = tableOf(mine);
  assert.notEqual(next, id);
  await button(theirs, "Join the new table").click(); // it was told of it
  await theirs.waitForURL(new RegExp(`#/table/${next}$`));
  await mine.locator(".btn.primary:enabled", { hasText: "Start the game" }).click();

  // Bob gives up: the game ends, and says so.
  const again = await Guest.of(theirs.context(), scene);
  for (const page of [mine, theirs]) await page.locator(".prompt").waitFor();
  await theirs.goto(`${scene.url}/#/rules/tithe`); // a page at the table would still ask about its decision
  await again.ask("POST", `tables/${next}/resign`, { command_id: "r" });
  await mine.getByText("Bob resigned.").waitFor();
});
