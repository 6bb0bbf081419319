import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ athlete }) => ({
    'ownStrap.send': {
      params: { id: athlete },
      body: { Begin: new Date(Date.now() - 60_000).toISOString(), Beats: Array.from({ length: 30 }, () => 140) },
      answer: { Now: expect.any(String), IsThere: false },
    },
    'ownStrap.places': { params: { id: athlete }, answer: [] },
  }),
};
