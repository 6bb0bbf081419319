/** Files are cached only for an unreachable server, so that the page is never older than the API. Calls are not cached. */
import type { PushMessage } from '@clubpulse/contract/office/push';
import { reportRenewal, type SubscriptionChange } from './renewal.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD_ID__: string;

const CACHE = `clubpulse-${__BUILD_ID__}`;
const scope = new URL(self.registration.scope);
const page = scope.href;
const assets = new URL('assets/', scope).href;

interface Files {
  files: readonly string[];
  filesOf: Readonly<Record<string, readonly number[]>>;
}

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));

// The worker does not take control of open pages, because a half-loaded page would load its files twice. Open pages report their
// files instead.
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));

self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: readonly string[] };
  if (keep !== undefined) event.waitUntil(keepFiles(keep.filter((url) => url.startsWith(assets))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.url.split('#')[0] === page) event.respondWith(newestPage(request));
  else if (request.url.startsWith(assets)) event.respondWith(fileOf(request));
});

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, text, tag, view } = event.data.json() as PushMessage;
  const icon = new URL('icons/192.png', scope).href;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, icon, data: view }));
});

// Browsers renew a subscription automatically. The event has no type in TypeScript yet.
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & SubscriptionChange;
  change.waitUntil(reportRenewal(change, self.registration.pushManager, new URL('api/', scope)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`${page}#/${String(event.notification.data)}`));
});

async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const ours = windows.find(({ url }) => url.split(/[?#]/)[0] === page);
  if (ours === undefined) await self.clients.openWindow(address);
  else await (await ours.focus()).navigate(address);
}

/** Stores the page and the files of `app` and `home`. Fails when a new build appears, and the browser tries again later. */
async function keepShell(): Promise<void> {
  const [version, answer] = await Promise.all([fresh('version'), fresh('./')]);
  const running = (await version.text()).trim();
  if (running !== __BUILD_ID__) throw new Error(`This worker is of ${__BUILD_ID__}, the server has ${running}`);
  const html = await answer.clone().text();
  await keepFiles(startFiles(html));
  const cache = await caches.open(CACHE);
  await cache.put(page, answer);
}

async function fresh(path: string): Promise<Response> {
  const answer = await fetch(new URL(path, scope), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer;
}

function startFiles(html: string): string[] {
  const linked = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const list = /id="files">(.*?)<\/script>/s.exec(html)?.[1];
  const { files, filesOf } = JSON.parse(list ?? '{"files":[],"filesOf":{}}') as Files;
  // The user menu is included, so that sign-out works offline.
  const starts = ['start.app', 'start.home', 'usermenulist']
    .flatMap((start) => filesOf[start] ?? [])
    .map((index) => files[index] ?? '');
  return [...linked, ...starts].filter((file) => file !== '').map((file) => new URL(file, scope).href);
}

async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([...new Set(urls)].map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('clubpulse-') && name !== CACHE).map((name) => caches.delete(name)));
}

/** The cached page is also used when only a gateway responds. */
async function newestPage(request: Request): Promise<Response> {
  const stored = async () => (await caches.open(CACHE)).match(page);
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await stored()) ?? answer);
  } catch (error) {
    const known = await stored();
    if (known === undefined) throw error;
    return known;
  }
}

async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request.url);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  // Writing may fail, for example because the disk is full.
  if (answer.status === 200) void cache.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}
