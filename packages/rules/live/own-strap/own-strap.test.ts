import { describe, expect, it } from 'vitest';
import { isStale, mayBeStored, OWN_BEATS_AHEAD_SECONDS, OWN_BEATS_STORED_SECONDS, readMeasurement } from './own-strap.ts';

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer);

describe('a heart-rate measurement of a Bluetooth strap', () => {
  it.each([
    ['that touches the skin', bytes(0x16, 0x48, 0x5a, 0x03), { bpm: 72, contact: true, beats: true }],
    ['off the skin', bytes(0x04, 0x48), { bpm: 72, contact: false, beats: false }],
    ['of a strap without contact detection', bytes(0x00, 0xb4), { bpm: 180, contact: null, beats: false }],
    ['with a bpm of two bytes', bytes(0x01, 0x2c, 0x01), { bpm: 300, contact: null, beats: false }],
    ['with the energy used', bytes(0x08, 0x3c, 0x10, 0x00), { bpm: 60, contact: null, beats: false }],
  ])('%s is read', (_, value, expected) => expect(readMeasurement(value)).toEqual(expected));

  it.each([
    ['nothing', bytes()],
    ['flags alone', bytes(0x06)],
    ['half of a wide value', bytes(0x01, 0x2c)],
  ])('is undefined if it contains only %s', (_, value) => expect(readMeasurement(value)).toBeUndefined());
});

it.each([
  ['whose latest beat is less than five seconds old', 1000, 5999, 'not stale'],
  ['whose latest beat is five seconds old', 1000, 6000, 'stale'],
  ['that does not report its beats', undefined, 60_000, 'not stale'],
])('a strap %s is %s', (_, beatAt, at, age) => expect(isStale(beatAt, at)).toBe(age === 'stale'));

describe('seconds from a phone', () => {
  const now = 1_800_000_000;
  it.each([
    ['of the present', now - 2, [140, 141], 'accepted'],
    ['that are a week old', now - OWN_BEATS_STORED_SECONDS, [140], 'accepted'],
    ['that are older than a week', now - OWN_BEATS_STORED_SECONDS - 1, [140], 'refused'],
    ['that are older than a week, but have no heart rate there,', now - OWN_BEATS_STORED_SECONDS - 1, [0, 140], 'accepted'],
    ['that are a minute ahead of the server', now + OWN_BEATS_AHEAD_SECONDS, [140], 'accepted'],
    ['that are more than a minute ahead of the server', now + OWN_BEATS_AHEAD_SECONDS, [140, 141], 'refused'],
    [
      'that are more than a minute ahead of the server, but have no heart rate there,',
      now + OWN_BEATS_AHEAD_SECONDS,
      [140, 0],
      'accepted',
    ],
    ['without a heart rate at all', now + 1e6, [], 'accepted'],
  ])('%s are %s', (_, begin, beats, verdict) => expect(mayBeStored(begin, beats, now)).toBe(verdict === 'accepted'));
});
