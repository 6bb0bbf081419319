import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'live.athletes': { params: { id: club }, answer: [] },
    'live.user': { params: { id: athlete }, answer: null },
  }),
};
