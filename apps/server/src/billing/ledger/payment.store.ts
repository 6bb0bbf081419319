import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { StoredSubscriptionFacts } from '@clubpulse/rules/billing/subscriptions/states';
import { type RawBuilder, sql } from 'kysely';
import type { Step } from '../../platform/database/statements.ts';

export interface StoredSubscription extends StoredSubscriptionFacts {
  readonly UserSubscriptionId: number;
  readonly ClassSubscriptionId: number;
  readonly SubscriptionName: string;
  readonly RowVersion: number;
  readonly MaxWeeklyBookings: number | null;
  readonly MaxMonthlyBookings: number | null;
  readonly DueDateUTC: string | null;
  readonly ExtSubscriptionId: string | null;
}

export interface StoredPayment {
  readonly credits: number;
  readonly subscriptions: readonly StoredSubscription[];
}

const column = (name: string): RawBuilder<unknown> => sql`s.${sql.ref(name)}`;

const fields: Record<keyof StoredSubscription, RawBuilder<unknown>> = {
  UserSubscriptionId: column('UserSubscriptionId'),
  ClassSubscriptionId: column('ClassSubscriptionId'),
  SubscriptionName: column('SubscriptionName'),
  RowVersion: column('RowVersion'),
  State: column('State'),
  StateReason: column('StateReason'),
  AssignedDay: sql`(s."CreatedAt" at time zone k."TimeZone")::date`,
  ActivationDate: column('ActivationDate'),
  ExpiryDate: column('ExpiryDate'),
  DeactivationDate: column('DeactivationDate'),
  SuspendedDate: column('SuspendedDate'),
  ReactivationDate: column('ReactivationDate'),
  ScheduledEnd: column('ScheduledEnd'),
  PausesOn: column('PausesOn'),
  ResumesOn: column('ResumesOn'),
  RecurrenceEvery: column('RecurrenceEvery'),
  RecurrenceUnit: column('RecurrenceUnit'),
  RenewsOn: column('RenewsOn'),
  PeriodsFrom: column('PeriodsFrom'),
  MaxActivities: column('MaxActivities'),
  RemainingTickets: sql`t."Balance"`,
  PaymentStatus: column('PaymentStatus'),
  ExternalPayment: column('ExternalPayment'),
  ExtStatus: column('ExtStatus'),
  ExtSubscriptionId: column('ExtSubscriptionId'),
  DueDateUTC: column('DueDateUTC'),
  MaxWeeklyBookings: column('MaxWeeklyBookings'),
  MaxMonthlyBookings: column('MaxMonthlyBookings'),
};

export const storedSubscriptionSql: RawBuilder<StoredSubscription> = sql`jsonb_build_object(${sql.join(
  Object.entries(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`),
)})`;

export const paymentFactsSql = (userId: RawBuilder<unknown>): RawBuilder<StoredPayment> => sql`jsonb_build_object(
  'credits', coalesce((select a."Balance" from ledger_accounts a
    where a."ClubId" = k."ClubId" and a."UserId" = ${userId} and a."UserSubscriptionId" is null), 0),
  'subscriptions', (select coalesce(jsonb_agg(${storedSubscriptionSql}), '[]')
    from user_subscriptions s left join ledger_accounts t on t."UserSubscriptionId" = s."UserSubscriptionId"
    where s."UserId" = ${userId} and s."ClubId" = k."ClubId" and s."State" not in ('Canceled', 'NonRenewed')))`;

export interface Movement {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly UserSubscriptionId: number | null;
  /** Negative takes credits, positive returns them; never 0. */
  readonly Change: number;
  /** The balance that the account must still have. Null when giving back, because then any balance is valid. */
  readonly balance: number | null;
  readonly Reason: 'Booking' | 'GiveBack';
  readonly ClassId: ClassId;
  readonly ClassName: string;
  readonly operatorId: number | null;
}

/** A constraint refuses negative balances. Giving back to a deleted account changes nothing. */
export function movementSteps(movement: Movement): Step[] {
  const { ClubId, UserId, UserSubscriptionId, Change, balance, Reason, ClassId, ClassName, operatorId } = movement;
  const account =
    UserSubscriptionId === null
      ? sql`a."ClubId" = ${ClubId} and a."UserId" = ${UserId} and a."UserSubscriptionId" is null`
      : sql`a."UserSubscriptionId" = ${UserSubscriptionId} and a."UserId" = ${UserId}`;
  const rows = Change < 0 ? 1 : 'any';
  return [
    {
      name: 'account',
      rows,
      write: (previous) => sql`update ledger_accounts a set "Balance" = a."Balance" + ${Change}::integer from ${previous}
        where ${account} and a."Balance" = coalesce(${balance}::integer, a."Balance") returning a."LedgerAccountId", a."Balance"`,
    },
    {
      name: 'entry',
      rows,
      write: () => sql`insert into ledger_entries
          ("LedgerAccountId", "Change", "BalanceAfter", "Reason", "ClassId", "ClassName", "OperatorEmail")
        select "LedgerAccountId", ${Change}::integer, "Balance", ${Reason}, ${ClassId}::bigint, ${ClassName},
          (select "Email" from users where "UserId" = ${operatorId}::bigint)
        from account returning "LedgerEntryId"`,
    },
  ];
}

/**
 * Suspending or ending a subscription changes RowVersion before it counts bookings. So either this step fails, or the count
 * includes the booking.
 */
export const subscriptionStep = (UserSubscriptionId: number, RowVersion: number): Step => ({
  name: 'subscription',
  write: (previous) => sql`select s."UserSubscriptionId" from user_subscriptions s, ${previous}
    where s."UserSubscriptionId" = ${UserSubscriptionId} and s."RowVersion" = ${RowVersion} for share of s`,
});
