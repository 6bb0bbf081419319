import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';

/** The card of a subscription did not pay: while it is tried again, and after the last attempt. */
export const isChargeFailed = ({ PaymentStatus }: UserSubscription): boolean =>
  PaymentStatus === 'RetryingPayment' || PaymentStatus === 'PaymentFailed';
