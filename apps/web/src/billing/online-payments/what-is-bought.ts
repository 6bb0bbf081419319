import type { CreditsPackage } from '@clubpulse/contract/billing/credits';
import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { Recurrence, SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { refuseOnline } from '@clubpulse/rules/billing/online-payments/sold-online';
import { partsOf } from '@clubpulse/rules/billing/subscriptions/recurrence';

export interface Bought {
  readonly name: string;
  /** Minor units. The amount of a period if `recurrence` is set, of the first installment if `inParts` is set. */
  readonly amount: number;
  readonly currency: string;
  readonly recurrence: Recurrence | null;
  readonly inParts: Pick<SubscriptionPlan, 'Price' | 'Installments'> | null;
  readonly trialDays: number | null;
  readonly durationDays: number | null;
  readonly type: Pick<SubscriptionType, 'DurationDays' | 'MaxActivities' | 'MaxWeeklyBookings' | 'MaxMonthlyBookings'> | null;
  readonly credits: number | null;
  readonly order: PaymentOrderInput;
}

export interface OnOffer {
  readonly SubscriptionTypes: readonly Omit<SubscriptionType, 'Assigned' | 'Suspended'>[];
  readonly CreditsPackages: readonly CreditsPackage[];
}

export function boughtFrom(address: string, store: OnOffer, held: readonly UserSubscription[]): Bought | null {
  const [, kind = '', number = ''] = address.split('-');
  const id = Number(number);
  if (kind === 'credits') return creditsFrom(store.CreditsPackages.find((one) => one.ClubCreditsPackageId === id));
  if (kind === 'debt') return debtFrom(held.find((one) => one.UserSubscriptionId === id));
  if (kind === 'subscription') return typeFrom(store.SubscriptionTypes.find((one) => one.ClassSubscriptionId === id));
  const type = store.SubscriptionTypes.find(({ Plans }) => Plans.some((plan) => plan.SubscriptionPlanId === id));
  return kind === 'plan' ? typeFrom(type, id) : null;
}

function creditsFrom(sold: CreditsPackage | undefined): Bought | null {
  if (sold === undefined) return null;
  const { Name: name, Price: amount, Currency: currency, Credits: credits, ClubCreditsPackageId } = sold;
  return { ...nothingMore, name, amount, currency, credits, order: { Kind: 'Credits', ClubCreditsPackageId } };
}

function debtFrom(held: UserSubscription | undefined): Bought | null {
  if (held === undefined || held.AmountDue === 0) return null;
  const { SubscriptionName: name, AmountDue: amount, Currency: currency, UserSubscriptionId } = held;
  return { ...nothingMore, name, amount, currency, order: { Kind: 'Debt', UserSubscriptionId } };
}

function typeFrom(type: OnOffer['SubscriptionTypes'][number] | undefined, planId: number | null = null): Bought | null {
  if (type === undefined) return null;
  const plan = type.Plans.find((one) => one.SubscriptionPlanId === planId);
  if (plan !== undefined && refuseOnline(plan, type)) return null;
  return {
    ...nothingMore,
    name: plan?.Name ?? type.Name,
    amount: plan === undefined ? type.Price : partsOf(plan.Price, plan.Installments).first,
    currency: type.Currency,
    recurrence: plan?.Recurrence ?? null,
    trialDays: plan?.TrialDays ?? null,
    inParts: plan !== undefined && plan.Installments > 1 ? plan : null,
    durationDays: plan?.DurationDays ?? type.DurationDays,
    type,
    order: {
      Kind: 'Subscription',
      ClassSubscriptionId: type.ClassSubscriptionId,
      SubscriptionPlanId: planId,
      ActivationDate: null,
      Besides: [],
    },
  };
}

const nothingMore = { recurrence: null, trialDays: null, inParts: null, durationDays: null, type: null, credits: null } as const;
