import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { firstChargeOn, refuseMinor, refuseOnline } from '@clubpulse/rules/billing/online-payments/sold-online';
import { notAnotherPlan } from '@clubpulse/rules/billing/subscriptions/plan-change';
import { dayIn } from '@clubpulse/rules/time/days';
import { hasTermsToAccept } from '../../clubs/policies/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { packageOf } from '../credits/public.ts';
import { paymentSettingsOf } from '../payment-accounts/public.ts';
import { typeOf } from '../subscription-types/public.ts';
import {
  assignable,
  nextPayment,
  refuseCharged,
  subscriptionOf,
  subscriptionOnDay,
  termsOf,
  typesEverHeld,
} from '../subscriptions/public.ts';
import { debtOf } from './fulfilment.service.ts';
import { payerFactsOf, paysFor } from './online-payments.facts.ts';
import type { NewOrder } from './online-payments.store.ts';
import { startOf } from './plan-change.service.ts';

export interface Wish {
  readonly ClubId: number;
  readonly UserId: number;
  readonly TimeZone: string;
  readonly now: Date;
  /** True for a sale at the desk, which includes products that the store does not show, and needs no consent to the terms. */
  readonly atDesk: boolean;
}
export interface Offer extends Pick<NewOrder, 'Kind' | 'Title' | 'Amount' | 'Currency'> {
  readonly Besides: readonly number[];
  readonly Replaces?: number | null;
  readonly ClassSubscriptionId?: number;
  readonly SubscriptionPlanId?: number | null;
  readonly ActivationDate?: string | null;
  readonly FirstChargeOn?: string | null;
  readonly Price?: number;
  readonly Installments?: number;
  readonly RecurrenceEvery?: number | null;
  readonly RecurrenceUnit?: 'Day' | 'Month' | 'Year' | null;
  readonly DurationDays?: number | null;
  readonly MaxActivities?: number | null;
  readonly MaxWeeklyBookings?: number | null;
  readonly MaxMonthlyBookings?: number | null;
  readonly ClubCreditsPackageId?: number;
  readonly Credits?: number;
  readonly UserSubscriptionId?: number;
  readonly InstallmentNumber?: number | null;
  readonly Period?: string | null;
}
type Wanted<Kind extends PaymentOrderInput['Kind']> = Extract<PaymentOrderInput, { Kind: Kind }>;

export async function offerOf(db: Queryable, wish: Wish, input: PaymentOrderInput): Promise<Offer | Refusal> {
  if (input.Kind === 'Subscription') return offeredSubscription(db, wish, input);
  if (input.Kind === 'Credits') return offeredCredits(db, wish, input);
  return owed(db, wish, input);
}

async function offeredSubscription(db: Queryable, wish: Wish, input: Wanted<'Subscription'>): Promise<Offer | Refusal> {
  const { ClubId, UserId, TimeZone, now, atDesk } = wish;
  const { ClassSubscriptionId, SubscriptionPlanId } = input;
  const start = await startOf(db, wish, input);
  if (isRefusal(start)) return start;
  const { ActivationDate, Besides, Replaces } = start;
  const stored = await typeOf(db, ClassSubscriptionId);
  const { EnableStore } = await paymentSettingsOf(db, ClubId);
  const isOffered = atDesk ? stored?.Type !== 'External' : EnableStore && stored?.Purchasable && stored.Type === 'Open';
  if (stored?.ClubId !== ClubId || !isOffered) return wrongId('ClassSubscriptionId');
  if (ActivationDate !== null && ActivationDate < dayIn(TimeZone, now))
    return refuse('ValidationFailed', { errors: [{ field: 'ActivationDate', key: 'date-in-future' }] });
  if (!atDesk && (await hasTermsToAccept(db, ClubId, UserId))) return refuse('PoliciesNotAccepted');
  const request = {
    ClubId,
    UserId,
    TimeZone,
    ClassSubscriptionId,
    SubscriptionPlanId,
    ActivationDate,
    Besides,
    Payment: { Method: 'Credit', VisibleInExport: true } as const,
    ExpiryDate: null,
    Price: null,
    Installments: null,
    ExternalPayment: false,
    Notes: '',
  };
  const found = await assignable(db, request, now);
  if (isRefusal(found)) return found;
  const { type, decided } = found;
  const { Price, Installments } = decided;
  const plan = type.Plans.find((one) => one.SubscriptionPlanId === SubscriptionPlanId);
  const today = dayIn(TimeZone, now);
  const minor = plan && !atDesk && refuseMinor(plan, { ...(await payerFactsOf(db, ClubId, UserId)), today });
  if (minor) return minor;
  const refused = plan && refuseOnline(plan, type);
  if (refused) return refused;
  if (Replaces !== null && decided.Recurrence === null) return notAnotherPlan();
  const trial = {
    everHeld: (await typesEverHeld(db, UserId, ClubId)).has(ClassSubscriptionId),
    replaces: Replaces !== null,
    firstDay: ActivationDate ?? today,
  };
  return {
    Kind: 'Subscription',
    FirstChargeOn: plan ? firstChargeOn(plan, trial) : null,
    ClassSubscriptionId,
    SubscriptionPlanId,
    ActivationDate,
    Besides,
    Replaces,
    Price,
    Installments: Math.max(1, Installments.length),
    Amount: Installments[0]?.Amount ?? Price,
    Currency: type.Currency,
    Title: plan ? `${type.Name}, ${plan.Name}` : type.Name,
    ...termsOf(type, plan),
  };
}

async function offeredCredits(db: Queryable, wish: Wish, { ClubCreditsPackageId }: Wanted<'Credits'>): Promise<Offer | Refusal> {
  const { ClubId, UserId, atDesk } = wish;
  const sold = await packageOf(db, ClubCreditsPackageId);
  const { EnableStore } = await paymentSettingsOf(db, ClubId);
  if (sold?.ClubId !== ClubId || !(atDesk || (EnableStore && sold.Purchasable))) return wrongId('ClubCreditsPackageId');
  if (sold.Price === 0) return refuse('ValidationFailed', { errors: [{ field: 'ClubCreditsPackageId', key: 'price-required' }] });
  if (!atDesk && (await hasTermsToAccept(db, ClubId, UserId))) return refuse('PoliciesNotAccepted');
  const { Name: Title, Price: Amount, Currency, Credits } = sold;
  return { Kind: 'Credits', ClubCreditsPackageId, Title, Amount, Currency, Credits, Besides: [] };
}

async function owed(
  db: Queryable,
  { ClubId, UserId, now }: Wish,
  { UserSubscriptionId }: Wanted<'Debt'>,
): Promise<Offer | Refusal> {
  const stored = await subscriptionOf(db, UserSubscriptionId);
  const pays = async (memberId: number) => memberId === UserId || (await paysFor(db, ClubId, UserId, memberId));
  if (stored?.ClubId !== ClubId || !(await pays(stored.UserId))) return wrongId('UserSubscriptionId');
  const charged = refuseCharged(stored);
  if (charged) return charged;
  const next = nextPayment(subscriptionOnDay(stored, dayIn(stored.TimeZone, now)).row);
  if (next === undefined) return refuse('SubscriptionNothingToPay');
  const { SubscriptionName: Title, Currency } = stored;
  return { Kind: 'Debt', UserSubscriptionId, Title, ...debtOf(next), Currency, Besides: [] };
}

const wrongId = (field: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key: 'invalid-id' }] });
