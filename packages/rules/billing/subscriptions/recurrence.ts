import type { Recurrence, SubscriptionPlanFields } from '@clubpulse/contract/billing/subscription-types';
import type { FieldError } from '@clubpulse/contract/errors';
import { Temporal } from 'temporal-polyfill';
import { addDays } from '../../time/days.ts';

/** Days are in the club's time zone, such as `2026-11-20`. */

const LONGEST_MONTH_DAYS = 31;

const plural = { Day: 'days', Month: 'months', Year: 'years' } as const;

/** Period 0 is the first. Periods are counted from the first day, so that the 31st is used in every month that has one. */
export function periodStart(firstDay: string, { Every, Unit }: Recurrence, n: number): string {
  return Temporal.PlainDate.from(firstDay)
    .add({ [plural[Unit]]: Every * n })
    .toString();
}

export function renewsAfter(firstDay: string, recurrence: Recurrence, day: string): string {
  const from = Temporal.PlainDate.from(firstDay);
  const unit = plural[recurrence.Unit];
  const passed = from.until(Temporal.PlainDate.from(day), { largestUnit: unit })[unit];
  let n = Math.max(1, Math.floor(passed / recurrence.Every));
  while (periodStart(firstDay, recurrence, n) <= day) n += 1;
  return periodStart(firstDay, recurrence, n);
}

export const lastDayOf = (firstDay: string, durationDays: number): string => addDays(firstDay, durationDays - 1);

export interface PlannedInstallment {
  readonly Number: number;
  readonly Amount: number;
  readonly DueDate: string;
}

/** The last monthly part must be due before the end, for any first day. `days` is null without an end. */
export const installmentsFit = (count: number, days: number | null): boolean =>
  days === null || (count - 1) * LONGEST_MONTH_DAYS < days;

export function partsOf(price: number, count: number): { readonly first: number; readonly other: number } {
  const other = Math.floor(price / count);
  return { first: price - other * (count - 1), other };
}

export function installmentPlan(price: number, count: number, firstDay: string): PlannedInstallment[] {
  const { first, other } = partsOf(price, count);
  return Array.from({ length: count }, (_, index) => ({
    Number: index + 1,
    Amount: index === 0 ? first : other,
    DueDate: periodStart(firstDay, { Every: 1, Unit: 'Month' }, index),
  }));
}

export function recurrenceError({
  Recurrence,
  Installments,
  TrialDays,
}: Pick<SubscriptionPlanFields, 'Recurrence' | 'Installments' | 'TrialDays'>): FieldError | undefined {
  if (Recurrence !== null && Installments > 1) return { field: 'Installments', key: 'installments-not-recurring' };
  if (Recurrence === null && TrialDays !== null) return { field: 'TrialDays', key: 'trial-not-recurring' };
  return undefined;
}
