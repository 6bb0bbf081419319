import { type IncludedVat, RATE_MAX } from '@clubpulse/contract/billing/receipts/receipts';
import type { Refusal } from '@clubpulse/contract/errors';
import { isRefusal } from '@clubpulse/contract/errors';
import { refundOf } from '../ledger/ledger.ts';

/** The amount without the included VAT, rounded half up to a minor unit. `rate` is in hundredths of a percent. */
export function netOf(gross: number, rate: number): number {
  const parts = 2n * BigInt(RATE_MAX + rate);
  return Number((2n * BigInt(gross) * BigInt(RATE_MAX) + parts / 2n) / parts);
}

export interface Creditable {
  readonly Amount: number;
  readonly Left: number;
  readonly LeftNet: number | null;
  readonly Rate: number | null;
  readonly Currency: string;
}

/** Null without VAT. All credit notes of a receipt together return its net amount. An amount above the rest is refused. */
export function creditedNet({ Amount, Left, LeftNet, Rate, Currency }: Creditable, amount: number): number | null | Refusal {
  const refunded = refundOf({ Amount, RefundedAmount: Amount - Left, Currency }, amount);
  if (isRefusal(refunded)) return refunded;
  if (LeftNet === null || Rate === null) return null;
  const least = Math.max(0, LeftNet - (Left - amount));
  const most = Math.min(amount, LeftNet);
  return Math.min(most, Math.max(least, netOf(amount, Rate)));
}

interface Line {
  readonly Amount: number;
  readonly Vat: IncludedVat | null;
}
export interface CodeSum extends IncludedVat {
  readonly Gross: number;
}

/** Lines without a code are left out. */
export function sumsByCode(lines: readonly Line[]): CodeSum[] {
  const sums = new Map<string, CodeSum>();
  for (const { Amount, Vat } of lines) {
    if (Vat === null) continue;
    const key = `${Vat.Rate} ${Vat.Code}`;
    const sum = sums.get(key) ?? { ...Vat, Net: 0, Vat: 0, Gross: 0 };
    sums.set(key, { ...sum, Net: sum.Net + Vat.Net, Vat: sum.Vat + Vat.Vat, Gross: sum.Gross + Amount });
  }
  return [...sums.values()];
}
