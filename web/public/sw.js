// The offline shell. The page comes from the network whenever it can, so nobody is held on an old
// version; what was seen before is shown when there is no network. Games are never kept here.
const CACHE = 'perron-shell-1';
const MOST = 90;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const shell = await fetch(new URL('./', self.registration.scope), { cache: 'no-cache' });
      if (!shell.ok) return;
      const text = await shell.clone().text();
      await cache.put(new URL('./', self.registration.scope), shell);
      const parts = [...text.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)].map(
        (match) => new URL(match[1], self.registration.scope).href,
      );
      await Promise.allSettled(parts.map((part) => cache.add(part)));
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

async function keep(request, reply) {
  const cache = await caches.open(CACHE);
  await cache.put(request, reply);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
}

async function shell(event) {
  const home = new URL('./', self.registration.scope);
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(keep(home, reply.clone()));
    return reply;
  } catch (problem) {
    const kept = await caches.match(home);
    if (kept) return kept;
    throw problem;
  }
}

async function file(event) {
  const kept = await caches.match(event.request);
  const fresh = fetch(event.request).then((reply) => {
    if (reply.ok) event.waitUntil(keep(event.request, reply.clone()));
    return reply;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

async function facts(event) {
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(keep(event.request, reply.clone()));
    return reply;
  } catch (problem) {
    const kept = await caches.match(event.request);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const inside = url.href.startsWith(self.registration.scope) ? url.href.slice(self.registration.scope.length) : null;
  if (event.request.method !== 'GET' || inside === null) return;
  if (event.request.mode === 'navigate' && !inside.startsWith('api/')) event.respondWith(shell(event));
  else if (inside.startsWith('assets/')) event.respondWith(file(event));
  else if (/^api\/(boards|bots)(\/|$)/.test(inside)) event.respondWith(facts(event));
});
