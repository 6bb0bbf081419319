import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'clubOverview.needs': {
      params: { id: club },
      answer: { data: expect.arrayContaining([expect.objectContaining({ Kind: 'Request', SubscriptionName: 'Open wanted' })]) },
    },
    'clubOverview.moneyDue': { params: { id: club }, answer: [{ Payment: 'ToPay', People: 1 }] },
  }),
};
