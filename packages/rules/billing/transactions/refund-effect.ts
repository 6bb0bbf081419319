import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { creditsOfRefund, refundableWith, type SoldCredits } from './refund-credits.ts';

/** What a refund does to the subscription its purchase paid for. */

/** A refund is about whom its purchase is about; null: nobody, or not said. */
export const refuseOfAnother = (refundOf: number | null, purchaseOf: number | null): Refusal | undefined =>
  refundOf === null || purchaseOf === null || refundOf === purchaseOf
    ? undefined
    : refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'refund-of-another' }] });

/** Where nothing is said, a full refund ends what it refunds, and any other is a favour that leaves it. */
export const effectOf = (wanted: RefundEffect | undefined, isFull: boolean): RefundEffect => wanted ?? (isFull ? 'End' : 'Keep');

export interface RefundedTickets {
  /** Of the subscription: its price in minor units, what of it was refunded before, and the tickets it came with. */
  readonly sold: SoldCredits | null;
  readonly left: number;
}

/**
 * Tickets a refund takes back in proportion to the price. Refused where none are counted, and where fewer are left: then a smaller
 * refund still goes, or one that leaves the tickets.
 */
export function ticketsOfRefund({ sold, left }: RefundedTickets, amount: number): number | Refusal {
  if (sold === null) return refuse('ValidationFailed', { errors: [{ field: 'Effect', key: 'nothing-to-take-back' }] });
  // Periods that were paid after the first brought no tickets.
  const needed = creditsOfRefund(sold, Math.min(amount, sold.Amount - sold.RefundedAmount));
  return needed <= left
    ? needed
    : refuse('TicketsAlreadySpent', { values: { needed, balance: left, refundable: refundableWith(sold, left) } });
}

/** What of a subscription's tickets was sold, for `ticketsOfRefund`. `RefundedAmount` may be of several periods. */
export const soldTickets = (price: number, RefundedAmount: number, tickets: number | null): SoldCredits | null =>
  tickets === null || price === 0 ? null : { Amount: price, RefundedAmount: Math.min(price, RefundedAmount), Credits: tickets };
