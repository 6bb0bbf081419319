import type { Transaction } from '@clubpulse/contract/billing/transactions';

/** Minor units of one currency. */
export interface Sum {
  readonly currency: string;
  readonly purchases: number;
  readonly refunds: number;
  /** What came in less what went out. */
  readonly net: number;
}

/** What transactions add up to, per currency, the one with the most rows first. */
export function sumsOf(transactions: readonly Transaction[]): Sum[] {
  const sums = new Map<string, { rows: number; purchases: number; refunds: number }>();
  for (const { Currency, Type, Amount } of transactions) {
    const sum = sums.get(Currency) ?? { rows: 0, purchases: 0, refunds: 0 };
    sum.rows += 1;
    if (Type === 'Purchase') sum.purchases += Amount;
    else sum.refunds += Amount;
    sums.set(Currency, sum);
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other.rows - one.rows)
    .map(([currency, { purchases, refunds }]) => ({ currency, purchases, refunds, net: purchases - refunds }));
}
