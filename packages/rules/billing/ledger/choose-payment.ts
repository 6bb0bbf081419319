import { type PaymentKind, type PaymentMode, paymentModes } from '@clubpulse/contract/calendar/seats/participants';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

/**
 * Decision 0010: a class without linked subscriptions and price is free. Otherwise a valid linked subscription pays: first a
 * subscription without tickets, then the soonest end, then the oldest. Otherwise credits pay. `Free` is for staff.
 */

export interface HeldSubscription {
  readonly UserSubscriptionId: number;
  readonly ClassSubscriptionId: number;
  readonly SubscriptionName: string;
  readonly valid: boolean;
  readonly ExpiryDate: string | null;
  readonly RemainingTickets: number | null;
  readonly MaxWeeklyBookings: number | null;
  readonly MaxMonthlyBookings: number | null;
  readonly weeklyBookings: number;
  readonly monthlyBookings: number;
}

export interface PaymentFacts {
  readonly paymentMode: string;
  readonly byStaff: boolean;
  readonly force: boolean;
  readonly cost: { readonly credits: number; readonly tickets: number };
  readonly ClassSubscriptionIds: readonly number[];
  readonly held: readonly HeldSubscription[];
  readonly credits: number;
}

export interface Payment {
  readonly kind: PaymentKind;
  readonly subscription: HeldSubscription | null;
  readonly credits: number;
  readonly tickets: number;
}

const free: Payment = { kind: 'Free', subscription: null, credits: 0, tickets: 0 };

export function choosePayment(facts: PaymentFacts): Payment | Refusal {
  const { byStaff, cost, ClassSubscriptionIds } = facts;
  const mode = paymentModes.find((known) => known === facts.paymentMode);
  if (mode === undefined || !isOffered(mode, facts)) return refuse('InvalidPaymentOption');
  if (mode === 'Free' && byStaff) return free;
  if (ClassSubscriptionIds.length === 0 && cost.credits === 0) return free;

  const linked = facts.held.filter((one) => one.valid && ClassSubscriptionIds.includes(one.ClassSubscriptionId));
  if (mode !== 'Credits') {
    const [best] = linked.filter((one) => (facts.force || isWithinLimits(one)) && hasTickets(one, cost.tickets)).sort(inOrder);
    if (best)
      return { kind: 'Subscription', subscription: best, credits: 0, tickets: best.RemainingTickets === null ? 0 : cost.tickets };
  }
  if (mode !== 'Subscription' && cost.credits > 0 && facts.credits >= cost.credits)
    return { kind: 'Credits', subscription: null, credits: cost.credits, tickets: 0 };
  return whyNot(mode, facts, linked);
}

function isOffered(mode: PaymentMode, { byStaff, cost, ClassSubscriptionIds }: PaymentFacts): boolean {
  if (mode === 'Free') return byStaff;
  if (mode === 'Subscription') return ClassSubscriptionIds.length > 0;
  return mode === 'Auto' || cost.credits > 0;
}

const isWithinLimits = (one: HeldSubscription) =>
  (one.MaxWeeklyBookings === null || one.weeklyBookings < one.MaxWeeklyBookings) &&
  (one.MaxMonthlyBookings === null || one.monthlyBookings < one.MaxMonthlyBookings);

const hasTickets = (one: HeldSubscription, tickets: number) => one.RemainingTickets === null || one.RemainingTickets >= tickets;

const LAST = '9999-12-31';
function inOrder(a: HeldSubscription, b: HeldSubscription): number {
  const [tickets, ends] = [Number(a.RemainingTickets !== null) - Number(b.RemainingTickets !== null), compare(a, b)];
  return tickets || ends || a.UserSubscriptionId - b.UserSubscriptionId;
}
function compare(a: HeldSubscription, b: HeldSubscription): number {
  const [one, other] = [a.ExpiryDate ?? LAST, b.ExpiryDate ?? LAST];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Returns the most helpful refusal: a limit that will expire, then too few credits, then the missing subscription. */
function whyNot(mode: PaymentMode, facts: PaymentFacts, linked: readonly HeldSubscription[]): Refusal {
  const { cost, credits, ClassSubscriptionIds } = facts;
  if (mode !== 'Credits' && linked.some((one) => hasTickets(one, cost.tickets))) return refuse('SubscriptionLimitsExceeded');
  const byCredits =
    mode === 'Credits' || (mode === 'Auto' && cost.credits > 0 && (credits > 0 || ClassSubscriptionIds.length === 0));
  if (!byCredits) return refuse('NoValidSubscriptions');
  const values = { needed: cost.credits, balance: credits };
  const [other] = mode === 'Auto' && linked.length === 0 ? facts.held.filter(({ valid }) => valid).sort(inOrder) : [];
  return other
    ? refuse('SubscriptionNotAccepted', { values: { ...values, subscription: other.SubscriptionName } })
    : refuse('NotEnoughCredits', { values });
}
