import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { moneyLeft } from './money-left.ts';

/** The ledger is append-only. A balance is the sum of its entries, never below zero. */

export interface LedgerEntry {
  readonly Change: number;
  readonly BalanceAfter: number;
}

const BALANCE_MAX = 1_000_000_000;

/** `change` is whole and not 0. */
export function nextEntry(balance: number, change: number): LedgerEntry | Refusal {
  const BalanceAfter = balance + change;
  if (BalanceAfter < 0) return refuse('NotEnoughCredits', { values: { needed: -change, balance } });
  return BalanceAfter > BALANCE_MAX
    ? refuse('ValidationFailed', { errors: [{ field: 'Credits', key: 'balance-too-high' }] })
    : { Change: change, BalanceAfter };
}

export const isSound = (entries: readonly LedgerEntry[]): boolean =>
  entries.every(
    (entry, index) => entry.BalanceAfter === (entries[index - 1]?.BalanceAfter ?? 0) + entry.Change && entry.BalanceAfter >= 0,
  );

interface RefundedPurchase {
  readonly Amount: number;
  readonly RefundedAmount: number;
  readonly Currency: string;
}

/** The refunded sum after the refund, in minor units. */
export function refundOf({ Amount, RefundedAmount, Currency }: RefundedPurchase, amount: number): number | Refusal {
  const left = Amount - RefundedAmount;
  if (amount <= left) return RefundedAmount + amount;
  const values = moneyLeft(left, Currency);
  return refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'refund-exceeds-purchase', values }] });
}
