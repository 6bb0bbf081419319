import type { Mark } from './marks.ts';

/** A mark contains no names, because it is stored in the browser. */
export interface QueuedMark {
  classId: number;
  day?: string;
  at: number;
  userIds: readonly number[];
  from: Mark;
  to: Mark;
  rest: boolean;
}

interface Stored {
  /** The time at which an unsent mark is deleted, for data protection. */
  until: string;
  marks: readonly QueuedMark[];
}

const PREFIX = 'clubpulse.marks.';
const keyOf = (owner: number, classId: number) => `${PREFIX}${owner}.${classId}`;

function keysOf(prefix: string): string[] {
  const keys = Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).sort();
}

function readEntry(key: string): Stored | null {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

function keep(key: string, stored: Stored): void {
  if (stored.marks.length === 0) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, JSON.stringify(stored));
}

let last: { owner: number; raw: string; marks: readonly QueuedMark[] } = { owner: 0, raw: '', marks: [] };

/** All marks in order, over all classes. Returns the same object while they do not change. */
export function queuedMarks(owner: number): readonly QueuedMark[] {
  const keys = keysOf(`${PREFIX}${owner}.`);
  const raw = keys.map((key) => window.localStorage.getItem(key)).join();
  if (owner !== last.owner || raw !== last.raw) {
    const marks = keys.flatMap((key) => readEntry(key)?.marks ?? []).sort((one, other) => one.at - other.at);
    last = { owner, raw, marks };
  }
  return last.marks;
}

export function queueMark(owner: number, mark: Omit<QueuedMark, 'at'>, until: string): void {
  const key = keyOf(owner, mark.classId);
  const at = Math.max(Date.now(), (queuedMarks(owner).at(-1)?.at ?? 0) + 1);
  keep(key, { until, marks: [...(readEntry(key)?.marks ?? []), { ...mark, at }] });
}

export function dropMark(owner: number, { classId, at }: QueuedMark): void {
  const key = keyOf(owner, classId);
  const stored = readEntry(key);
  if (stored !== null) keep(key, { ...stored, marks: stored.marks.filter((one) => one.at !== at) });
}

export function dropOldMarks(now: Date): void {
  for (const key of keysOf(PREFIX)) {
    const stored = readEntry(key);
    if (stored === null || Date.parse(stored.until) <= now.getTime()) window.localStorage.removeItem(key);
  }
}
