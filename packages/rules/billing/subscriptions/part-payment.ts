import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** What was paid of a sum that is due, in minor units. */
export interface DueSum {
  readonly Amount: number;
  readonly PartPaid: number;
}

export const leftOf = ({ Amount, PartPaid }: DueSum): number => Amount - PartPaid;

/** What is left once so much more is paid; more than is due is refused with what is due, as `said` writes an amount. */
export function afterPaying(due: DueSum, amount: number, said: (amount: number) => string): number | Refusal {
  const left = leftOf(due);
  if (amount <= 0) return refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'price-required' }] });
  return amount <= left
    ? left - amount
    : refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'more-than-due', values: { amount: said(left) } }] });
}
