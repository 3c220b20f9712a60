// Keeps the companion for tables without a network, and shows what the server has to tell while no
// page is open. Our own, not Workbox: boards and words come from packages the server lists, not from this
// build, only those who use the companion keep it, and they see how far it has come.

/** Put before this text when the page is built: the name of this version, all files that belong to it,
 * and the languages of its words. */
declare const KEPT: string;
declare const FILES: string[];
declare const LANGS: string[];

interface ListedGame {
  name: string;
  board: { folder: string; files: string[] };
}

/** What the server pushes. */
interface Notice {
  title: string;
  body: string;
  lang: string;
  table: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;

const TEXTS = /\/api\/games\/([^/]+\/((words|rules|course)\/[^/]+|guide))?$/;
const RULES = /\/api\/games\/[^/]+\/rules\/[^/]+$/;
const HASHED = /^(assets|games)\//; // names that change with what they name
// The cards of somebody's box: nothing of it is kept.
const OTHER_CARDS = /\/games\/[^/]+\/(\w+\.\w+\/|(words|rules)\/\w+\?content=)/;
const PAGE = "./";
const PATIENCE = 3000;

/** What games bring: their boards, the words of all of them, and whatever rules were read in an older
 * version. */
async function ofGames(names: readonly string[]): Promise<string[]> {
  const list = new URL("api/games/", self.location.href).pathname;
  const games = (await (await freshest(list, list)).json()) as ListedGame[];
  const boards = games.flatMap(({ board }) => board.files.map((x) => board.folder + x));
  const told = LANGS.flatMap((lang) => [`words/${lang}`, `course/${lang}`]);
  const words = games.flatMap(({ name }) => told.map((text) => `${list}${encodeURIComponent(name)}/${text}`));
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
async function fetchAll(tell?: (part: number) => void): Promise<boolean> {
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

worker.addEventListener("install", (event) => {
  // Whoever has the companion keeps having it, whatever the version.
  const known = async () => (await caches.keys()).some((x) => x.startsWith("ludorum-"));
  event.waitUntil(known().then((x) => (x ? fetchAll() : false)));
});

/** All that is needed of older versions has been fetched anew. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((x) => x.startsWith("ludorum-") && x !== KEPT).map((x) => caches.delete(x)));
}

worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  const port = event.ports[0]!;
  event.waitUntil(
    fetchAll((part) => port.postMessage({ part })).then(
      (done) => port.postMessage({ part: 1, done }),
      () => port.postMessage({ part: 0, done: false }),
    ),
  );
});

/** What the network says; without it, or while no server stands behind it, what is kept. A page stays with the files
 * it belongs to. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(KEPT)).match(PAGE);
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (e) {
    const old = await kept();
    if (old) return old;
    throw e;
  }
}

/** What the network says, and is kept; what was kept, if there is no network or a bad one. */
async function freshest(request: RequestInfo, key: string): Promise<Response> {
  const cache = await caches.open(KEPT);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  });
  const old = await cache.match(key);
  if (!old) return fresh;
  const late = new Promise<Response>((done) => setTimeout(done, PATIENCE, old));
  return Promise.race([fresh.catch(() => old), late]);
}

/** What is kept; a board that came after the rest was kept is kept now. */
async function held(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(KEPT);
  const old = await cache.match(path);
  if (old) return old;
  const fresh = await fetch(request);
  if (fresh.ok && (await cache.match(PAGE))) await cache.put(path, fresh.clone());
  return fresh;
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const base = new URL(PAGE, self.location.href);
  if (request.method !== "GET" || url.origin !== base.origin || OTHER_CARDS.test(url.href)) return;
  const path = url.href.startsWith(base.href) ? url.href.slice(base.href.length).split(/[?#]/)[0]! : null;
  if (request.mode === "navigate" && (path === "" || path === "index.html")) event.respondWith(page(request));
  else if (path !== null && (FILES.includes(path) || path.startsWith("games/"))) event.respondWith(held(request, path));
  else if (path !== null && TEXTS.test(url.pathname)) event.respondWith(freshest(request, url.pathname));
});

/** One for a table: a newer one takes the place of the last, and is heard again. */
worker.addEventListener("push", (event) => {
  const { title, body, lang, table } = event.data!.json() as Notice;
  const icon = new URL("mark-192.png", self.location.href).href;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      lang,
      tag: table,
      renotify: true,
      icon,
      badge: icon,
      data: { table },
    } as NotificationOptions), // `renotify` is not in the standard library of types
  );
});

/** To the table: in a page that is open, else in a new one. */
async function go(table: string): Promise<WindowClient | null> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((x) => x.url.includes(table)) ?? pages[0];
  if (!page)
    return worker.clients.openWindow(new URL(`./#/table/${encodeURIComponent(table)}`, self.location.href).href);
  page.postMessage({ go: table });
  return page.focus();
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(go(table));
});
