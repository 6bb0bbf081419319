import { createCell, useCell } from '../cell.ts';

/**
 * Whether the server is within reach. Said by what was asked and got no answer; while something waits for it one small question is
 * repeated, and whoever waits is told once it is answered.
 */

const AGAIN_MS = 4000;
const listeners = new Set<() => void>();
/** Since when the server has been out of reach: the last that was asked got no answer, or the browser says so. Null while there is no reason to think so. */
const since = createCell<Date | null>(navigator.onLine ? null : new Date());
const wentAway = (): void => since.set(since.get() ?? new Date());
let timer: ReturnType<typeof setTimeout> | undefined;
/** How often it answered: what was asked before the last answer says nothing new. */
let answers = 0;

/** Calls when the server answers again; returns the way to stop it. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something was asked and got no answer at all. */
export function wasNotReached(): void {
  wentAway();
  awaitReturn();
}

/** Something waits for an answer: it is asked for until it comes. */
export function awaitReturn(): void {
  timer ??= setTimeout(() => void lookAgain(), AGAIN_MS);
}

/** Something was answered, whatever it was. */
export function wasReached(): void {
  answers += 1;
  if (since.get() === null && timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  since.set(null);
  for (const listener of listeners) listener();
}

/** Whether there is no reason to doubt it. */
export const seemsWithinReach = (): boolean => navigator.onLine && since.get() === null;

/** Since when it has been out of reach, while it is; else null. */
export const useAwaySince = (): Date | null => useCell(since);

/** Asks the server whether it is there. */
export async function lookAgain(): Promise<boolean> {
  const there = await answersNow();
  if (there) wasReached();
  return there;
}

/** The same, and whoever waits is not told of an answer: for who would only ask again for what was just refused. */
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
