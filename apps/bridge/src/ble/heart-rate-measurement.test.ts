import { expect, test } from 'vitest';
import { readMeasurement } from './heart-rate-measurement.ts';

const read = (bytes: string) => readMeasurement(Buffer.from(bytes, 'hex'));

test.each<[string, number, string]>([
  ['16485a03', 72, 'contact and a beat interval (domain 5.5)'],
  ['0048', 72, 'contact not supported is different from no contact'],
  ['0248', 72, 'a contact of a strap without contact detection is ignored'],
  ['0448', 0, 'no contact'],
  ['0648', 72, 'contact'],
  ['014800', 72, 'sixteen bits'],
  ['012c01', 0, 'more beats than possible'],
  ['00ff', 0, 'none'],
  ['0000', 0, 'none'],
])('the heart-rate measurement %s is read as %s bpm: %s', (bytes, bpm) => expect(read(bytes)?.bpm).toBe(bpm));

test.each(['01', '0148', '', '0848', '084801', '09480001'])('the cut-off heart-rate measurement %s is rejected', (bytes) =>
  expect(read(bytes)).toBeUndefined(),
);

test.each<[string, readonly number[], string]>([
  ['16485a03', [858], 'one interval'],
  ['10480004f003e803', [1024, 1008, 1000], 'several, the oldest first'],
  ['17480000045a03', [1024, 858], 'behind sixteen bits'],
  ['1848390000045a03', [1024, 858], 'behind the energy'],
  ['1948003900000400', [1024], 'behind both, and half of a second one that was cut off'],
  ['1048', [], 'none, though the flag is set'],
  ['0648', [], 'none'],
  ['00485a03', [], 'none without its flag: further bytes belong to a later version'],
])('the heart-rate measurement %s contains the beat intervals %j: %s', (bytes, intervals) =>
  expect(read(bytes)?.intervals).toEqual(intervals),
);

test.each<[string, number | undefined, boolean | undefined]>([
  ['08483900', 57, undefined],
  ['0d4800ffff', 65_535, false],
  ['0f48003900', 57, true],
  ['0648', undefined, true],
])('the heart-rate measurement %s reports %s kJ and the skin contact %s', (bytes, energy, contact) => {
  expect(read(bytes)).toMatchObject({ ...(energy !== undefined && { energy }), contact });
  expect(read(bytes)?.energy).toBe(energy);
});
