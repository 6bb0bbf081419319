import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { moneyLeft } from '../ledger/money-left.ts';

export interface DueSum {
  readonly Amount: number;
  readonly PartPaid: number;
}

export const leftOf = ({ Amount, PartPaid }: DueSum): number => Amount - PartPaid;

export const refuseMoreThanDue = (left: number, currency: string): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'more-than-due', values: moneyLeft(left, currency) }] });

export function afterPaying(due: DueSum, amount: number, currency: string): number | Refusal {
  const left = leftOf(due);
  if (amount <= 0) return refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'price-required' }] });
  return amount <= left ? left - amount : refuseMoreThanDue(left, currency);
}
