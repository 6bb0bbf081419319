import type { Transaction } from '@clubpulse/contract/billing/transactions';

/** What may not be deleted: it paid for something, or something was given back of it. */
export const isLinked = ({ UserSubscriptionId, ClubCreditsPackageId, RefundedAmount }: Transaction): boolean =>
  UserSubscriptionId !== null || ClubCreditsPackageId !== null || RefundedAmount > 0;
