import type { Transaction } from '@clubpulse/contract/billing/transactions';

export const isLinked = ({ UserSubscriptionId, ClubCreditsPackageId, RefundedAmount }: Transaction): boolean =>
  UserSubscriptionId !== null || ClubCreditsPackageId !== null || RefundedAmount > 0;
