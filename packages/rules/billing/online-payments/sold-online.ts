import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { age } from '../../accounts/users/zones.ts';
import { addDays } from '../../time/days.ts';
import { partsOf } from '../subscriptions/recurrence.ts';
import { toProvider } from './provider-amount.ts';

/** A renewal adds no activities, so a renewing plan of a type with a number of activities is refused. */
export const refuseOnline = (
  { Recurrence }: Pick<SubscriptionPlan, 'Recurrence'>,
  { MaxActivities }: Pick<SubscriptionType, 'MaxActivities'>,
): Refusal | undefined => (Recurrence !== null && MaxActivities !== null ? refuse('RenewalAddsNoActivities') : undefined);

const FULL_AGE = 18;

/** A minor needs a payer of the family, who is liable for repeated charges. */
export const refuseMinor = (
  { Recurrence, Installments }: Pick<SubscriptionPlan, 'Recurrence' | 'Installments'>,
  { BirthDate, hasPayer, today }: { readonly BirthDate: string | null; readonly hasPayer: boolean; readonly today: string },
): Refusal | undefined =>
  (Recurrence !== null || Installments > 1) && BirthDate !== null && !hasPayer && age(BirthDate, today) < FULL_AGE
    ? refuse('PayerRequired')
    : undefined;

/** The day after the free days. Null without free days. Each member has free days once per type. */
export const firstChargeOn = (
  { Recurrence, TrialDays }: Pick<SubscriptionPlan, 'Recurrence' | 'TrialDays'>,
  { everHeld, replaces, firstDay }: { readonly everHeld: boolean; readonly replaces: boolean; readonly firstDay: string },
): string | null => (Recurrence === null || TrialDays === null || everHeld || replaces ? null : addDays(firstDay, TrialDays));

interface Payable {
  readonly Amount: number;
  readonly Currency: string;
  readonly Price?: number | null | undefined;
  readonly Installments?: number | null | undefined;
}

export function chargesOf({ Amount, Price, Installments }: Payable): { readonly part: number; readonly firstExtra: number } {
  const part = (Installments ?? 1) > 1 ? partsOf(Price ?? Amount, Installments ?? 1).other : Amount;
  return { part, firstExtra: Amount - part };
}

/** Least charge in the provider's units, in the currency of the club's account. Source: docs.stripe.com/currencies. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
  USD: 50,
};

export function isPayableOnline(order: Payable): boolean {
  const { part, firstExtra } = chargesOf(order);
  const sent = toProvider(part, order.Currency);
  return sent !== undefined && sent >= (LEAST[order.Currency] ?? 1) && toProvider(firstExtra, order.Currency) !== undefined;
}
