import { createCell, useCell } from '../cell.ts';
import { keptPerson } from '../identity/kept-session.ts';

/**
 * What this device keeps of what somebody was answered, so that she can read it without a network: beside her session, so that both
 * are forgotten together, when she signs out or the browser ends her visit.
 */
interface Kept {
  /** Milliseconds since 1970. */
  at: number;
  answer: unknown;
}

const PREFIX = 'clubpulse.answer:';
/** Answers of one person; the oldest make room. */
const MOST = 60;

const keysOf = (store: Storage) => Object.keys(store).filter((key) => key.startsWith(PREFIX));
const read = (store: Storage, key: string) => JSON.parse(store.getItem(key) ?? 'null') as Kept | null;

/** Keeps an answer by what was asked. What others left here goes. */
export function keepAnswer(question: readonly unknown[], answer: unknown): void {
  const person = keptPerson();
  if (person === null) return;
  const { store, sub } = person;
  const hers = `${PREFIX}${sub}:`;
  for (const place of [window.sessionStorage, window.localStorage])
    for (const key of keysOf(place)) if (place !== store || !key.startsWith(hers)) place.removeItem(key);
  const name = hers + JSON.stringify(question);
  const kept: Kept = { at: Date.now(), answer };
  try {
    store.setItem(name, JSON.stringify(kept));
  } catch {
    // The browser gives no more room: what is kept goes, and what is on the screen stays.
    for (const key of keysOf(store)) store.removeItem(key);
    return;
  }
  const all = keysOf(store);
  if (all.length <= MOST) return;
  const byAge = all.sort((one, two) => (read(store, one)?.at ?? 0) - (read(store, two)?.at ?? 0));
  for (const key of byAge.slice(0, all.length - MOST)) store.removeItem(key);
}

/** Those that are on the screen instead of an answer of now. */
const shown = new Set<string>();
const since = createCell<Date | null>(null);

/** What was kept of it; null where nothing was. From now on it counts as shown. */
export function keptAnswer(question: readonly unknown[]): { answer: unknown } | null {
  const person = keptPerson();
  if (person === null) return null;
  const kept = read(person.store, `${PREFIX}${person.sub}:${JSON.stringify(question)}`);
  if (kept === null) return null;
  shown.add(JSON.stringify(question));
  const before = since.get();
  if (before === null || kept.at < before.getTime()) since.set(new Date(kept.at));
  return { answer: kept.answer };
}

/** Whether what stands there was kept. */
export const isKeptAnswer = (question: readonly unknown[]): boolean => shown.has(JSON.stringify(question));

/** The server answers again: all of it is asked anew. */
export function forgetShown(): void {
  shown.clear();
  since.set(null);
}

/** When the oldest of what is shown was loaded; null while all of it is of now. */
export const useKeptSince = (): Date | null => useCell(since);
