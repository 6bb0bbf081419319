import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impossibleIn, median, withoutArtefacts } from './artefacts.ts';

const remaining = (beats: number[], max = 184) => [...withoutArtefacts(Uint8Array.from(beats), max)];
const seconds = (count: number, bpm: number) => Array.from({ length: count }, () => bpm);

describe('the filter of heart-rate spikes', () => {
  it.each([
    ['one', [120, 121, 220, 122, 121], [120, 121, 0, 122, 121]],
    ['two in a row', [120, 120, 220, 221, 120, 120], [120, 120, 0, 0, 120, 120]],
    ['two readings that differ: either may be wrong', [100, 150], [100, 150]],
    ['a drop', [120, 120, 60, 120, 120], [120, 120, 0, 120, 120]],
    ['at the first second', [220, 121, 120, 122], [0, 121, 120, 122]],
    ['at the last second', [120, 121, 122, 220], [120, 121, 122, 0]],
    ['20 apart: no spike', [120, 120, 140, 120, 120], [120, 120, 140, 120, 120]],
    ['21 apart: a spike', [120, 120, 141, 120, 120], [120, 120, 0, 120, 120]],
    ['across silent seconds', [120, 0, 120, 0, 0, 190, 0, 121, 120], [120, 0, 120, 0, 0, 0, 0, 121, 120]],
    ['a true rise', [100, 110, 120, 130, 140, 150, 160], [100, 110, 120, 130, 140, 150, 160]],
  ])('drops only wrong values: %s', (_, beats, expected) => expect(remaining(beats)).toEqual(expected));
});

it('a heart rate more than 40 bpm above the maximum is dropped however long it lasts, and is reported', () => {
  const beats = [...seconds(60, 180), ...seconds(40, 240), ...seconds(60, 180)];
  expect(remaining(beats)).toEqual([...seconds(60, 180), ...seconds(40, 0), ...seconds(60, 180)]);
  expect(remaining(beats, 200)).toEqual(beats);
  expect(impossibleIn(Uint8Array.from(beats), 184)).toEqual({ Seconds: 40, HeartRate: 240 });
  expect(impossibleIn(Uint8Array.from(beats), 200)).toBeNull();
});

describe('a wrong heart rate at the start', () => {
  const misread = [...seconds(30, 200), ...seconds(10, 150), ...seconds(60, 110)];

  it('is dropped if it is above 90 % of the maximum and the following minute is more than 40 bpm lower', () => {
    expect(remaining(misread)).toEqual([...seconds(30, 0), ...seconds(10, 150), ...seconds(60, 110)]);
  });

  it.each([
    ['not above 90 %', misread, 223],
    ['a fall of 40 only', [...seconds(30, 170), ...seconds(60, 130)], 184],
    ['nothing after it', seconds(30, 200), 184],
    ['the fall comes later', [...seconds(90, 200), ...seconds(60, 110)], 184],
  ])('is not dropped: %s', (_, beats, max) => expect(remaining(beats, max)).toEqual(beats));
});

it('the artefact filter only removes values and never changes one', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 30, max: 240 })), { maxLength: 200 }), (beats) => {
      const filtered = remaining(beats);
      expect(filtered).toHaveLength(beats.length);
      for (const [second, bpm] of filtered.entries()) expect([0, beats[second]]).toContain(bpm);
    }),
  );
});

describe('the median of heart rates', () => {
  it.each([
    [[5], 5],
    [[1, 9, 5], 5],
    [[90, 110, 130, 131], 120],
    [[1, 200], 100.5],
  ])('of %j is %d', (values, middle) => expect(median(Uint8Array.from(values))).toBe(middle));
});
