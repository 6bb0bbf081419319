import { expect, it } from 'vitest';
import { anyOffered, noneFound, type OfferedFilter } from './offered-filter.ts';

const cases: readonly (readonly [Partial<OfferedFilter>, boolean])[] = [
  [{ equipment: 'kettlebell' }, true],
  [{ equipment: 'kettlebell', muscle: 'glutes' }, true],
  [{ available: 'yes' }, true],
  [{ available: 'yes', muscle: 'glutes' }, false],
  [{ equipment: 'kettlebell', q: 'swing' }, false],
  [{ q: 'swing' }, false],
];
it.each(cases)('noneFound decides for the filter %j whether the equipment is why no exercise is found', (filter, isEquipment) =>
  expect(noneFound({ ...anyOffered, ...filter })).toBe(isEquipment ? 'workouts.noneAvailable' : 'workouts.noneMatch'),
);
