// Being told while one is elsewhere, and letting a bot sit in for who does not come.

import assert from "node:assert/strict";
import type { NewTable, TableInfo } from "../src/generated/http.ts";
import { dice } from "./support/dice.ts";
import { expect, test } from "./support/fixtures.ts";
import { look } from "./support/look.ts";
import { outside, type PushMessage } from "./support/outside.ts";

/** Runs in the page: the browser subscribes with a push service of ours. */
function subscribeThere({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }): void {
  const made = {
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => true,
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    sessionStorage.setItem("subscribed", "yes");
    return made;
  };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("subscribed") ? made : null);
}

test("a push message, from the server to the table it is about", async ({ scene }) => {
  const world = await outside();
  try {
    await scene.wholeBrowser();
    await scene.ownHouse(
      (port) => ({
        LUDORUM_PUBLIC_URL: `http://localhost:${port}`,
        LUDORUM_PUSH_PRIVATE: "true",
        LUDORUM_NOTICE_SECONDS: "0.2",
      }),
      "localhost",
    );
    const visitor = await scene.visitor({ lang: "uk" });
    const { page, table } = visitor;
    await page.context().grantPermissions(["notifications"], { origin: scene.url });
    await page.addInitScript(subscribeThere, world.subscription);
    await visitor.goto("#/sign-in");
    await page.getByLabel("Ваше ім’я").fill("Олена");
    await page.locator("form .btn.primary").click();
    await page.locator(".top .who", { hasText: "Олена" }).waitFor();
    await visitor.goto("#/settings");
    await visitor.button("Увімкнути на цьому пристрої").click();
    await page.getByText("На цьому пристрої сповіщення ввімкнено.").waitFor();
    assert.deepEqual(await look(page, "uk"), []);

    const [me, friend] = [await visitor.guest(), await scene.guest("Богдан")];
    const made = await friend.table({ game: "tithe", seats: 2, bots: 0 });
    await me.join(made);
    await friend.start(made.id);
    const said = await world.pushed();
    assert.deepEqual(said, { title: "Ваш хід", body: said.body, lang: "uk", table: made.id });
    assert.match(said.body, /Богдан$/);

    // What the push service would do: hand the message to the service worker of the page.
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) =>
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
        if (one) done(one.registrationId);
      }),
    );
    await devtools.send("ServiceWorker.enable");
    const registrationId = await registered;
    const deliver = (message: PushMessage) => {
      const sent = { origin: scene.url, registrationId, data: JSON.stringify(message) };
      return devtools.send("ServiceWorker.deliverPushMessage", sent);
    };
    const shown = () =>
      page.evaluate(async () => {
        const list = await (await navigator.serviceWorker.ready).getNotifications();
        return list.map((x) => ({ title: x.title, body: x.body, tag: x.tag, lang: x.lang }));
      });
    // A newer one takes the place of the older one about the same table.
    for (const body of ["older", said.body]) {
      await deliver({ ...said, body });
      await expect.poll(shown).toEqual([{ title: said.title, body, tag: made.id, lang: "uk" }]);
    }

    // Nothing can press it from here, so the worker is told that somebody has.
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(async () => {
      // What a service worker has: the types here are those of a page.
      const it = globalThis as unknown as { registration: ServiceWorkerRegistration; NotificationEvent: typeof Event };
      const [notification] = await it.registration.getNotifications();
      dispatchEvent(new it.NotificationEvent("notificationclick", { notification } as EventInit));
    });
    await page.waitForURL(`**/#/table/${made.id}`);
    await table.prompt.waitFor();
    await expect.poll(shown).toEqual([]);
  } finally {
    world.close();
  }
});

test("a bot sits in for who does not come, until they are back", async ({ scene }) => {
  const [me, friend] = [await scene.guest("Ada"), await scene.guest("Bob")];
  const wish: Partial<NewTable> = { game: "tithe", seats: 2, tempo: { kind: "live", reserve: 5, increment: 3600 } };
  const made = await me.ask<TableInfo>("POST", "tables/", wish);
  await friend.join(made);
  await me.start(made.id);
  const [one, other] = [await scene.visitor({ as: me }), await scene.visitor({ as: friend })];
  const { page } = one;
  await one.table.open(made.id);
  await page.getByText("Bob has run out of time.").waitFor();
  assert.deepEqual(await look(page, "en"), []);
  await one.button("Let a bot play").click();
  await page.locator(".player", { hasText: "Bob" }).locator(".tag", { hasText: "Bot" }).waitFor();
  await me.play(made.id, dice(5), (x) => x.version > 8);
  await other.table.open(made.id);
  await other.button("Take my seat back").click();
  await other.page.locator(".absent").waitFor({ state: "detached" });
  await me.play(made.id, dice(6), (x) => x.waiting.includes(1));
  await other.table.prompt.waitFor();
});
