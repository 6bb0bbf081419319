/**
 * Whether the server is within reach. Said by what was asked and got no answer; while something waits for it one small question is
 * repeated, and whoever waits is told once it is answered.
 */

const AGAIN_MS = 4000;
const listeners = new Set<() => void>();
/** The last that was asked got no answer. */
let away = false;
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
  away = true;
  awaitReturn();
}

/** Something waits for an answer: it is asked for until it comes. */
export function awaitReturn(): void {
  timer ??= setTimeout(() => void lookAgain(), AGAIN_MS);
}

/** Something was answered, whatever it was. */
export function wasReached(): void {
  answers += 1;
  if (!away && timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  away = false;
  for (const listener of listeners) listener();
}

/** Whether there is no reason to doubt it. */
export const seemsWithinReach = (): boolean => navigator.onLine && !away;

/** Asks the server whether it is there. */
export async function lookAgain(): Promise<boolean> {
  const url = new URL('version', document.baseURI);
  url.searchParams.set('hash', Math.random().toString(36).slice(2));
  const before = answers;
  try {
    await fetch(url.href, { cache: 'no-store' });
    wasReached();
    return true;
  } catch {
    clearTimeout(timer);
    timer = undefined;
    if (before === answers) wasNotReached();
    return !away;
  }
}

window.addEventListener('online', () => {
  if (away) void lookAgain();
});
