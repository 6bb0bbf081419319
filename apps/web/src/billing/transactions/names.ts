import type { Transaction } from '@clubpulse/contract/billing/transactions';

/** What may not be deleted: it paid for something, or something was given back of it. */
export const isLinked = ({ UserSubscriptionId, ClubCreditsPackageId, RefundedAmount }: Transaction): boolean =>
  UserSubscriptionId !== null || ClubCreditsPackageId !== null || RefundedAmount > 0;

/** A part of a file's name: lower case letters, digits and hyphens. */
export const fileWord = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
