import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';

export const isChargeFailed = ({ PaymentStatus }: UserSubscription): boolean =>
  PaymentStatus === 'RetryingPayment' || PaymentStatus === 'PaymentFailed';
