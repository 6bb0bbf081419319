import { createCell, useCell } from '../cell.ts';
import { storedPerson } from '../identity/stored-session.ts';

/** Stored beside the session, so that both are deleted at sign-out or when the browser closes. */
interface Stored {
  at: number;
  answer: unknown;
}

const PREFIX = 'clubpulse.answer:';
const MOST = 60;

const keysOf = (store: Storage) => Object.keys(store).filter((key) => key.startsWith(PREFIX));
const read = (store: Storage, key: string) => JSON.parse(store.getItem(key) ?? 'null') as Stored | null;

export function cacheResponse(question: readonly unknown[], answer: unknown): void {
  const person = storedPerson();
  if (person === null) return;
  const { store, sub } = person;
  const prefix = `${PREFIX}${sub}:`;
  for (const place of [window.sessionStorage, window.localStorage])
    for (const key of keysOf(place)) if (place !== store || !key.startsWith(prefix)) place.removeItem(key);
  const name = prefix + JSON.stringify(question);
  const stored: Stored = { at: Date.now(), answer };
  try {
    store.setItem(name, JSON.stringify(stored));
  } catch {
    // If the storage is full, all stored results are removed. The screen is not affected.
    for (const key of keysOf(store)) store.removeItem(key);
    return;
  }
  const all = keysOf(store);
  if (all.length <= MOST) return;
  const byAge = all.sort((one, two) => (read(store, one)?.at ?? 0) - (read(store, two)?.at ?? 0));
  for (const key of byAge.slice(0, all.length - MOST)) store.removeItem(key);
}

const shown = new Set<string>();
const since = createCell<Date | null>(null);

export function cachedResponse(question: readonly unknown[]): { answer: unknown } | null {
  const person = storedPerson();
  if (person === null) return null;
  const stored = read(person.store, `${PREFIX}${person.sub}:${JSON.stringify(question)}`);
  if (stored === null) return null;
  shown.add(JSON.stringify(question));
  const before = since.get();
  if (before === null || stored.at < before.getTime()) since.set(new Date(stored.at));
  return { answer: stored.answer };
}

export const isCachedResponse = (question: readonly unknown[]): boolean => shown.has(JSON.stringify(question));

export function forgetShown(): void {
  shown.clear();
  since.set(null);
}

/** Time of the oldest stored result on the screen; null when all are current. */
export const useCachedSince = (): Date | null => useCell(since);
