import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({ 'clubUsers.list': { params: { id: club }, answer: { recordsTotal: 4 } } }),
};
