import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import type { Day } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import type { InSql } from '../../billing/subscriptions/public.ts';

export interface OfClub {
  readonly clubId: InSql<ClubId>;
  readonly timeZone: InSql<string>;
}

export interface ReportQuery extends OfClub {
  readonly clubId: ClubId;
  readonly timeZone: string;
  readonly today: Day;
  readonly now: Date;
}

/**
 * The last day of the subscription `s`, null without an end. A suspended subscription continues. A used-up pack ended with the
 * last class that it paid.
 */
export const lastDayOf = (timeZone: InSql<string>): RawBuilder<unknown> => sql`
  case when s."SuspendedDate" is not null then null
    when s."State" not in (${sql.join(overStates)}) then coalesce(s."ScheduledEnd", s."ExpiryDate")
    else coalesce(s."DeactivationDate", case when s."StateReason" = 'Tickets' then (
      select (max(p."ClassBegin") at time zone ${timeZone})::date from class_participants p
      where p."UserSubscriptionId" = s."UserSubscriptionId") end, s."ScheduledEnd", s."ExpiryDate", s."ActivationDate") end`;

/**
 * Subscriptions with a price that are valid on any day from `from` on; their holders are clients. `UserId` is null for members
 * who left.
 */
export const heldFrom = ({ clubId, timeZone }: OfClub, from: InSql<Day>): RawBuilder<unknown> => sql`
  select s."UserId"::text as person, s."UserId", s."UserSubscriptionId" as id, s."SubscriptionName", s."ActivationDate" as first,
    days.last, s."SuspendedDate" as suspended, s."State" = 'Paused' as paused,
    s."Price", s."Currency", s."RecurrenceEvery", s."RecurrenceUnit", stated."Reason" as reason, stated."Words" as words
  from user_subscriptions s left join end_reasons stated using ("UserSubscriptionId") cross join lateral (select ${lastDayOf(timeZone)} as last) days
  where s."ClubId" = ${clubId} and s."Price" > 0 and s."State" <> 'NotStarted'
    and (days.last is null or days.last >= greatest(${from}::date, s."ActivationDate"))
  union all
  select l."Leaver"::text, null, -l."LeftSubscriptionId", null, l."ActivationDate", l."LastDay", l."SuspendedDate", false,
    l."Price", l."Currency", l."RecurrenceEvery", l."RecurrenceUnit", l."Reason", null
  from left_subscriptions l where l."ClubId" = ${clubId} and l."LastDay" >= ${from}::date`;

/** True if the row `h` of `heldFrom` covers the day. A suspension does not end it. */
export const coversDay = (day: unknown): RawBuilder<boolean> =>
  sql<boolean>`(h.first <= ${day}::date and coalesce(h.last >= ${day}::date, true))`;

/** True if the subscription renews, is valid and is not paused on a day. Only the present pause is known. */
export const recursOn = (day: InSql<Day>, today: InSql<Day>): RawBuilder<boolean> => sql<boolean>`(h."RecurrenceUnit" is not null
  and ${coversDay(day)} and coalesce(h.suspended > ${day}::date, true) and not (h.paused and ${day}::date >= ${today}::date))`;

/** The amount charged per month in minor units. A year counts as twelve months. */
export const monthly = sql`(h."Price"::numeric / h."RecurrenceEvery"
  * case h."RecurrenceUnit" when 'Month' then 1 when 'Year' then 1 / 12.0 else 365 / 12.0 end)`;
