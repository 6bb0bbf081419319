import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';
import { WRITTEN_OFF } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { type RawBuilder, sql } from 'kysely';

/**
 * The payment label of the subscription `held` (alias of user_subscriptions), as rules/billing/subscriptions/payment-display
 * decides it: here so that lists can be asked by it. `zone` is the club's. As the daily job left the row, like every filter by state.
 */
export const paymentLabelSql = (now: Date, zone: string): RawBuilder<PaymentLabel> => sql<PaymentLabel>`(
  select case
    when held."ExtSubscriptionId" is null and facts.status = ${WRITTEN_OFF} then 'Canceled'
    when held."ExtSubscriptionId" is null and facts.status = 'paid'
      then case when held."StateReason" = 'Refunded' then 'Canceled' else 'Paid' end
    when held."ExtSubscriptionId" is null and held."StateReason" in ('Immediately', 'Refunded') and held."PartPaid" = 0
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
        order by installment."Number" limit 1
      ) part on true
    ) known
  ) facts
)`;
