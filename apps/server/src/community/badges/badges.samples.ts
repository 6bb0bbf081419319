import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ athlete }) => ({
    'badges.list': { answer: expect.arrayContaining([expect.objectContaining({ Badge: 'Gold' })]) },
    'badges.ofUser': { params: { id: athlete }, answer: [] },
  }),
};
