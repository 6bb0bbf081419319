import { expect, it } from 'vitest';
import { demandsFor } from './concerns.ts';

it('the demands of an exercise begin with those that a condition excludes at any of its severities', () => {
  expect(demandsFor(['neckLoad', 'kneeLoad', 'deepKnee', 'overhead'], ['kneePain', 'shoulderPain'])).toEqual({
    concerned: ['kneeLoad', 'deepKnee', 'overhead'],
    others: ['neckLoad'],
  });
  expect(demandsFor(['grip'], [])).toEqual({ concerned: [], others: ['grip'] });
});
