import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClubSubscriptions, listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';

/** What an act on a subscription may change: the member's, who holds what, the counts of the types, the money. */
export const subscriptionLists = [
  listClubUserSubscriptions,
  listClubSubscriptions,
  listSubscriptionTypes,
  listTransactions,
] as const;
