import { FLOW } from '@clubpulse/contract/workouts/flows/flows';
import { expect, it } from 'vitest';
import { editedOf, firstSegment, lengthFor, momentsOf, percentFor, withCopy, without, withSegment } from './edit.ts';

const one = { ...firstSegment, Seconds: 60 };
const two = { ...firstSegment, Seconds: 45, Percent: 92, Cadence: 110 };

it('the editor of a flow converts begins of segments into lengths and back without a change', () => {
  const moments = momentsOf([one, two, one]);
  expect(moments.Segments.map(({ Begin }) => Begin)).toEqual([0, 60, 105]);
  expect(moments.Duration).toBe(165);
  expect(editedOf(moments)).toEqual([one, two, one]);
});

it('the editor of a flow limits the length and the intensity of a segment to the limits of a flow', () => {
  expect(lengthFor([one, two], 1, 9)).toBe(FLOW.shortest);
  expect(lengthFor([one, two], 1, 20.4)).toBe(20);
  expect(lengthFor([one, two], 1, 100_000)).toBe(FLOW.longest - 60);
  expect(percentFor('HeartRate', 130)).toBe(100);
  expect(percentFor('Ftp', 130)).toBe(130);
  expect(percentFor('Ftp', 3)).toBe(FLOW.percentMin);
});

it('the editor of a flow moves later segments when the length of a segment changes, and adds a copy behind its original', () => {
  expect(momentsOf(withSegment([one, two, one], 1, { Seconds: 15 })).Segments[2]?.Begin).toBe(75);
  expect(withCopy([one, two], 0)).toEqual([one, one, two]);
  expect(withCopy([one, two], -1)).toEqual([one, two, two]);
  expect(withCopy([], 0)).toEqual([firstSegment]);
  expect(without([one, two], 0)).toEqual([two]);
});
