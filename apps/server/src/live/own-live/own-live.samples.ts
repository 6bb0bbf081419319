import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  // Nobody hears her.
  calls: ({ athlete }) => ({ 'ownLive.room': { params: { id: athlete }, answer: null } }),
};
