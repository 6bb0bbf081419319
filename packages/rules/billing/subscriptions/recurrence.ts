import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import { Temporal } from 'temporal-polyfill';
import { addDays } from '../../time/days.ts';

/** Days of periods, ends and installments. All dates are days in the club's zone, `2026-11-20`. */

const LONGEST_MONTH_DAYS = 31;

const plural = { Day: 'days', Month: 'months', Year: 'years' } as const;

/**
 * First day of the n-th period (0 = the first), counted from the first day of all, so that the 31st stays the 31st wherever
 * a month has one.
 */
export function periodStart(firstDay: string, { Every, Unit }: Recurrence, n: number): string {
  return Temporal.PlainDate.from(firstDay)
    .add({ [plural[Unit]]: Every * n })
    .toString();
}

/** First day of the first period that begins after `day`: when it renews next. */
export function renewsAfter(firstDay: string, recurrence: Recurrence, day: string): string {
  const from = Temporal.PlainDate.from(firstDay);
  const unit = plural[recurrence.Unit];
  const passed = from.until(Temporal.PlainDate.from(day), { largestUnit: unit })[unit];
  let n = Math.max(1, Math.floor(passed / recurrence.Every));
  while (periodStart(firstDay, recurrence, n) <= day) n += 1;
  return periodStart(firstDay, recurrence, n);
}

/** The last day a subscription of so many days may be used: its first day is one of them. */
export const lastDayOf = (firstDay: string, durationDays: number): string => addDays(firstDay, durationDays - 1);

export interface PlannedInstallment {
  readonly Number: number;
  /** Minor units. */
  readonly Amount: number;
  readonly DueDate: string;
}

/**
 * Whether so many monthly parts are all due while it lasts, whatever day it begins: nobody pays on for what is over. The first is
 * due on its first day. `days` null: without end.
 */
export const installmentsFit = (count: number, days: number | null): boolean =>
  days === null || (count - 1) * LONGEST_MONTH_DAYS < days;

/** Monthly parts that add up to the price exactly; what does not divide is paid with the first. */
export function installmentPlan(price: number, count: number, firstDay: string): PlannedInstallment[] {
  const part = Math.floor(price / count);
  return Array.from({ length: count }, (_, index) => ({
    Number: index + 1,
    Amount: index === 0 ? price - part * (count - 1) : part,
    DueDate: periodStart(firstDay, { Every: 1, Unit: 'Month' }, index),
  }));
}
