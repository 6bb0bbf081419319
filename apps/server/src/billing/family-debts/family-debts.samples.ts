import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'familyDebts.ofUser': { params: { id: athlete }, answer: [] },
    'familyDebts.ofClubUser': { params: { id: club, userId: athlete }, answer: [] },
  }),
};
