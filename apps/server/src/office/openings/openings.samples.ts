import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const [from, to] = ['2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z'];

export const samples: Samples = {
  calls: ({ athlete, club }) => ({
    'openings.today': {
      params: { id: athlete },
      query: { trainingsFrom: from, trainingsTo: to, bookingsFrom: from, bookingsTo: to },
      answer: { sensors: expect.arrayContaining([expect.objectContaining({ UserId: athlete })]), bookings: { draw: 0 } },
    },
    'openings.menu': { params: { id: club }, answer: { unread: {}, licenses: { ClubId: club } } },
    'openings.clubProfile': {
      params: { id: club },
      query: { Begin: from, End: to },
      answer: { moneyDue: expect.any(Array), licenses: { ClubId: club } },
    },
  }),
};
