import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import type { HeldSubscription } from '@clubpulse/rules/billing/ledger/choose-payment';
import { paysOn, type SubscriptionFacts } from '@clubpulse/rules/billing/subscriptions/states';

/** A subscription as booking reads it. */
export interface StoredSubscription extends Omit<SubscriptionFacts, 'Recurrence'> {
  readonly UserSubscriptionId: number;
  readonly ClassSubscriptionId: number;
  readonly SubscriptionName: string;
  readonly RowVersion: number;
  readonly RecurrenceEvery: number | null;
  readonly RecurrenceUnit: Recurrence['Unit'] | null;
  readonly MaxWeeklyBookings: number | null;
  readonly MaxMonthlyBookings: number | null;
  readonly DueDateUTC: string | null;
  readonly ExtSubscriptionId: string | null;
}

/** What a member can pay with in a club. */
export interface StoredPayment {
  readonly credits: number;
  readonly subscriptions: readonly StoredSubscription[];
}

export const subscriptionFacts = ({ RecurrenceEvery, RecurrenceUnit, ...facts }: StoredSubscription): SubscriptionFacts => ({
  ...facts,
  Recurrence: RecurrenceEvery === null || RecurrenceUnit === null ? null : { Every: RecurrenceEvery, Unit: RecurrenceUnit },
});

/** Bookings that a subscription pays in the week and the month of a class. */
export interface UseOfSubscription {
  readonly weeklyBookings: number;
  readonly monthlyBookings: number;
}

/** The subscriptions as `choosePayment` asks for them, for a class on `classDay` booked on `today` (days in the club's zone). */
export const heldOn = (
  subscriptions: readonly StoredSubscription[],
  today: string,
  classDay: string,
  useOf: (userSubscriptionId: number) => UseOfSubscription,
): HeldSubscription[] =>
  subscriptions.map((stored) => ({
    UserSubscriptionId: stored.UserSubscriptionId,
    ClassSubscriptionId: stored.ClassSubscriptionId,
    SubscriptionName: stored.SubscriptionName,
    valid: paysOn(subscriptionFacts(stored), today, classDay),
    ExpiryDate: stored.ExpiryDate,
    RemainingTickets: stored.RemainingTickets,
    MaxWeeklyBookings: stored.MaxWeeklyBookings,
    MaxMonthlyBookings: stored.MaxMonthlyBookings,
    ...useOf(stored.UserSubscriptionId),
  }));
