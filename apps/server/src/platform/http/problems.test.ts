import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { expect, it } from 'vitest';
import { fieldErrors } from './problems.ts';

it('says one thing of a field: what is wrong first', () => {
  const money = { Type: 'Purchase', Method: 'Cash', Amount: -5, Currency: 'eur' };
  const { error } = transactionInputSchema.safeParse(money);
  expect(error && fieldErrors(error)).toEqual([
    { field: 'Amount', key: 'amount-negative' },
    { field: 'Currency', key: 'invalid-currency' },
  ]);
});
