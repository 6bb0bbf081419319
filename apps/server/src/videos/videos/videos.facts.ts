import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export const clubOf = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('clubs')
    .select(['ClubId', 'BrandId', 'EnableOnDemand', 'TimeZone'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();

export async function typesAmong(db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('class_subscriptions')
    .select('ClassSubscriptionId')
    .where('ClubId', '=', clubId)
    .where('DeletedAt', 'is', null)
    .where('ClassSubscriptionId', 'in', ids)
    .execute();
  return rows.map(({ ClassSubscriptionId }) => ClassSubscriptionId);
}

export async function namesOfTypes(db: Queryable, clubId: ClubId): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('class_subscriptions')
    .select(['ClassSubscriptionId', 'Name'])
    .where('ClubId', '=', clubId)
    .execute();
  return new Map(rows.map(({ ClassSubscriptionId, Name }) => [ClassSubscriptionId, Name]));
}

export async function heldTypes(db: Queryable, clubId: ClubId, userId: UserId): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('user_subscriptions')
    .select('ClassSubscriptionId')
    .distinct()
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .where('State', 'in', ['Active', 'Expiring'])
    .execute();
  return new Set(rows.map(({ ClassSubscriptionId }) => ClassSubscriptionId));
}

export async function watchersOf(db: Queryable, clubId: ClubId): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ VideoCollectionId: number; People: number }>`
    select c."VideoCollectionId", count(*) as "People"
    from video_collections c join user_roles r on r."ClubId" = c."ClubId" and r."Role" = 'Athlete'
    where c."ClubId" = ${clubId} and (c."ClassSubscriptionIds" = '{}' or exists (
      select from user_subscriptions s where s."UserId" = r."UserId" and s."ClubId" = c."ClubId"
        and s."ClassSubscriptionId" = any(c."ClassSubscriptionIds") and s."State" in ('Active', 'Expiring')))
    group by c."VideoCollectionId"`.execute(db);
  return new Map(rows.map(({ VideoCollectionId, People }) => [VideoCollectionId, People]));
}
