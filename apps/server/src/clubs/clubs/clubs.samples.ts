import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, brand }) => ({
    'clubs.mine': { answer: [{ ClubId: club }] },
    'clubs.get': { params: { id: club }, answer: { ClubId: club, BrandId: brand } },
    'clubs.summary': { params: { id: club }, answer: { ClubId: club, BridgesTotal: 1 } },
    'clubs.join': { body: { Code: 'NOSUCHCODE' }, answer: { ErrorType: 'ClubCodeUnknown' } },
    'brands.mine': { answer: [] },
    'brands.clubs': {
      params: { id: brand },
      answer: expect.arrayContaining([expect.objectContaining({ ClubId: club, Summary: expect.anything() })]),
    },
  }),
};
