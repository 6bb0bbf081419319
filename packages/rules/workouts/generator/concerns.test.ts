import { expect, it } from 'vitest';
import { demandsFor } from './concerns.ts';

it('the list of demands of an exercise begins with the demands that a condition excludes at any of its severities', () => {
  expect(demandsFor(['neckLoad', 'kneeLoad', 'deepKnee', 'overhead'], ['kneePain', 'shoulderPain'])).toEqual({
    concerned: ['kneeLoad', 'deepKnee', 'overhead'],
    others: ['neckLoad'],
  });
  expect(demandsFor(['grip'], [])).toEqual({ concerned: [], others: ['grip'] });
});
