import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import { type RawBuilder, sql } from 'kysely';

/** The result has one row at most. Its JSON `one` is the current subscription that ends last, or the one that ended last. */
export const latestPlanSql = (clubId: number, userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select jsonb_build_object('SubscriptionName', s."SubscriptionName", 'State', s."State", 'MaxActivities', s."MaxActivities",
    'RemainingTickets', account."Balance", 'EndsOn', ends.day) as one
  from user_subscriptions s
  left join ledger_accounts account on account."UserSubscriptionId" = s."UserSubscriptionId"
  cross join lateral (select case when s."State" in (${sql.join(overStates)})
    then coalesce(s."DeactivationDate", s."ScheduledEnd", s."ExpiryDate") else coalesce(s."ScheduledEnd", s."ExpiryDate") end as day) ends
  where s."ClubId" = ${clubId} and s."UserId" = ${userId}
  order by s."State" in (${sql.join(overStates)}), ends.day desc nulls first, s."UserSubscriptionId" desc limit 1`;
