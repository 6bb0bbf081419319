import { MOST_SOLD, type SoldItem } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function mostSoldSince(db: Queryable, clubId: ClubId, since: Date): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select sold."Type", sold."Id", sold."SubscriptionPlanId", count(*)::int as "Sold"
    from (
      select s."SubscriptionPlanId", coalesce(t."ArticleId", t."ClubCreditsPackageId", s."ClassSubscriptionId") as "Id",
        case when t."ArticleId" is not null then 'Goods' when t."ClubCreditsPackageId" is not null then 'Credits' else 'Plan' end as "Type"
      from transactions t
      left join user_subscriptions s on s."ClubId" = t."ClubId" and s."UserSubscriptionId" = t."UserSubscriptionId"
      where t."ClubId" = ${clubId} and t."Type" = 'Purchase' and t."DeletedAt" is null and t."At" >= ${since}
    ) sold
    where sold."Id" is not null
    group by sold."Type", sold."Id", sold."SubscriptionPlanId"
    order by "Sold" desc, sold."Type", sold."Id", sold."SubscriptionPlanId" nulls first limit ${MOST_SOLD}`.execute(db);
  return rows;
}
