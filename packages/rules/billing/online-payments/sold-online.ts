import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { partsOf } from '../subscriptions/recurrence.ts';
import { toProvider } from './provider-amount.ts';

/** A renewal by the provider adds no activities. */
export const refuseOnline = (
  { Recurrence }: Pick<SubscriptionPlan, 'Recurrence'>,
  { MaxActivities }: Pick<SubscriptionType, 'MaxActivities'>,
): Refusal | undefined => (Recurrence !== null && MaxActivities !== null ? refuse('RenewalAddsNoActivities') : undefined);

interface Payable {
  readonly Amount: number;
  readonly Currency: string;
  readonly Price?: number | null | undefined;
  readonly Installments?: number | null | undefined;
}

/** The part that the provider takes each month after the first payment, and what the first payment has beyond it. */
export function chargesOf({ Amount, Price, Installments }: Payable): { readonly part: number; readonly firstExtra: number } {
  const part = (Installments ?? 1) > 1 ? partsOf(Price ?? Amount, Installments ?? 1).other : Amount;
  return { part, firstExtra: Amount - part };
}

/** The least that the provider takes, in minor units. Source: Stripe, "Minimum and maximum charge amounts". */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  JPY: 50,
  MXN: 1_000,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  USD: 50,
};

/** False when the provider can not take one of the amounts in this currency. */
export function isPayableOnline(order: Payable): boolean {
  const { part, firstExtra } = chargesOf(order);
  return (
    part > 0 &&
    part >= (LEAST[order.Currency] ?? 0) &&
    [part, firstExtra].every((amount) => toProvider(amount, order.Currency) !== undefined)
  );
}
