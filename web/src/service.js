// Keeps the companion for tables without a network, and shows what the server has to tell while no
// page is open. KEPT, FILES and LANGS are put before this text when the page is built: the name of
// this version, all files that belong to it, and the languages of its words.

const TEXTS = /\/api\/games\/([^/]+\/(words|rules)\/[^/]+)?$/;
const RULES = /\/api\/games\/[^/]+\/rules\/[^/]+$/;
const HASHED = /^(assets|games)\//; // names that change with what they name
const PAGE = "./";
const PATIENCE = 3000;

/** What games bring: their boards, the words of all of them, and whatever rules were read in an older
 * version. */
async function ofGames(names) {
  const list = new URL("api/games/", self.location.href).pathname;
  const games = await (await freshest(list, list)).json();
  const boards = games.flatMap(({ board }) => board.files.map((x) => board.folder + x));
  const words = games.flatMap(({ name }) => LANGS.map((lang) => `${list}${encodeURIComponent(name)}/words/${lang}`));
  const olds = await Promise.all(names.map(async (x) => (await caches.open(x)).keys()));
  return [
    ...boards,
    ...words,
    ...olds
      .flat()
      .map((x) => new URL(x.url).pathname)
      .filter((x) => RULES.test(x)),
  ];
}

/** Files whose names say what they hold need not be fetched again for a new version. */
async function fetchAll(tell) {
  const [cache, have] = [await caches.open(KEPT), await caches.keys()];
  const wanted = [...new Set([PAGE, ...FILES, ...(await ofGames(have))])];
  let done = 0;
  const queue = [...wanted];
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const hashed = HASHED.test(file);
      if (!(await cache.match(file))) {
        const old = hashed && have.length ? await caches.match(file) : undefined;
        if (old) await cache.put(file, old);
        else await cache.add(new Request(file, { cache: hashed ? "default" : "no-cache" }));
      }
      tell?.(++done / wanted.length);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return (await cache.keys()).length >= wanted.length;
}

self.addEventListener("install", (event) => {
  // Whoever has the companion keeps having it, whatever the version.
  const known = async () => (await caches.keys()).some((x) => x.startsWith("ludorum-"));
  event.waitUntil(known().then((x) => (x ? fetchAll() : undefined)));
});

/** All that is needed of older versions has been fetched anew. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((x) => x.startsWith("ludorum-") && x !== KEPT).map((x) => caches.delete(x)));
}

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  const [port] = event.ports;
  event.waitUntil(
    fetchAll((part) => port.postMessage({ part })).then(
      (done) => port.postMessage({ part: 1, done }),
      () => port.postMessage({ part: 0, done: false }),
    ),
  );
});

/** What the network says; without it, what is kept. A page stays with the files it belongs to. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (e) {
    const old = await (await caches.open(KEPT)).match(PAGE);
    if (old) return old;
    throw e;
  }
}

/** What the network says, and is kept; what was kept, if there is no network or a bad one. */
async function freshest(request, key) {
  const cache = await caches.open(KEPT);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  });
  const old = await cache.match(key);
  if (!old) return fresh;
  const late = new Promise((done) => setTimeout(done, PATIENCE, old));
  return Promise.race([fresh.catch(() => old), late]);
}

/** What is kept; a board that came after the rest was kept is kept now. */
async function held(request, path) {
  const cache = await caches.open(KEPT);
  const old = await cache.match(path);
  if (old) return old;
  const fresh = await fetch(request);
  if (fresh.ok && (await cache.match(PAGE))) await cache.put(path, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const base = new URL(PAGE, self.location.href);
  if (request.method !== "GET" || url.origin !== base.origin) return;
  const path = url.href.startsWith(base.href) ? url.href.slice(base.href.length).split(/[?#]/)[0] : null;
  if (request.mode === "navigate" && (path === "" || path === "index.html")) event.respondWith(page(request));
  else if (path !== null && (FILES.includes(path) || path.startsWith("games/"))) event.respondWith(held(request, path));
  else if (path !== null && TEXTS.test(url.pathname)) event.respondWith(freshest(request, url.pathname));
});

/** One for a table: a newer one takes the place of the last, and is heard again. */
self.addEventListener("push", (event) => {
  const { title, body, lang, table } = event.data.json();
  const icon = new URL("mark-192.png", self.location.href).href;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang,
      tag: table,
      renotify: true,
      icon,
      badge: icon,
      data: { table },
    }),
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
