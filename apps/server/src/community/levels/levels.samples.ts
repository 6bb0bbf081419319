import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'levels.ofUser': { params: { id: athlete }, answer: { Level: 0, MonthsNeeded: 1, AtRisk: false, Risen: null } },
    'levels.shown': { params: { id: athlete }, body: { Level: 1 } },
    'levels.ofMember': { params: { id: club, userId: athlete }, answer: { Level: null } },
  }),
};
