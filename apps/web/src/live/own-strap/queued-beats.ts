import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { OWN_BEATS_MAX } from '@clubpulse/contract/live/own-strap/own-strap.calls';

/**
 * Storage key of unconfirmed heart rates. An entry has 60 values per minute of Unix time (0 for none) and the place. Until
 * `callByServerTime` runs, its time is that of the device's clock.
 */
const KEPT_PREFIX = 'clubpulse.beats.';
const MINUTE = 60;
type Clock = 'server' | 'device';
const prefixOf = (owner: number, clock: Clock) => `${KEPT_PREFIX}${owner}.${clock}.`;
const emptyMinute = (): number[] => Array.from({ length: MINUTE }, () => 0);

interface Kept {
  readonly beats: readonly number[];
  readonly place: OwnPlace | null;
}

const saidOf = (place: OwnPlace | null): string => (place === null ? '' : `@${place.ClubId}/${place.DisplayGroupId ?? 0}`);
const isSame = (one: OwnPlace | null, other: OwnPlace | null): boolean => saidOf(one) === saidOf(other);

function readKept(key: string): Kept | undefined {
  const [values = '', said] = (window.localStorage.getItem(key) ?? '').split('@');
  const beats = values.split(',').map(Number);
  if (beats.length !== MINUTE || !beats.every((bpm) => Number.isInteger(bpm) && bpm >= 0 && bpm <= 255)) return undefined;
  const [ClubId = 0, room = 0] = (said ?? '').split('/').map(Number);
  return { beats, place: ClubId > 0 ? { ClubId, DisplayGroupId: room > 0 ? room : null } : null };
}
const writeKept = (key: string, { beats, place }: Kept): void =>
  window.localStorage.setItem(key, `${beats.join(',')}${saidOf(place)}`);

function keptMinutes(owner: number, clock: Clock): { key: string; minute: number }[] {
  const prefix = prefixOf(owner, clock);
  return Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, minute: Number(key.slice(prefix.length)) }))
    .sort((one, other) => one.minute - other.minute);
}

export function keepBeat(
  owner: number,
  second: number,
  bpm: number,
  clock: Clock = 'server',
  place: OwnPlace | null = null,
): void {
  const minute = Math.floor(second / MINUTE) * MINUTE;
  const key = `${prefixOf(owner, clock)}${minute}`;
  const beats = [...(readKept(key)?.beats ?? emptyMinute())];
  beats[second - minute] = bpm;
  writeKept(key, { beats, place });
}

const beatsIn = (key: string): number => (readKept(key)?.beats ?? []).filter((bpm) => bpm > 0).length;

export const countQueuedBeats = (owner: number): number =>
  [...keptMinutes(owner, 'server'), ...keptMinutes(owner, 'device')].reduce((sum, { key }) => sum + beatsIn(key), 0);

export const waitsForServerTime = (owner: number): boolean => keptMinutes(owner, 'device').length > 0;

/** Changes stored times from the device's clock to the server's once the offset is known. */
export function callByServerTime(owner: number, offsetSeconds: number): void {
  for (const { key, minute } of keptMinutes(owner, 'device')) {
    const { beats = [], place = null } = readKept(key) ?? {};
    for (const [index, bpm] of beats.entries()) {
      if (bpm > 0) keepBeat(owner, minute + index + offsetSeconds, bpm, 'server', place);
    }
    window.localStorage.removeItem(key);
  }
}

/** Removes a refused place from its waiting seconds, which then belong to no club. */
export function forgetPlace(owner: number, place: OwnPlace): void {
  for (const { key } of [...keptMinutes(owner, 'server'), ...keptMinutes(owner, 'device')]) {
    const kept = readKept(key);
    if (kept && isSame(kept.place, place)) writeKept(key, { ...kept, place: null });
  }
}

/** Deletes minutes that the server no longer accepts. Returns how many of their seconds had a heart rate. */
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
  /** Unix time in seconds. */
  readonly begin: number;
  readonly beats: readonly number[];
  readonly place: OwnPlace | null;
}

export function nextBatch(owner: number): Batch | undefined {
  const minutes = keptMinutes(owner, 'server');
  const [oldest] = minutes;
  if (oldest === undefined) return undefined;
  const place = readKept(oldest.key)?.place ?? null;
  const moved = minutes.find(({ key }) => !isSame(readKept(key)?.place ?? null, place))?.minute ?? Infinity;
  const row = minutes.filter(({ minute }) => minute < moved && minute + MINUTE - oldest.minute <= OWN_BEATS_MAX);
  const end = (row.at(-1)?.minute ?? oldest.minute) + MINUTE;
  const beats = Array.from({ length: end - oldest.minute }, () => 0);
  for (const { key, minute } of row) {
    for (const [index, bpm] of (readKept(key)?.beats ?? emptyMinute()).entries()) beats[minute - oldest.minute + index] = bpm;
  }
  return { begin: oldest.minute, beats: beats.slice(0, beats.findLastIndex((bpm) => bpm > 0) + 1), place };
}

export function dropBatch(owner: number, { begin, beats }: Batch): void {
  for (const { key, minute } of keptMinutes(owner, 'server')) {
    if (minute < begin || minute - begin >= Math.max(beats.length, 1)) continue;
    const { beats: kept = emptyMinute(), place = null } = readKept(key) ?? {};
    const left = kept.map((bpm, index) => (beats[minute - begin + index] === bpm ? 0 : bpm));
    if (left.some((bpm) => bpm > 0)) writeKept(key, { beats: left, place });
    else window.localStorage.removeItem(key);
  }
}
