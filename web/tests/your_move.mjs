// Being told while one is elsewhere, and letting a bot sit in for who does not come.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { expect, test } from "./fixtures.mjs";
import { Guest } from "./guest.mjs";
import { look } from "./look.mjs";
import { outside } from "./outside.mjs";
import { button } from "./player.mjs";

/** Runs in the page: the browser subscribes with a push service of ours. */
function subscribeThere({ endpoint, p256dh, auth }) {
  const made = {
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async () => {
    sessionStorage.setItem("subscribed", "yes");
    return made;
  };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("subscribed") ? made : null);
}

test("a push message, from the server to the table it is about", async ({ scene }) => {
  const world = await outside();
  try {
    const house = await scene.ownHouse((port) => ({
      LUDORUM_PUBLIC_URL: `http://localhost:${port}`,
      LUDORUM_PUSH_PRIVATE: "true",
      LUDORUM_NOTICE_SECONDS: "0.2",
    }));
    const url = house.url.replace("127.0.0.1", "localhost");
    const page = await scene.visitor({ lang: "uk" });
    await page.context().grantPermissions(["notifications"], { origin: url });
    await page.addInitScript(subscribeThere, world.subscription);
    await page.goto(`${url}/#/sign-in`);
    await page.getByLabel("Ваше ім’я").fill("Олена");
    await page.locator("form .btn.primary").click();
    await page.locator(".top .who", { hasText: "Олена" }).waitFor();
    await page.goto(`${url}/#/settings`);
    await button(page, "Увімкнути на цьому пристрої").click();
    await page.getByText("На цьому пристрої сповіщення ввімкнено.").waitFor();
    assert.deepEqual(await look(page, "uk"), []);

    const [me, friend] = [
      await Guest.of(page.context(), { url, name: scene.name }),
      await Guest.come(url, "Богдан", scene.name),
    ];
    const table = await friend.table({ game: "tithe", seats: 2, bots: 0 });
    await me.join(table);
    await friend.start(table.id);
    const said = await world.pushed();
    assert.deepEqual(said, { title: "Ваш хід", body: said.body, lang: "uk", table: table.id });
    assert.match(said.body, /Богдан$/);

    // What the push service would do: hand the message to the service worker of the page.
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise((done) =>
      devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        (e) => e.registrations[0] && done(e.registrations[0].registrationId),
      ),
    );
    await devtools.send("ServiceWorker.enable");
    const registrationId = await registered;
    const deliver = (message) =>
      devtools.send("ServiceWorker.deliverPushMessage", { origin: url, registrationId, data: JSON.stringify(message) });
    const shown = () =>
      page.evaluate(async () => {
        const list = await (await navigator.serviceWorker.ready).getNotifications();
        return list.map((x) => ({ title: x.title, body: x.body, tag: x.tag, lang: x.lang }));
      });
    // A newer one takes the place of the older one about the same table.
    for (const body of ["older", said.body]) {
      await deliver({ ...said, body });
      await expect.poll(shown).toEqual([{ title: said.title, body, tag: table.id, lang: "uk" }]);
    }

    // Nothing can press it from here, so the worker is told that somebody has.
    const [worker] = page.context().serviceWorkers();
    await worker.evaluate(async () => {
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
    await page.waitForURL(`**/#/table/${table.id}`);
    await page.locator(".prompt.own").waitFor();
    await expect.poll(shown).toEqual([]);
  } finally {
    world.close();
  }
});

test("a bot sits in for who does not come, until they are back", async ({ scene }) => {
  const [me, friend] = [await scene.guest("Ada"), await scene.guest("Bob")];
  const tempo = { kind: "live", reserve: 5, increment: 3600 };
  const table = await me.ask("POST", "tables/", { game: "tithe", seats: 2, tempo });
  await friend.join(table);
  await me.start(table.id);
  const [page, other] = [await scene.visitor({ as: me }), await scene.visitor({ as: friend })];
  await page.goto(`${scene.url}/#/table/${table.id}`);
  await page.getByText("Bob has run out of time.").waitFor();
  assert.deepEqual(await look(page, "en"), []);
  await button(page, "Let a bot play").click();
  await page.locator(".player", { hasText: "Bob" }).locator(".tag", { hasText: "Bot" }).waitFor();
  await me.play(table.id, dice(5), (x) => x.version > 8);
  await other.goto(`${scene.url}/#/table/${table.id}`);
  await button(other, "Take my seat back").click();
  await other.locator(".absent").waitFor({ state: "detached" });
  await me.play(table.id, dice(6), (x) => x.waiting.includes(1));
  await other.locator(".prompt.own").waitFor();
});
