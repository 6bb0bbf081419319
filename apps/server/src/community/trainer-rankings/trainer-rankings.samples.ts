import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const query = { from: '2026-11-01', to: '2026-11-15' };

export const samples: Samples = {
  calls: ({ club, trainer }) => ({
    'trainerRankings.ofClub': {
      params: { id: club },
      query,
      answer: {
        From: '2026-11-01',
        Trainers: expect.arrayContaining([expect.objectContaining({ Seats: expect.any(Number), NoShows: expect.any(Number) })]),
      },
    },
    'trainerRankings.awards': { params: { id: club }, answer: [] },
    'trainerRankings.ofTrainer': {
      params: { id: club, userId: trainer },
      query,
      answer: { UserId: trainer, From: '2026-11-01', ByName: [], Awards: [] },
    },
  }),
};
