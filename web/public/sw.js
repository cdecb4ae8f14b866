// The page without a network. Every file that a view needs is kept when a build is first seen, all or nothing, in a cache of its
// own; the caches of older builds go. The document itself comes from the network whenever it can, so nobody is held on an old version.
// What the server tells of boards and lessons is asked for anew each time, and kept for when it can't be. Games are never kept here.

// Written in when the page is built: what it consists of, and a name that changes with any of it.
const BUILD = '';
const FILES = [];

const CACHE = `perron-${BUILD}`;
const FACTS = /^api\/(boards|bots|lessons)(\/[^/]+)?$/;

const address = (path) => new URL(path, self.registration.scope).href;

/** Keep one file. A name with a hash in it never means anything else: what an older build or the browser kept is taken over. */
async function take(cache, path) {
  const lasting = /-[\w-]{8}\.(css|js|woff2)$/.test(path);
  const older = lasting ? await caches.match(address(path)) : undefined;
  const reply = older ?? (await fetch(address(path), { cache: lasting ? 'default' : 'no-cache' }));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  await cache.put(address(path), reply);
}

/** One after the other: others use the same line. */
async function takeAll(cache, paths) {
  for (const path of paths) await take(cache, path);
}

/** What the front page and Learn ask for. */
async function takeFacts(cache) {
  await takeAll(cache, ['api/boards', 'api/bots']);
  const boards = await (await cache.match(address('api/boards'))).json();
  await takeAll(
    cache,
    boards.flatMap(({ id }) => [`api/boards/${id}`, `api/lessons/${id}`]),
  );
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await takeAll(cache, ['./', ...FILES]);
      await takeFacts(cache);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

const kept = async (path) => (await caches.open(CACHE)).match(path);

/** The document: the kept one, which goes with the kept files, only where the network has none. */
async function shell(event) {
  try {
    return await fetch(event.request);
  } catch (problem) {
    const reply = await kept(address('./'));
    if (reply) return reply;
    throw problem;
  }
}

async function file(event) {
  return (await kept(event.request)) ?? fetch(event.request);
}

async function facts(event) {
  try {
    const reply = await fetch(event.request);
    const copy = reply.clone();
    if (reply.ok) event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
    return reply;
  } catch (problem) {
    const reply = await kept(event.request);
    if (reply) return reply;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const inside = url.href.startsWith(self.registration.scope) ? url.href.slice(self.registration.scope.length) : null;
  if (event.request.method !== 'GET' || inside === null) return;
  if (event.request.mode === 'navigate' && !inside.startsWith('api/')) event.respondWith(shell(event));
  else if (inside.startsWith('assets/')) event.respondWith(file(event));
  else if (FACTS.test(inside)) event.respondWith(facts(event));
});
