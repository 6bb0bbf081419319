import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { OWN_BEATS_MAX } from '@clubpulse/contract/live/own-strap/own-strap.calls';

/**
 * Each entry has 60 values of a Unix minute (0 for none) and the place. The time is the device's until `callByServerTime` changes
 * it.
 */
const STORED_PREFIX = 'clubpulse.beats.';
const MINUTE = 60;
type Clock = 'server' | 'device';
const prefixOf = (owner: number, clock: Clock) => `${STORED_PREFIX}${owner}.${clock}.`;
const emptyMinute = (): number[] => Array.from({ length: MINUTE }, () => 0);

interface Stored {
  readonly beats: readonly number[];
  readonly place: OwnPlace | null;
}

const placeText = (place: OwnPlace | null): string => (place === null ? '' : `@${place.ClubId}/${place.DisplayGroupId ?? 0}`);
const isSame = (one: OwnPlace | null, other: OwnPlace | null): boolean => placeText(one) === placeText(other);

function readEntry(key: string): Stored | undefined {
  const [values = '', stated] = (window.localStorage.getItem(key) ?? '').split('@');
  const beats = values.split(',').map(Number);
  if (beats.length !== MINUTE || !beats.every((bpm) => Number.isInteger(bpm) && bpm >= 0 && bpm <= 255)) return undefined;
  const [ClubId = 0, room = 0] = (stated ?? '').split('/').map(Number);
  return { beats, place: ClubId > 0 ? { ClubId, DisplayGroupId: room > 0 ? room : null } : null };
}
const writeStored = (key: string, { beats, place }: Stored): void =>
  window.localStorage.setItem(key, `${beats.join(',')}${placeText(place)}`);

function storedMinutes(owner: number, clock: Clock): { key: string; minute: number }[] {
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
  const beats = [...(readEntry(key)?.beats ?? emptyMinute())];
  beats[second - minute] = bpm;
  writeStored(key, { beats, place });
}

const beatsIn = (key: string): number => (readEntry(key)?.beats ?? []).filter((bpm) => bpm > 0).length;

export const countQueuedBeats = (owner: number): number =>
  [...storedMinutes(owner, 'server'), ...storedMinutes(owner, 'device')].reduce((sum, { key }) => sum + beatsIn(key), 0);

export const waitsForServerTime = (owner: number): boolean => storedMinutes(owner, 'device').length > 0;

export function callByServerTime(owner: number, offsetSeconds: number): void {
  for (const { key, minute } of storedMinutes(owner, 'device')) {
    const { beats = [], place = null } = readEntry(key) ?? {};
    for (const [index, bpm] of beats.entries()) {
      if (bpm > 0) keepBeat(owner, minute + index + offsetSeconds, bpm, 'server', place);
    }
    window.localStorage.removeItem(key);
  }
}

/** Removes the club from waiting seconds, because the server refused their place. */
export function forgetPlace(owner: number, place: OwnPlace): void {
  for (const { key } of [...storedMinutes(owner, 'server'), ...storedMinutes(owner, 'device')]) {
    const stored = readEntry(key);
    if (stored && isSame(stored.place, place)) writeStored(key, { ...stored, place: null });
  }
}

/** Deletes seconds that the server no longer accepts. Returns the number of seconds with a heart rate. */
export function dropBefore(owner: number, second: number): number {
  let dropped = 0;
  for (const { key, minute } of storedMinutes(owner, 'server')) {
    if (minute >= second) continue;
    dropped += beatsIn(key);
    window.localStorage.removeItem(key);
  }
  return dropped;
}

export interface Batch {
  readonly begin: number;
  readonly beats: readonly number[];
  readonly place: OwnPlace | null;
}

export function nextBatch(owner: number): Batch | undefined {
  const minutes = storedMinutes(owner, 'server');
  const [oldest] = minutes;
  if (oldest === undefined) return undefined;
  const place = readEntry(oldest.key)?.place ?? null;
  const moved = minutes.find(({ key }) => !isSame(readEntry(key)?.place ?? null, place))?.minute ?? Infinity;
  const row = minutes.filter(({ minute }) => minute < moved && minute + MINUTE - oldest.minute <= OWN_BEATS_MAX);
  const end = (row.at(-1)?.minute ?? oldest.minute) + MINUTE;
  const beats = Array.from({ length: end - oldest.minute }, () => 0);
  for (const { key, minute } of row) {
    for (const [index, bpm] of (readEntry(key)?.beats ?? emptyMinute()).entries()) beats[minute - oldest.minute + index] = bpm;
  }
  return { begin: oldest.minute, beats: beats.slice(0, beats.findLastIndex((bpm) => bpm > 0) + 1), place };
}

export function dropBatch(owner: number, { begin, beats }: Batch): void {
  for (const { key, minute } of storedMinutes(owner, 'server')) {
    if (minute < begin || minute - begin >= Math.max(beats.length, 1)) continue;
    const { beats: stored = emptyMinute(), place = null } = readEntry(key) ?? {};
    const left = stored.map((bpm, index) => (beats[minute - begin + index] === bpm ? 0 : bpm));
    if (left.some((bpm) => bpm > 0)) writeStored(key, { beats: left, place });
    else window.localStorage.removeItem(key);
  }
}
