import { createCredits, createCreditsPackages, createOrders, createShop } from '../billing/credits/public.ts';
import { createPaymentAccounts } from '../billing/payment-accounts/public.ts';
import { createSubscriptionTypes } from '../billing/subscription-types/public.ts';
import { createSubscriptionChanges, createSubscriptions, subscriptionStates } from '../billing/subscriptions/public.ts';
import { createTransactions } from '../billing/transactions/public.ts';
import { paidBookings } from '../calendar/seats/public.ts';
import type { Clubs } from '../clubs/clubs/public.ts';
import { createDailyJobs } from '../clubs/daily/public.ts';
import { createPolicies, policyReminders } from '../clubs/policies/public.ts';
import { createExpirations, expirationNotices } from '../members/documents/public.ts';
import { createPeople } from '../members/people/public.ts';
import { createClubPeople } from '../office/people/public.ts';
import type { Database } from '../platform/database/database.ts';

/** What members agree to, bring and pay, and what a new day does to it. */
export function composeBilling({ db, clubs }: { db: Database; clubs: Clubs }) {
  const parts = { db, club: clubs.facts, bookings: paidBookings };
  const subscriptions = createSubscriptions(parts);
  return {
    policies: createPolicies({ db }),
    people: createPeople({ db }),
    expirations: createExpirations({ db, club: clubs.facts }),
    subscriptionTypes: createSubscriptionTypes({ db }),
    subscriptions,
    clubPeople: createClubPeople({ db, club: clubs.facts, subscriptions }),
    subscriptionChanges: createSubscriptionChanges(parts),
    packages: createCreditsPackages({ db }),
    credits: createCredits({ db }),
    orders: createOrders(parts),
    transactions: createTransactions({ db }),
    paymentAccounts: createPaymentAccounts({ db }),
    shop: createShop({ db }),
    dailyJobs: createDailyJobs({ db, jobs: [subscriptionStates, expirationNotices, policyReminders] }),
  };
}
export type BillingHouse = ReturnType<typeof composeBilling>;
