import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ athlete }) => ({
    'levels.ofUser': { params: { id: athlete }, answer: { Level: 0, MonthsNeeded: 1, AtRisk: false } },
  }),
};
