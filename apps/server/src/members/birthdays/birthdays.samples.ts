import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({ 'birthdays.ofClub': { params: { id: club }, query: { days: 7 }, answer: [] } }),
};
