import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { expect, it } from 'vitest';
import { measureErrors } from './measures.ts';

const now = new Date('2026-11-02T08:00:00Z');
const errorsOf = (...values: readonly (readonly [MeasureKey, number])[]) =>
  measureErrors({ TimeStamp: '2026-11-01T08:00:00Z', Values: values.map(([Key, Value]) => ({ Key, Value })) }, now);

it.each([
  ['totalBodyWater', 90, 'weight', 82.4, 'part-of-weight'],
  ['muscleMass', 82.4, 'weight', 82.4, 'part-of-weight'],
  ['skeletalMuscleMass', 70, 'weight', 65, 'part-of-weight'],
  ['leanMassTrunk', 70, 'weight', 65, 'part-of-weight'],
  ['extracellularWater', 45, 'totalBodyWater', 42, 'part-of-water'],
  ['intracellularWater', 45, 'totalBodyWater', 42, 'part-of-water'],
  ['hdlCholesterol', 120, 'totalCholesterol', 110, 'part-of-cholesterol'],
  ['ldlCholesterol', 250, 'totalCholesterol', 200, 'part-of-cholesterol'],
] as const)('%s of %d is refused where %s is %d, whichever stands first', (part, value, whole, all, key) => {
  expect(errorsOf([part, value], [whole, all])).toEqual([{ field: 'Values.0.Value', key }]);
  expect(errorsOf([whole, all], [part, value])).toEqual([{ field: 'Values.1.Value', key }]);
  // Less than the whole, or without it, it can be.
  expect(errorsOf([part, value])).toEqual([]);
  expect(errorsOf([part, value], [whole, value + 1])).toEqual([]);
});

it('a value out of its limits is refused as that, and not once more', () =>
  expect(errorsOf(['muscleMass', 200], ['weight', 80])).toMatchObject([{ field: 'Values.0.Value', key: 'measure-limits' }]));
