import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete, userSubscription: userSubscriptionId }) => ({
    'endReasons.set': { params: { id: club, userSubscriptionId }, body: { Reason: 'Price' }, answer: { Reason: 'Price' } },
    'endReasons.state': {
      params: { id: athlete, userSubscriptionId },
      body: { Reason: 'Moved', Words: 'To Bologna' },
      answer: { Reason: 'Moved', Words: 'To Bologna' },
    },
  }),
};
