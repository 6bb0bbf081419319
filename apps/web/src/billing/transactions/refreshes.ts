import { listClubSubscriptions, listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { creditLists } from '../parts/credit-lists.ts';

/** What a record of money may change: a refund takes credits back, or ends what it refunds. */
export const moneyLists = [...creditLists, listClubUserSubscriptions, listClubSubscriptions] as const;
