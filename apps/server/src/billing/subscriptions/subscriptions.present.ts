import {
  type MemberWriteOff,
  memberWriteOffSchema,
  type UserSubscription,
  userSubscriptionSchema,
} from '@clubpulse/contract/billing/subscriptions';
import { leftOf } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { type PaymentFacts, paymentLabel } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Queryable } from '../../platform/database/database.ts';
import { isOpen } from './paying/card-installments.rows.ts';
import { nextPayment, owedOn, owedSinceOf } from './paying/next-payment.rows.ts';
import type { BookingPorts, BookingsPaid } from './subscriptions.ports.ts';
import { dueAt, isOwnPause, onDay, recurrenceOf } from './subscriptions.rows.ts';
import type { SubscriptionRow, writeOffsOf } from './subscriptions.store.ts';

const none: BookingsPaid = { weeklyBookings: 0, monthlyBookings: 0 };

/** The subscriptions in their state at `now`, even before the daily job. */
export async function presentSubscriptions(
  db: Queryable,
  rows: readonly SubscriptionRow[],
  { bookingsPaid }: BookingPorts,
  now: Date,
): Promise<UserSubscription[]> {
  const paid = new Map<number, BookingsPaid>();
  for (const timeZone of new Set(rows.map((row) => row.TimeZone))) {
    const ids = rows.filter((row) => row.TimeZone === timeZone).map((row) => row.UserSubscriptionId);
    for (const [id, bookings] of await bookingsPaid(db, ids, now, timeZone)) paid.set(id, bookings);
  }
  return rows.map((row) => present(row, paid.get(row.UserSubscriptionId) ?? none, now));
}

export const currentFirst = (subscriptions: readonly UserSubscription[]): UserSubscription[] =>
  [...subscriptions].sort((a, b) => Number(isOver(a.State)) - Number(isOver(b.State)));

function present(stored: SubscriptionRow, { weeklyBookings, monthlyBookings }: BookingsPaid, now: Date): UserSubscription {
  const today = dayIn(stored.TimeZone, now);
  const { row } = onDay(stored, today);
  const facts = paymentFacts(row);
  const next = nextPayment(row);
  return userSubscriptionSchema.parse({
    ...row,
    Recurrence: recurrenceOf(row),
    WeeklyBookings: weeklyBookings,
    MonthlyBookings: monthlyBookings,
    InstallmentPlan: row.InstallmentPlan.map((part) => ({
      ...part,
      PaidAt: part.PaidAt === null ? null : new Date(part.PaidAt).toISOString(),
      WrittenOffAt: part.WrittenOffAt === null ? null : new Date(part.WrittenOffAt).toISOString(),
    })),
    WriteOffs: row.WriteOffs.map(({ OperatorEmail, At, ...writeOff }) => ({
      ...writeOff,
      Operator: OperatorEmail === null ? null : { email: OperatorEmail },
      At: new Date(At).toISOString(),
    })),
    PaymentLabel: paymentLabel(facts, today),
    PausedByMember: isOwnPause(row),
    AmountDue: next === undefined ? 0 : leftOf(next),
    Owed: owedOn(row, today),
    FailedCharge:
      row.FailedAmount === null ? null : { Amount: row.FailedAmount, DeclineCode: row.DeclineCode, Url: row.InvoiceUrl },
    DueDateUTC: facts.DueDateUTC?.toISOString() ?? null,
    CreatedAt: row.CreatedAt.toISOString(),
  });
}

export const presentWriteOff = ({ OperatorEmail, At, ...row }: Awaited<ReturnType<typeof writeOffsOf>>[number]): MemberWriteOff =>
  memberWriteOffSchema.parse({
    ...row,
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
    At: At.toISOString(),
  });

function paymentFacts(row: SubscriptionRow): PaymentFacts {
  const next = row.ExtSubscriptionId === null ? row.InstallmentPlan.find(isOpen) : undefined;
  const OwedSince = owedSinceOf(row);
  return next ? { ...row, OwedSince, ExtStatus: null, DueDateUTC: dueAt(next.DueDate) } : { ...row, OwedSince };
}
