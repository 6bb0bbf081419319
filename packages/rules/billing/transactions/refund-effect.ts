import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { creditsOfRefund, refundableWith, type SoldCredits } from './refund-credits.ts';

/** Refuses a refund for another member than that of its purchase. Null means that no member is set. */
export const refuseOfAnother = (refundOf: number | null, purchaseOf: number | null): Refusal | undefined =>
  refundOf === null || purchaseOf === null || refundOf === purchaseOf
    ? undefined
    : refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'refund-of-another' }] });

/** By default a full refund ends the subscription, and a partial one does not. */
export const effectOf = (wanted: RefundEffect | undefined, isFull: boolean): RefundEffect => wanted ?? (isFull ? 'End' : 'Keep');

export interface RefundedTickets {
  readonly sold: SoldCredits | null;
  readonly left: number;
}

/**
 * Tickets to take back, in proportion to the price. Refused when the subscription has none or fewer are left. Then a smaller
 * refund is possible, or one that leaves the tickets.
 */
export function ticketsOfRefund({ sold, left }: RefundedTickets, amount: number): number | Refusal {
  if (sold === null) return refuse('ValidationFailed', { errors: [{ field: 'Effect', key: 'nothing-to-take-back' }] });
  // Only the payment of the first period added tickets.
  const needed = creditsOfRefund(sold, Math.min(amount, sold.Amount - sold.RefundedAmount));
  return needed <= left
    ? needed
    : refuse('TicketsAlreadySpent', { values: { needed, balance: left, refundable: refundableWith(sold, left) } });
}

export const soldTickets = (price: number, RefundedAmount: number, tickets: number | null): SoldCredits | null =>
  tickets === null || price === 0 ? null : { Amount: price, RefundedAmount: Math.min(price, RefundedAmount), Credits: tickets };
