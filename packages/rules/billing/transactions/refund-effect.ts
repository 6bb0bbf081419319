import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { creditsOfRefund, refundableWith, type SoldCredits } from './refund-credits.ts';

export const refuseOfAnother = (refundOf: number | null, purchaseOf: number | null): Refusal | undefined =>
  refundOf === null || purchaseOf === null || refundOf === purchaseOf
    ? undefined
    : refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'refund-of-another' }] });

export const effectOf = (wanted: RefundEffect | undefined, isFull: boolean): RefundEffect => wanted ?? (isFull ? 'End' : 'Keep');

export interface RefundedTickets {
  readonly sold: SoldCredits | null;
  readonly left: number;
}

/**
 * The tickets are taken back in proportion to the price. The refund is refused if fewer tickets are left. A smaller refund, or a
 * refund that leaves the tickets, remains possible.
 */
export function ticketsOfRefund({ sold, left }: RefundedTickets, amount: number): number | Refusal {
  if (sold === null) return refuse('ValidationFailed', { errors: [{ field: 'Effect', key: 'nothing-to-take-back' }] });
  // Only the first period counts, because later periods added no tickets.
  const needed = creditsOfRefund(sold, Math.min(amount, sold.Amount - sold.RefundedAmount));
  return needed <= left
    ? needed
    : refuse('TicketsAlreadySpent', { values: { needed, balance: left, refundable: refundableWith(sold, left) } });
}

export const soldTickets = (price: number, RefundedAmount: number, tickets: number | null): SoldCredits | null =>
  tickets === null || price === 0 ? null : { Amount: price, RefundedAmount: Math.min(price, RefundedAmount), Credits: tickets };
