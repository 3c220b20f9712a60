// Signing in with a passkey, by mail and elsewhere; what becomes of a guest, and of who leaves.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { look } from "./look.mjs";
import { outside } from "./outside.mjs";
import { button } from "./player.mjs";

const LABEL = "Гільдія";

/** A house with every way to sign in. Passkeys are bound to a name, so it is visited by its name. */
async function openDoors(scene) {
  const world = await outside();
  const house = await scene.ownHouse((port) => ({
    LUDORUM_PUBLIC_URL: `http://localhost:${port}`,
    LUDORUM_MAIL_SERVER: world.mail,
    LUDORUM_MAIL_FROM: "house@example.org",
    LUDORUM_OIDC_ISSUER: world.oidc,
    LUDORUM_OIDC_CLIENT: world.client,
    LUDORUM_OIDC_SECRET: world.secret,
    LUDORUM_OIDC_LABEL: LABEL,
  }));
  return { world, url: house.url.replace("127.0.0.1", "localhost") };
}

/** A device with passkeys for this page; its owner always agrees. */
async function device(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return { credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials };
}

const isHere = (page, name) => page.locator(".top .who:visible", { hasText: name }).waitFor();

async function comeIn(page, url, name) {
  await page.goto(`${url}/#/sign-in`);
  await page.getByLabel("Your name").fill(name);
  await button(page, "Continue").click();
  await isHere(page, name);
}

/** A guest gets a passkey, and keeps the seat. */
async function byPasskey(scene, url) {
  const page = await scene.visitor({});
  const phone = await device(page);
  await comeIn(page, url, "Ada");
  await page.goto(`${url}/#/new/tithe`);
  await page.locator(".form .btn.primary").click();
  await page.waitForURL(/#\/table\//);
  const table = page.url();
  await page.goto(`${url}/#/sign-in`);
  await button(page, "Add a passkey").click();
  await page.locator(".way").waitFor();
  await expect.poll(async () => (await phone.credentials()).length).toBe(1);
  await page.getByText("Signed in as Ada").waitFor();
  await page.locator(".way .btn").click();
  await page.getByText("This is your only way to sign in.").waitFor();
  await button(page, "Add a passkey").click();
  await page.getByText("This device already has a passkey for this account.").waitFor();
  await button(page, "Sign out").click();
  await button(page, "Sign in with a passkey").click();
  await page.waitForURL(/#\/$/);
  await isHere(page, "Ada");
  await page.goto(table); // the guest's seat is the account's
  await page.locator(".prompt.own, .invite").first().waitFor();
}

/** A link makes an account; a guest with the same address is that account. */
async function byMail(scene, world, url) {
  const page = await scene.visitor({});
  const ask = async (address) => {
    await page.getByLabel("Email address").fill(address);
    await button(page, "Send the link").click();
    await page.getByRole("status").getByText(address).waitFor();
  };
  await page.goto(`${url}/#/sign-in`);
  await page.getByRole("radio", { name: "By email" }).check();
  await ask("ada@example.org");
  const link = await world.link("ada@example.org");
  assert.ok(link.startsWith(`${url}/#/mail/`));
  await page.goto(link);
  await button(page, "Sign in").click();
  await page.getByLabel("Your name").fill("Ada");
  await button(page, "Sign in").click();
  await page.waitForURL(/#\/$/);
  await isHere(page, "Ada");
  // Once only, and for another browser the same answer.
  const other = await scene.visitor({});
  await other.goto(link);
  await button(other, "Sign in").click();
  await other.getByText("That link has been used").waitFor();
  // A guest who gives the address of an account is that account.
  await comeIn(other, url, "Phone");
  await other.goto(`${url}/#/sign-in`);
  await button(other, "Add an email address").click();
  await other.getByLabel("Email address").fill("ada@example.org");
  await button(other, "Send the link").click();
  const second = await world.link("ada@example.org", 2);
  await other.goto(second);
  await button(other, "Sign in").click();
  await other.getByText("Signed in as Ada").waitFor();
}

/** Elsewhere, and there one takes one's data and leaves. */
async function elsewhere(scene, url) {
  const page = await scene.visitor({});
  await page.goto(`${url}/#/new/tithe`);
  await button(page, `Sign in with ${LABEL}`).click();
  await isHere(page, "Wanderer"); // through the provider and back
  await page.waitForURL(/#\/new\/tithe$/); // to where one was
  await page.locator(".form .btn.primary").waitFor();
  await page.goto(`${url}/#/sign-in`);
  await page.locator(".way > div").getByText(LABEL).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  assert.equal(file.suggestedFilename(), "ludorum.zip");
  assert.equal(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
    "PK",
  );
  await button(page, "Delete account").click();
  const sure = button(page, "Delete for good");
  assert.ok(await sure.isDisabled());
  await page.getByLabel("To confirm, type your name").fill("Wanderer");
  await sure.click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.goto(`${url}/#/sign-in/way-taken`);
  await page.getByText("Another account already uses that.").waitFor();
}

test("signing in", async ({ scene }) => {
  const { world, url } = await openDoors(scene);
  try {
    await byPasskey(scene, url);
    await byMail(scene, world, url);
    await elsewhere(scene, url);
  } finally {
    world.close();
  }
});

/** Every language, every width; long words meet narrow screens. */
const TOURS = [
  ["uk", 390],
  ["ru", 390],
  ["en", 1024],
  ["uk", 1440],
];

test("every screen of signing in", async ({ scene }) => {
  const { world, url } = await openDoors(scene);
  const found = [];
  let n = 0;
  try {
    for (const [lang, px] of TOURS) {
      const page = await scene.visitor({ lang, px });
      const see = async (name) => {
        n += 1;
        const wrong = await look(page, lang);
        if (wrong.length) await scene.keep(page, `${name} ${lang} ${px}`);
        found.push(...wrong.map((x) => `${name}, ${lang}, ${px}: ${x}`));
      };
      await device(page);
      await page.goto(`${url}/#/sign-in/expired`);
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
      await page.goto(`${url}/#/sign-in`);
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
      await page.goto(`${url}/#/mail/x`);
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.locator(".btn.primary").click();
      await page.locator(".complaint").waitFor();
      await see("a link from a letter");
      await page.context().close();
    }
  } finally {
    world.close();
  }
  assert.ok(!found.length, found.join("\n"));
  scene.note(`${n} screens`);
});
