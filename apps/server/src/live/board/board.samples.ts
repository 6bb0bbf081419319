import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'live.shown': { params: { id: club, userId: athlete }, body: { Shown: false }, answer: { ErrorType: 'NotFound' } },
    'live.athletes': { params: { id: club }, answer: [] },
    'live.user': { params: { id: athlete }, answer: null },
  }),
};
