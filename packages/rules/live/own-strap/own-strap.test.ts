import { describe, expect, it } from 'vitest';
import { isStale, mayBeStored, OWN_BEATS_AHEAD_SECONDS, OWN_BEATS_STORED_SECONDS, readMeasurement } from './own-strap.ts';

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer);

describe('a heart-rate measurement of a Bluetooth strap', () => {
  it.each([
    // The bytes are the flags, the bpm and one interval between two beats.
    ['that touches the skin', bytes(0x16, 0x48, 0x5a, 0x03), { bpm: 72, contact: true, beats: true }],
    ['off the skin', bytes(0x04, 0x48), { bpm: 72, contact: false, beats: false }],
    ['of a strap without contact detection', bytes(0x00, 0xb4), { bpm: 180, contact: null, beats: false }],
    ['in two bytes', bytes(0x01, 0x2c, 0x01), { bpm: 300, contact: null, beats: false }],
    ['with energy behind it', bytes(0x08, 0x3c, 0x10, 0x00), { bpm: 60, contact: null, beats: false }],
  ])('%s is read', (_, value, expected) => expect(readMeasurement(value)).toEqual(expected));

  it.each([
    ['nothing', bytes()],
    ['flags alone', bytes(0x06)],
    ['half of a wide value', bytes(0x01, 0x2c)],
  ])('is undefined if it contains only %s', (_, value) => expect(readMeasurement(value)).toBeUndefined());
});

it.each([
  ['with a recent beat', 1000, 5999, false],
  ['with a constant count of beats', 1000, 6000, true],
  ['without a count of beats', undefined, 60_000, false],
])('a strap %s is stale or not as expected', (_, beatAt, at, stale) => expect(isStale(beatAt, at)).toBe(stale));

describe('the server accepts seconds from a phone', () => {
  const now = 1_800_000_000;
  it.each([
    ['of the present', now - 2, [140, 141], true],
    ['a week old', now - OWN_BEATS_STORED_SECONDS, [140], true],
    ['older', now - OWN_BEATS_STORED_SECONDS - 1, [140], false],
    ['older, but empty', now - OWN_BEATS_STORED_SECONDS - 1, [0, 140], true],
    ['of a slightly fast clock', now + OWN_BEATS_AHEAD_SECONDS, [140], true],
    ['in the future', now + OWN_BEATS_AHEAD_SECONDS, [140, 141], false],
    ['in the future, but empty', now + OWN_BEATS_AHEAD_SECONDS, [140, 0], true],
    ['none', now + 1e6, [], true],
  ])('%s: %s', (_, begin, beats, expected) => expect(mayBeStored(begin, beats, now)).toBe(expected));
});
