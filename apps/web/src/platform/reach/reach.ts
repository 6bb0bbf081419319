import { createCell, useCell } from '../cell.ts';

/** Small requests until the server is reachable again. Their response notifies the listeners. */

const AGAIN_MS = 4000;
const listeners = new Set<() => void>();
/** The last request got no response, or the browser is offline. Null while reachable. */
const since = createCell<Date | null>(navigator.onLine ? null : new Date());
const wentAway = (): void => since.set(since.get() ?? new Date());
let timer: ReturnType<typeof setTimeout> | undefined;
/** Failures of requests sent before the last response are ignored. */
let answers = 0;

export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function wasNotReached(): void {
  wentAway();
  awaitReturn();
}

export function awaitReturn(): void {
  timer ??= setTimeout(() => void lookAgain(), AGAIN_MS);
}

export function wasReached(): void {
  answers += 1;
  if (since.get() === null && timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  since.set(null);
  for (const listener of listeners) listener();
}

export const seemsWithinReach = (): boolean => navigator.onLine && since.get() === null;

export const useAwaySince = (): Date | null => useCell(since);

export async function lookAgain(): Promise<boolean> {
  const there = await answersNow();
  if (there) wasReached();
  return there;
}

/** Notifies no listeners, unlike `lookAgain`, for callers that would only repeat a refused request. */
export async function answersNow(): Promise<boolean> {
  const url = new URL('version', document.baseURI);
  url.searchParams.set('hash', Math.random().toString(36).slice(2));
  const before = answers;
  try {
    await fetch(url.href, { cache: 'no-store' });
    return true;
  } catch {
    clearTimeout(timer);
    timer = undefined;
    if (before === answers) wasNotReached();
    return since.get() === null;
  }
}

window.addEventListener('offline', wentAway);
window.addEventListener('online', () => {
  if (since.get() !== null) void lookAgain();
});
