// Signing in with a passkey, by mail and elsewhere; what becomes of a guest, and of who leaves.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Lang } from "../src/words/load.ts";
import { test as base, expect } from "./support/fixtures.ts";
import { look } from "./support/look.ts";
import { type Outside, outside } from "./support/outside.ts";
import type { Px, Scene } from "./support/scene.ts";
import type { Visitor } from "./support/visitor.ts";

const LABEL = "Гільдія";

/** A house with every way to sign in. Passkeys are bound to a name, so it is visited by its name. */
const test = base.extend<{ world: Outside }>({
  world: async ({ scene }, use) => {
    const world = await outside();
    await scene.ownHouse(
      (port) => ({
        LUDORUM_PUBLIC_URL: `http://localhost:${port}`,
        LUDORUM_MAIL_SERVER: world.mail,
        LUDORUM_MAIL_FROM: "house@example.org",
        LUDORUM_OIDC_ISSUER: world.oidc,
        LUDORUM_OIDC_CLIENT: world.client,
        LUDORUM_OIDC_SECRET: world.secret,
        LUDORUM_OIDC_LABEL: LABEL,
      }),
      "localhost",
    );
    await use(world);
    world.close();
  },
});

/** A device with passkeys for this page, whose owner always agrees: how many it holds. */
async function device(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
}

const isHere = (page: Page, name: string) => page.locator(".top .who:visible", { hasText: name }).waitFor();

async function comeIn(visitor: Visitor, name: string): Promise<void> {
  await visitor.goto("#/sign-in");
  await visitor.page.getByLabel("Your name").fill(name);
  await visitor.button("Continue").click();
  await isHere(visitor.page, name);
}

/** A guest gets a passkey, and keeps the seat. */
async function byPasskey(scene: Scene): Promise<void> {
  const visitor = await scene.visitor();
  const { page, table } = visitor;
  const passkeys = await device(page);
  await comeIn(visitor, "Ada");
  await table.begin("tithe");
  const { id } = table;
  await visitor.goto("#/sign-in");
  await visitor.button("Add a passkey").click();
  await page.locator(".way").waitFor();
  await expect.poll(passkeys).toBe(1);
  await page.getByText("Signed in as Ada").waitFor();
  await page.locator(".way .btn").click();
  await page.getByText("This is your only way to sign in.").waitFor();
  await visitor.button("Add a passkey").click();
  await page.getByText("This device already has a passkey for this account.").waitFor();
  await visitor.button("Sign out").click();
  await visitor.button("Sign in with a passkey").click();
  await page.waitForURL(/#\/$/);
  await isHere(page, "Ada");
  await table.open(id); // the guest's seat is the account's
  await page.locator(".prompt.own, .invite").first().waitFor();
}

/** A link makes an account; a guest with the same address is that account. */
async function byMail(scene: Scene, world: Outside): Promise<void> {
  const address = "ada@example.org";
  const ask = async (visitor: Visitor) => {
    await visitor.page.getByLabel("Email address").fill(address);
    await visitor.button("Send the link").click();
  };
  const one = await scene.visitor();
  await one.goto("#/sign-in");
  await one.page.getByRole("radio", { name: "By email" }).check();
  await ask(one);
  await one.page.getByRole("status").getByText(address).waitFor();
  const link = await world.link(address);
  assert.ok(link.startsWith(`${scene.url}/#/mail/`));
  await one.page.goto(link);
  await one.button("Sign in").click();
  await one.page.getByLabel("Your name").fill("Ada");
  await one.button("Sign in").click();
  await one.page.waitForURL(/#\/$/);
  await isHere(one.page, "Ada");
  // Once only, and for another browser the same answer.
  const other = await scene.visitor();
  await other.page.goto(link);
  await other.button("Sign in").click();
  await other.page.getByText("That link has been used").waitFor();
  // A guest who gives the address of an account is that account.
  await comeIn(other, "Phone");
  await other.goto("#/sign-in");
  await other.button("Add an email address").click();
  await ask(other);
  await other.page.goto(await world.link(address, 2));
  await other.button("Sign in").click();
  await other.page.getByText("Signed in as Ada").waitFor();
}

/** Elsewhere, and there one takes one's data and leaves. */
async function elsewhere(scene: Scene): Promise<void> {
  const visitor = await scene.visitor();
  const { page } = visitor;
  await visitor.goto("#/new/tithe");
  await visitor.button(`Sign in with ${LABEL}`).click();
  await isHere(page, "Wanderer"); // through the provider and back
  await page.waitForURL(/#\/new\/tithe$/); // to where one was
  await page.locator(".form .btn.primary").waitFor();
  await visitor.goto("#/sign-in");
  await page.locator(".way > div").getByText(LABEL).waitFor();
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const file = await downloaded;
  assert.equal(file.suggestedFilename(), "ludorum.zip");
  assert.equal(readFileSync(await file.path()).toString("latin1", 0, 2), "PK");
  await visitor.button("Delete account").click();
  const sure = visitor.button("Delete for good");
  assert.ok(await sure.isDisabled());
  await page.getByLabel("To confirm, type your name").fill("Wanderer");
  await sure.click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await visitor.goto("#/sign-in/way-taken");
  await page.getByText("Another account already uses that.").waitFor();
}

test("signing in", async ({ scene, world }) => {
  await byPasskey(scene);
  await byMail(scene, world);
  await elsewhere(scene);
});

/** Every language, every width; long words meet narrow screens. */
const TOURS: [Lang, Px][] = [
  ["uk", 390],
  ["ru", 390],
  ["en", 1024],
  ["uk", 1440],
];

test("every screen of signing in", async ({ scene, world: _ }) => {
  const found: string[] = [];
  let n = 0;
  for (const [lang, px] of TOURS) {
    const visitor = await scene.visitor({ lang, px });
    const { page } = visitor;
    const see = async (name: string) => {
      n += 1;
      const wrong = await look(page, lang);
      if (wrong.length) await scene.keep(visitor, `${name} ${lang} ${px}`);
      found.push(...wrong.map((x) => `${name}, ${lang}, ${px}: ${x}`));
    };
    await device(page);
    await visitor.goto("#/sign-in/expired");
    await page.locator(".otherwise .btn").nth(1).waitFor();
    await see("all ways");
    await page.locator(".pick label").nth(3).click();
    await page.locator("input[type=email]").fill(`somebody.with.a.long.name.${lang}${px}@example.org`);
    await page.locator(".btn.primary").click();
    await page.locator("[role=status]").waitFor();
    await see("by mail");
    await page.locator(".pick label").nth(0).click();
    await page.locator(".text input").fill("Олександра-Марта Вашневецька");
    await page.locator(".btn.primary").click();
    await page.waitForURL(/#\/$/);
    await visitor.goto("#/sign-in");
    await page.locator(".between").waitFor();
    await see("account of a guest");
    await page.locator(".panel .otherwise .btn").nth(0).click();
    await page.locator(".way").waitFor();
    await page.locator(".panel .otherwise .btn").nth(1).click();
    await page.locator("input[type=email]").waitFor();
    await see("account");
    await page.locator(".btn.quiet").click();
    await page.locator("dialog input").waitFor();
    await see("leaving");
    await visitor.goto("#/mail/x");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.locator(".btn.primary").click();
    await page.locator(".complaint").waitFor();
    await see("a link from a letter");
    await visitor.leave();
  }
  assert.ok(!found.length, found.join("\n"));
  scene.note(`${n} screens`);
});
