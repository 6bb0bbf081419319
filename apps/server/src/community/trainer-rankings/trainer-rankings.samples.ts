import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'trainerRankings.ofClub': {
      params: { id: club },
      query: { from: '2026-11-01', to: '2026-11-15' },
      answer: {
        From: '2026-11-01',
        Trainers: expect.arrayContaining([expect.objectContaining({ Seats: expect.any(Number), NoShows: expect.any(Number) })]),
      },
    },
  }),
};
