import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { moneyLeft } from './money-left.ts';

/** Credits and tickets are an append-only ledger: a balance is what its entries add up to, and is never below zero. */

export interface LedgerEntry {
  readonly Change: number;
  readonly BalanceAfter: number;
}

/** Far below what the column holds, far above what anybody buys. */
const BALANCE_MAX = 1_000_000_000;

/**
 * The next entry of an account, or NotEnoughCredits with what is needed and there, or a balance above the highest. `change` is a whole
 * number, not 0.
 */
export function nextEntry(balance: number, change: number): LedgerEntry | Refusal {
  const BalanceAfter = balance + change;
  if (BalanceAfter < 0) return refuse('NotEnoughCredits', { values: { needed: -change, balance } });
  return BalanceAfter > BALANCE_MAX
    ? refuse('ValidationFailed', { errors: [{ field: 'Credits', key: 'balance-too-high' }] })
    : { Change: change, BalanceAfter };
}

/** Whether each entry carries the sum of all up to it. */
export const isSound = (entries: readonly LedgerEntry[]): boolean =>
  entries.every(
    (entry, index) => entry.BalanceAfter === (entries[index - 1]?.BalanceAfter ?? 0) + entry.Change && entry.BalanceAfter >= 0,
  );

interface RefundedPurchase {
  readonly Amount: number;
  readonly RefundedAmount: number;
  readonly Currency: string;
}

/** What of a purchase is given back after a refund, in minor units; one above what is left of it is refused with how much that is. */
export function refundOf({ Amount, RefundedAmount, Currency }: RefundedPurchase, amount: number): number | Refusal {
  const left = Amount - RefundedAmount;
  if (amount <= left) return RefundedAmount + amount;
  const values = moneyLeft(left, Currency);
  return refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'refund-exceeds-purchase', values }] });
}
