import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { expect, test } from 'vitest';
import { transactionWith } from '../test/money.ts';
import { sumsOf } from './sums.ts';

const of = (Type: Transaction['Type'], Amount: number, Currency = 'EUR') => transactionWith({ Type, Amount, Currency });

test('purchases less refunds, per currency and never mixed', () => {
  const sums = sumsOf([of('Purchase', 5900), of('Purchase', 1000, 'CHF'), of('Refund', 900), of('Purchase', 100)]);
  expect(sums).toEqual([
    { currency: 'EUR', purchases: 6000, refunds: 900, net: 5100 },
    { currency: 'CHF', purchases: 1000, refunds: 0, net: 1000 },
  ]);
  expect(sumsOf([])).toEqual([]);
});
