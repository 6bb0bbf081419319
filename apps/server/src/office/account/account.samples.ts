import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ athlete }) => ({
    'account.export': { params: { id: athlete }, answer: { users: [{ UserId: athlete }] } },
    'account.delete': {
      params: { id: athlete },
      body: { Email: 'nobody@example.com' },
      answer: { ErrorType: 'ValidationFailed' },
    },
  }),
};
