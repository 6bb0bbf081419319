import type { Bought, RefundEffect } from '@clubpulse/contract/billing/transactions';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface TicketsRefund {
  readonly UserSubscriptionId: number;
  /** Amount in minor units. */
  readonly Amount: number;
  readonly refundedBefore: number;
  readonly by: number | null;
}

export interface BoughtPorts {
  /** Must be called before any transaction of money is locked. */
  lockBought(trx: Queryable, userSubscriptionId: number): Promise<void>;
  boughtSubscription(db: Queryable, userSubscriptionId: number, refundedBefore: number): Promise<Bought>;
  /** Removes tickets of a locked subscription. `write` gets the actual effect, runs after all checks, and returns the id. */
  takeTickets(trx: Queryable, refund: TicketsRefund, write: (effect: RefundEffect) => Promise<number>): Promise<number | Refusal>;
  returnTickets(
    trx: Queryable,
    refund: { readonly TransactionId: number; readonly UserSubscriptionId: number },
    by: number | null,
  ): Promise<Refusal | undefined>;
  /**
   * Ends the subscription if its refunds require it, and restores it when no refund does any more. Members who were removed from
   * classes stay removed.
   */
  endByRefunds(
    trx: Queryable,
    subscription: { readonly UserSubscriptionId: number; readonly isEnded: boolean },
    by: number | null,
  ): Promise<void>;
}

export const boughtPorts = ports<BoughtPorts>('billing/transactions', {
  lockBought: 'to keep a subscription as it is',
  boughtSubscription: 'what a subscription is that a purchase paid for',
  takeTickets: 'to take tickets back from a subscription',
  returnTickets: 'to return the tickets that a refund took',
  endByRefunds: 'to end a subscription or restore it',
});
