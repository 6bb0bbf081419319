import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import { type RawBuilder, sql } from 'kysely';
import { paymentLabelSql } from './payment-label.facts.ts';

export interface Owing {
  readonly clubId: number;
  /** The club's. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * What is left to pay next of each subscription in a club, by whoever collects it, as `nextPayment` says it: the open installment or
 * the price, less what was paid of it. The one answer to who owes, for lists and sums: rows of `UserId`, `UserSubscriptionId`,
 * `SubscriptionName`, `Currency`, `Payment` (ToPay, or Unpaid once the due date is past, wherever it was put), `Amount` (minor units,
 * above 0), `Due` (a day of the club, or null) and `IsCollectedHere` (false: a provider does). Of members who have a role there; as the
 * daily job left the rows. What somebody owes the club does not go with what she held; what a provider collects of it is the provider's.
 */
export const owedSql = ({ clubId, timeZone, now }: Owing): RawBuilder<unknown> => sql`(
  select * from (
    select held."UserId", held."UserSubscriptionId", held."SubscriptionName", held."Currency",
      ${paymentLabelSql(now, timeZone)} as "Payment",
      coalesce(part."Amount", held."Price") - held."PartPaid" as "Amount",
      coalesce(part."DueDate", (held."DueDateUTC" at time zone 'UTC')::date) as "Due",
      held."ExtSubscriptionId" is null as "IsCollectedHere"
    from user_subscriptions held
    left join lateral (
      select i."Amount", i."DueDate" from user_subscription_installments i
      where i."UserSubscriptionId" = held."UserSubscriptionId" and i."PaidAt" is null and i."WrittenOffAt" is null
      order by i."Number" limit 1
    ) part on true
    where held."ClubId" = ${clubId} and held."Price" > 0
      and (held."ExtSubscriptionId" is null or held."State" not in (${sql.join(overStates)}))
      and exists(select from user_roles r where r."UserId" = held."UserId" and r."ClubId" = ${clubId})
  ) found
  where found."Payment" in ('ToPay', 'Unpaid') and found."Amount" > 0
)`;
