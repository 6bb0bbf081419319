import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';
import { WRITTEN_OFF } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import { type RawBuilder, sql } from 'kysely';

export type InSql<Value> = Value | RawBuilder<unknown>;

/**
 * In SQL, because lists filter by the label. Must equal rules/billing/subscriptions/payment-display. Uses the alias `held` of
 * user_subscriptions, and the rows as the daily job stored them.
 */
export const paymentLabelSql = (now: Date, zone: InSql<string>): RawBuilder<PaymentLabel> => sql<PaymentLabel>`(
  select case
    when held."ExtSubscriptionId" is null and (facts.status = ${WRITTEN_OFF} or held."StateReason" = 'Refunded') then 'Canceled'
    when held."ExtSubscriptionId" is null and facts.status = 'paid' then 'Paid'
    when held."ExtSubscriptionId" is null and held."StateReason" = 'Immediately' and held."PartPaid" = 0
      and coalesce(facts.since > held."DeactivationDate", true) then 'Canceled'
    when held."ExtSubscriptionId" is null then facts.owed
    when facts.status in ('active', 'trialing') then case when facts.due is null then 'Paid' else facts.owed end
    when facts.status in ('past_due', 'incomplete') then 'ToPay'
    when facts.status in ('incomplete_expired', 'unpaid') then 'Unpaid'
    when facts.status = 'canceled' then 'Canceled'
    when facts.status = 'paused' then 'Paused'
    else 'Unknown'
  end
  from (
    select status, due, since, case when due < (${now}::timestamptz at time zone ${zone})::date then 'Unpaid' else 'ToPay' end as owed
    from (
      select case when part."DueDate" is null then held."ExtStatus" end as status,
        coalesce(part."DueDate", (held."DueDateUTC" at time zone 'UTC')::date) as due,
        coalesce(part."DueDate", least(held."ActivationDate", (held."DueDateUTC" at time zone 'UTC')::date)) as since
      from (select) one left join lateral (
        select installment."DueDate" from user_subscription_installments installment
        where installment."UserSubscriptionId" = held."UserSubscriptionId" and installment."PaidAt" is null and installment."WrittenOffAt" is null
          and held."ExtSubscriptionId" is null
        order by installment."Number" limit 1
      ) part on true
    ) known
  ) facts
)`;

export interface Owing {
  readonly clubId: InSql<number>;
  readonly timeZone: InSql<string>;
  readonly now: Date;
}

/**
 * The payments after the next one that are due too, counted as `owed_of` does: open installments, and periods of a subscription
 * that renews.
 */
const furtherDue = sql`
  select i."Amount" as amount, i."DueDate" as due from user_subscription_installments i
  where i."UserSubscriptionId" = found."UserSubscriptionId" and i."Number" > found."Number" and i."PaidAt" is null and i."WrittenOffAt" is null
  union all
  select found."Price", (first + n * every * unit)::date
  from (
    select coalesce(found."PeriodsFrom", found."ActivationDate") as first, found."RecurrenceEvery" as every,
      case found."RecurrenceUnit" when 'Day' then interval '1 day' when 'Month' then interval '1 month' else interval '1 year' end as unit,
      case found."RecurrenceUnit" when 'Day' then 1 when 'Month' then 28 else 365 end as days
  ) period, generate_series(0, (found.today - first) / (every * days) + 1) n
  where found."Number" is null and (first + n * every * unit)::date > found."Due" and (first + n * every * unit)::date < found."RenewsOn"`;

/**
 * Each payment that is due, and the next payment of a subscription of which none is due. All lists and sums of debts use it.
 * `Amount` is in minor units, above 0. `Debtor` is equal for the same person. If `DebtId` is set, the member has left. Only a debt
 * to the club survives subscription and membership. Uses the rows as the daily job stored them.
 */
export const owedSql = ({ clubId, timeZone, now }: Owing): RawBuilder<unknown> => sql`(
  select found."UserId", found."UserId"::text as "Debtor", null::bigint as "DebtId", found."UserSubscriptionId", found."SubscriptionName",
    found."Currency", owed."Payment", owed."Amount", owed."Due", found."IsCollectedHere"
  from (
    select held.*, part."Number", (${now}::timestamptz at time zone ${timeZone})::date as today,
      ${paymentLabelSql(now, timeZone)} as "Payment",
      coalesce(part."Amount", held."Price") - held."PartPaid" as "Amount",
      coalesce(part."DueDate", (held."DueDateUTC" at time zone 'UTC')::date) as "Due",
      held."ExtSubscriptionId" is null
        or held."Installments" > 1 and held."PaymentStatus" is not distinct from 'PaymentFailed' as "IsCollectedHere"
    from user_subscriptions held
    left join lateral (
      select i."Number", i."Amount", i."DueDate" from user_subscription_installments i
      where i."UserSubscriptionId" = held."UserSubscriptionId" and i."PaidAt" is null and i."WrittenOffAt" is null
      order by i."Number" limit 1
    ) part on true
    where held."ClubId" = ${clubId} and held."Price" > 0
      -- What is paid owes nothing, unless it has installments: most of a club's history is left out before it is looked up.
      and (held."ExtStatus" is distinct from 'paid' or held."Installments" > 1)
      and (held."ExtSubscriptionId" is null or held."Installments" > 1 or held."State" not in (${sql.join(overStates)}))
      and exists(select from user_roles r where r."UserId" = held."UserId" and r."ClubId" = ${clubId})
  ) found
  cross join lateral (
    select found."Payment", found."Amount", found."Due"
    union all
    select case when due < found.today then 'Unpaid' else 'ToPay' end, amount, due from (${furtherDue}) further
    where found."IsCollectedHere" and due <= found.today
      and (found."StateReason" is distinct from 'Immediately' or due <= found."DeactivationDate")
  ) owed
  where found."Payment" in ('ToPay', 'Unpaid') and found."Amount" > 0
  union all
  select d."UserId", coalesce(d."UserId"::text, 'as ' || lower(d."Nickname")), d."DebtId", d."UserSubscriptionId", d."SubscriptionName", d."Currency",
    case when d."OwedSince" < (${now}::timestamptz at time zone ${timeZone})::date then 'Unpaid' else 'ToPay' end,
    d."Amount" - d."PartPaid", d."OwedSince", true
  from debts d where d."ClubId" = ${clubId} and not ended_by_refund(d."UserSubscriptionId")
)`;
