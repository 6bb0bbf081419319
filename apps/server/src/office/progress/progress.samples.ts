import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ athlete }) => ({
    'progress.ofUser': {
      params: { id: athlete },
      answer: {
        Weeks: expect.arrayContaining([expect.objectContaining({ Points: expect.any(Number) })]),
      },
    },
  }),
};
