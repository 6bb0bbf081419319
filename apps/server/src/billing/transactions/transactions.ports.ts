import type { Bought, RefundEffect } from '@clubpulse/contract/billing/transactions';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

/** A refund of what was paid for a subscription. */
export interface SubscriptionRefund {
  readonly UserSubscriptionId: number;
  readonly Effect: RefundEffect;
  /** Minor units. */
  readonly Amount: number;
  /** Of what was paid for it, all purchases together: by other refunds before. */
  readonly refundedBefore: number;
  readonly by: number;
}

/** What refunds ask of what they give back. */
export interface BoughtPorts {
  /** Keeps it as it is until the transaction ends; asked before any transaction of money is locked. */
  lockBought(trx: Queryable, userSubscriptionId: number): Promise<void>;
  /** `refundedBefore` as of a refund. */
  boughtSubscription(db: Queryable, userSubscriptionId: number, refundedBefore: number): Promise<Bought>;
  /**
   * Does what the refund does to a locked subscription, and writes the refund by `write`, which is asked with what really happens
   * when nothing can refuse any more; answers its id.
   */
  refundSubscription(
    trx: Queryable,
    refund: SubscriptionRefund,
    write: (effect: RefundEffect) => Promise<number>,
  ): Promise<number | Refusal>;
  /** Takes back what a refund did that is taken off the books; classes people were taken off stay without them. */
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
