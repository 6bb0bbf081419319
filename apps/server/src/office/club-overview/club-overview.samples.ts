import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, brand }) => ({
    'clubOverview.needs': {
      params: { id: club },
      answer: { data: expect.arrayContaining([expect.objectContaining({ Kind: 'Request', SubscriptionName: 'Open wanted' })]) },
    },
    'clubOverview.comparison': {
      params: { id: brand },
      answer: expect.arrayContaining([expect.objectContaining({ ClubId: club, SeatsBefore: 0 })]),
    },
    'clubOverview.moneyDue': {
      params: { id: club },
      answer: [
        { Payment: 'Unpaid', People: 1 },
        { Payment: 'ToPay', People: 1 },
      ],
    },
  }),
};
