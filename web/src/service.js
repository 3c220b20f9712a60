// Keeps the companion for tables without a network, and shows what the house has to tell while no
// page is open. KEPT and FILES are put before this text when the page is built: the name of this
// version, and all files that belong to it.

const RULES = /\/api\/games\/[^/]+\/rules\/[^/]+$/;
const PAGE = "./";

/** Files whose names say what they hold need not be fetched again for a new version. */
async function fetchAll(tell) {
  const [cache, have] = [await caches.open(KEPT), await caches.keys()];
  const wanted = [PAGE, ...FILES];
  let done = 0;
  const queue = [...wanted];
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const hashed = file.startsWith("assets/");
      if (!(await cache.match(file))) {
        const old = hashed && have.length ? await caches.match(file) : undefined;
        if (old) await cache.put(file, old);
        else await cache.add(new Request(file, { cache: hashed ? "default" : "no-cache" }));
      }
      tell?.(++done / wanted.length);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

async function complete() {
  if (!(await caches.has(KEPT))) return false;
  const cache = await caches.open(KEPT);
  return (await cache.keys()).length > FILES.length;
}

self.addEventListener("install", (event) => {
  // Whoever has the companion keeps having it, whatever the version.
  const known = async () => (await caches.keys()).some((x) => x.startsWith("ludorum-"));
  event.waitUntil(known().then((x) => (x ? fetchAll() : undefined)));
});

/** The rules of games are kept on; everything else of older versions goes. */
async function tidy() {
  const [cache, names] = [await caches.open(KEPT), await caches.keys()];
  for (const name of names.filter((x) => x.startsWith("ludorum-") && x !== KEPT)) {
    const old = await caches.open(name);
    for (const request of await old.keys())
      if (RULES.test(new URL(request.url).pathname)) await cache.put(request, await old.match(request));
    await caches.delete(name);
  }
}

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  const [port] = event.ports;
  event.waitUntil(
    fetchAll((part) => port.postMessage({ part })).then(
      async () => port.postMessage({ part: 1, done: await complete() }),
      () => port.postMessage({ part: 0, done: false }),
    ),
  );
});

/** What the network says; without it, what is kept. A page stays with the files it belongs to. */
async function freshest(request, key, renew) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (renew && answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (e) {
    const old = await cache.match(key);
    if (old) return old;
    throw e;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const base = new URL(PAGE, self.location.href);
  if (request.method !== "GET" || url.origin !== base.origin) return;
  const path = url.href.startsWith(base.href) ? url.href.slice(base.href.length).split(/[?#]/)[0] : null;
  if (request.mode === "navigate" && (path === "" || path === "index.html")) event.respondWith(freshest(request, PAGE, false));
  else if (path !== null && FILES.includes(path))
    event.respondWith(caches.open(KEPT).then(async (x) => (await x.match(path)) ?? fetch(request)));
  else if (path !== null && RULES.test(url.pathname)) event.respondWith(freshest(request, url.pathname, true));
});

/** One for a table: a newer one takes the place of the last, and is heard again. */
self.addEventListener("push", (event) => {
  const { title, body, lang, table } = event.data.json();
  const icon = new URL("mark-192.png", self.location.href).href;
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, tag: table, renotify: true, icon, badge: icon, data: { table } }),
  );
});

/** To the table: in a page that is open, else in a new one. */
async function go(table) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((x) => x.url.includes(table)) ?? pages[0];
  if (!page) return self.clients.openWindow(new URL(`./#/table/${encodeURIComponent(table)}`, self.location.href).href);
  page.postMessage({ go: table });
  return page.focus();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.table));
});
