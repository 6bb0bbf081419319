import { OWN_BEATS_MAX } from '@clubpulse/contract/live/own-strap/own-strap.calls';

/**
 * Heart rates that the server has not confirmed, a minute an entry: they wait in the browser, also over a reload. A minute of Unix
 * seconds, its 60 values with 0 where there was none. What was heard before the server's time was known stands apart, by this device's
 * clock, until it is (`callByServerTime`).
 */
const KEPT_PREFIX = 'clubpulse.beats.';
const MINUTE = 60;
type Clock = 'server' | 'device';
const prefixOf = (owner: number, clock: Clock) => `${KEPT_PREFIX}${owner}.${clock}.`;
const emptyMinute = (): number[] => Array.from({ length: MINUTE }, () => 0);

function readKept(key: string): number[] | undefined {
  const raw = window.localStorage.getItem(key);
  if (raw === null) return undefined;
  const values = raw.split(',').map(Number);
  return values.length === MINUTE && values.every((bpm) => Number.isInteger(bpm) && bpm >= 0 && bpm <= 255) ? values : undefined;
}

/** What one user’s device keeps, oldest first. */
function keptMinutes(owner: number, clock: Clock): { key: string; minute: number }[] {
  const prefix = prefixOf(owner, clock);
  return Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, minute: Number(key.slice(prefix.length)) }))
    .sort((one, other) => one.minute - other.minute);
}

/** The newest value of a second counts. */
export function keepBeat(owner: number, second: number, bpm: number, clock: Clock = 'server'): void {
  const minute = Math.floor(second / MINUTE) * MINUTE;
  const key = `${prefixOf(owner, clock)}${minute}`;
  const values = readKept(key) ?? emptyMinute();
  values[second - minute] = bpm;
  window.localStorage.setItem(key, values.join(','));
}

const beatsIn = (key: string): number => (readKept(key) ?? []).filter((bpm) => bpm > 0).length;

/** Seconds with a heart rate that wait. */
export const keptBeats = (owner: number): number =>
  [...keptMinutes(owner, 'server'), ...keptMinutes(owner, 'device')].reduce((sum, { key }) => sum + beatsIn(key), 0);

export const waitsForServerTime = (owner: number): boolean => keptMinutes(owner, 'device').length > 0;

/** The server’s clock is known now: what was called by this device’s gets its own seconds. */
export function callByServerTime(owner: number, offsetSeconds: number): void {
  for (const { key, minute } of keptMinutes(owner, 'device')) {
    for (const [index, bpm] of (readKept(key) ?? []).entries()) {
      if (bpm > 0) keepBeat(owner, minute + index + offsetSeconds, bpm);
    }
    window.localStorage.removeItem(key);
  }
}

/** Forgets the minutes that ended before this second, which nobody takes any more; answers how many seconds with a heart rate they were. */
export function dropBefore(owner: number, second: number): number {
  let dropped = 0;
  for (const { key, minute } of keptMinutes(owner, 'server')) {
    if (minute >= second) continue;
    dropped += beatsIn(key);
    window.localStorage.removeItem(key);
  }
  return dropped;
}

export interface Batch {
  /** Unix seconds. */
  readonly begin: number;
  readonly beats: readonly number[];
}

/** The oldest that wait, as many in a row as one call carries; undefined where nothing does. */
export function nextBatch(owner: number): Batch | undefined {
  const minutes = keptMinutes(owner, 'server');
  const [oldest] = minutes;
  if (oldest === undefined) return undefined;
  const row = minutes.filter(({ minute }) => minute + MINUTE - oldest.minute <= OWN_BEATS_MAX);
  const end = (row.at(-1)?.minute ?? oldest.minute) + MINUTE;
  const beats = Array.from({ length: end - oldest.minute }, () => 0);
  for (const { key, minute } of row) {
    for (const [index, bpm] of (readKept(key) ?? emptyMinute()).entries()) beats[minute - oldest.minute + index] = bpm;
  }
  // The server need not be told of seconds behind the last value: some are still to come.
  return { begin: oldest.minute, beats: beats.slice(0, beats.findLastIndex((bpm) => bpm > 0) + 1) };
}

/** Forgets what went out; a second that got another value meanwhile waits on. */
export function dropBatch(owner: number, { begin, beats }: Batch): void {
  for (const { key, minute } of keptMinutes(owner, 'server')) {
    if (minute < begin || minute - begin >= Math.max(beats.length, 1)) continue;
    const left = (readKept(key) ?? emptyMinute()).map((bpm, index) => (beats[minute - begin + index] === bpm ? 0 : bpm));
    if (left.some((bpm) => bpm > 0)) window.localStorage.setItem(key, left.join(','));
    else window.localStorage.removeItem(key);
  }
}
