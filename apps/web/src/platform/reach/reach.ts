import { createCell, useCell } from '../cell.ts';

/** Sends small requests until the server is reachable again. Their response notifies the listeners. */

const AGAIN_MS = 4000;
const listeners = new Set<() => void>();
/** When the first request got no response or the browser went offline. Null while the server is reachable. */
const since = createCell<Date | null>(navigator.onLine ? null : new Date());
const wentAway = (): void => since.set(since.get() ?? new Date());
let timer: ReturnType<typeof setTimeout> | undefined;
/** Failures of requests sent before the last response are ignored. */
let answers = 0;

export function onReconnect(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function markUnreachable(): void {
  wentAway();
  awaitReturn();
}

export function awaitReturn(): void {
  timer ??= setTimeout(() => void checkReachability(), AGAIN_MS);
}

export function markReachable(): void {
  answers += 1;
  if (since.get() === null && timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  since.set(null);
  for (const listener of listeners) listener();
}

export const seemsReachable = (): boolean => navigator.onLine && since.get() === null;

export const useUnreachableSince = (): Date | null => useCell(since);

export async function checkReachability(): Promise<boolean> {
  const there = await isServerReachable();
  if (there) markReachable();
  return there;
}

/** Unlike `checkReachability` it notifies no listeners, because these would only repeat a refused request. */
export async function isServerReachable(): Promise<boolean> {
  const url = new URL('version', document.baseURI);
  url.searchParams.set('hash', Math.random().toString(36).slice(2));
  const before = answers;
  try {
    await fetch(url.href, { cache: 'no-store' });
    return true;
  } catch {
    clearTimeout(timer);
    timer = undefined;
    if (before === answers) markUnreachable();
    return since.get() === null;
  }
}

window.addEventListener('offline', wentAway);
window.addEventListener('online', () => {
  if (since.get() !== null) void checkReachability();
});
