import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'checkIn.code': { params: { id: club }, answer: { Code: expect.any(String), ExpiresAt: expect.any(String) } },
    'checkIn.arrive': { params: { id: club }, body: { UserId: athlete }, answer: { UserId: athlete, Again: false } },
    'checkIn.ofClub': { params: { id: club }, answer: { data: [{ UserId: athlete }], recordsTotal: 1 } },
  }),
};
