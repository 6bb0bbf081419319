import { expect, test } from 'vitest';
import { readMeasurement } from './heart-rate-measurement.ts';

test.each<[string, number, string]>([
  ['16485a03', 72, 'contact and a beat interval (domain 5.5)'],
  ['0048', 72, 'contact not supported is not no contact'],
  ['0448', 0, 'no contact'],
  ['0648', 72, 'contact'],
  ['014800', 72, 'sixteen bits'],
  ['012c01', 0, 'more beats than any heart'],
  ['00ff', 0, 'none'],
  ['0000', 0, 'none'],
])('%s is %s: %s', (bytes, bpm) => expect(readMeasurement(Buffer.from(bytes, 'hex'))?.bpm).toBe(bpm));

test.each(['01', '0148', ''])('%s is cut off', (bytes) => expect(readMeasurement(Buffer.from(bytes, 'hex'))).toBeUndefined());

test.each([
  ['16485a03', true],
  ['0648', false],
])('%s brings beats: %s', (bytes, beats) => expect(readMeasurement(Buffer.from(bytes, 'hex'))?.beats).toBe(beats));
