// Two people who meet: friends, an invitation, a rated game, a rematch, and words not to be read.

import assert from "node:assert/strict";
import type { Me, ProfileInfo } from "../src/generated/http.ts";
import { expect, test } from "./support/fixtures.ts";

test("friends, a rated game and a rematch", async ({ scene }) => {
  const [ann, bob] = [await scene.guest("Ann"), await scene.guest("Bob")];
  const [mine, theirs] = [await scene.visitor({ as: ann }), await scene.visitor({ as: bob, px: 390 })];
  const [me, you] = [await ann.ask<Me>("GET", "me"), await bob.ask<Me>("GET", "me")];
  const both = [mine, theirs];
  const begin = mine.page.locator(".btn.primary:enabled", { hasText: "Start the game" });

  // Ann has got Bob's address; Bob finds the question among his people.
  await mine.goto(`#/people/${you.id}`);
  await mine.button("Add friend").click();
  await mine.page.getByText("You have sent Bob a friend request.").waitFor();
  await theirs.goto("#/people");
  await theirs.button("Accept Ann").click();
  await theirs.page.getByRole("link", { name: "Ann" }).waitFor();

  // A rated table for two: Ann invites Bob, who sees it at home and sits down.
  await mine.goto("#/new/tithe");
  await mine.page.getByRole("radio", { name: "2", exact: true }).check();
  await mine.page.locator(".others-at select").selectOption("person");
  await mine.page.getByRole("checkbox", { name: "Rated game" }).check();
  await mine.button("Create table").click();
  await mine.button("Invite Bob").click();
  await mine.button("Withdraw invitation Bob").waitFor();
  const { id } = mine.table;
  await theirs.goto("#/");
  await theirs.page.getByText("Ann invites you").waitFor();
  await theirs.page.locator(".invitation").getByRole("button", { name: /^Join/ }).click();
  await theirs.page.waitForURL(new RegExp(`#/table/${id}$`));
  await begin.click();
  await mine.page.locator(".prompt").waitFor();
  assert.equal(await mine.page.locator(".ask-hint").count(), 0);

  // What Bob says can be reported, and read no more.
  const lines = mine.page.locator(".chat-lines");
  await bob.ask("POST", `tables/${id}/chat`, { text: "hurry up" });
  await lines.getByText("hurry up").waitFor();
  await mine.button("Message from Bob: report or mute").click();
  await mine.page.getByRole("button", { name: "Report", exact: true }).click();
  await mine.page.getByText("The people who run this server will look at it.").waitFor();
  await mine.page.getByRole("button", { name: "Mute", exact: true }).click();
  await lines.getByText("hurry up").waitFor({ state: "detached" });
  await bob.ask("POST", `tables/${id}/chat`, { text: "hello?" });
  await ann.ask("POST", `tables/${id}/chat`, { text: "later" });
  await lines.getByText("later").waitFor();
  assert.equal(await lines.getByText("hello?").count(), 0);

  // The game is over: it counts, once it is counted, and can be played again.
  for (const visitor of both) await visitor.goto("#/rules/tithe");
  await ann.finish(id);
  for (const { table } of both) await table.open(id);
  const company = mine.page.locator(".played-with");
  await company.getByRole("link", { name: "Bob" }).waitFor();
  const profile = () => ann.ask<ProfileInfo>("GET", `profiles/${me.id}`);
  await expect.poll(async () => (await profile()).ratings.length).toBe(1);
  await company.getByRole("link", { name: "Your profile" }).click();
  await mine.page.locator(".one-rating b").waitFor();
  assert.match(
    (await mine.page.locator(".course title").textContent())!,
    /Tithe, 2 players, no time limit: \d+ after one game/,
  );
  await mine.page.goBack();
  await mine.button("Play again").click();
  await mine.page.getByText("Rated game:").waitFor();
  const next = mine.table.id;
  assert.notEqual(next, id);
  await theirs.button("Join the new table").click(); // it was told of it
  await theirs.page.waitForURL(new RegExp(`#/table/${next}$`));
  await begin.click();

  // Bob gives up: the game ends, and says so.
  const again = await theirs.guest();
  for (const { page } of both) await page.locator(".prompt").waitFor();
  await theirs.goto("#/rules/tithe"); // a page at the table would still ask about its decision
  await again.ask("POST", `tables/${next}/resign`, { command_id: "r" });
  await mine.page.getByText("Bob resigned.").waitFor();
});
