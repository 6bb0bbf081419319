import type { Transaction } from '@clubpulse/contract/billing/transactions';

export const isRefundedOnline = ({ Type, PaymentMode }: Transaction): boolean => Type === 'Purchase' && PaymentMode === 'Online';

export const isLinked = ({ UserSubscriptionId, ClubCreditsPackageId, RefundedAmount }: Transaction): boolean =>
  UserSubscriptionId !== null || ClubCreditsPackageId !== null || RefundedAmount > 0;
