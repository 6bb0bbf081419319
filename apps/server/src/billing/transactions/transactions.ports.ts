import type { Bought, RefundEffect } from '@clubpulse/contract/billing/transactions';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface SubscriptionRefund {
  readonly UserSubscriptionId: number;
  readonly Effect: RefundEffect;
  /** Minor units. */
  readonly Amount: number;
  readonly refundedBefore: number;
  readonly by: number;
}

export interface BoughtPorts {
  /** Locks the subscription until the transaction ends; called before any transaction of money is locked. */
  lockBought(trx: Queryable, userSubscriptionId: number): Promise<void>;
  boughtSubscription(db: Queryable, userSubscriptionId: number, refundedBefore: number): Promise<Bought>;
  /**
   * Applies the refund to a locked subscription, and records it by `write`, which gets the actual effect and runs when nothing can
   * refuse any more; returns its id.
   */
  refundSubscription(
    trx: Queryable,
    refund: SubscriptionRefund,
    write: (effect: RefundEffect) => Promise<number>,
  ): Promise<number | Refusal>;
  /** Reverts a refund that is taken off the books; members who were removed from classes stay removed. */
  undoRefund(
    trx: Queryable,
    refund: { readonly TransactionId: number; readonly UserSubscriptionId: number; readonly Effect: RefundEffect | null },
    by: number,
  ): Promise<Refusal | undefined>;
}

export const boughtPorts = ports<BoughtPorts>('billing/transactions', {
  lockBought: 'to keep a subscription as it is',
  boughtSubscription: 'what a subscription is that a purchase paid for',
  refundSubscription: 'what a refund does to a subscription',
  undoRefund: 'to take back what a refund did to a subscription',
});
