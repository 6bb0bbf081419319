import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, article }) => ({
    'cashDesk.mostSold': { params: { id: club }, answer: expect.any(Array) },
    'cashDesk.sell': {
      params: { id: club },
      body: { UserId: null, Method: 'Cash', Lines: [{ Type: 'Goods', ArticleId: article, Quantity: 2, Price: 150 }] },
      answer: { Amount: 300, Transactions: [{ Amount: 300, UserId: null }] },
    },
  }),
};
