import type { UserId } from '@clubpulse/contract/accounts/users';
import type { SubscriptionRequestId } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import type { ClassSubscriptionId } from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { SubscriptionRequests } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTextOf } from '../../platform/database/text-search.ts';

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];
export type ClubRequestRow = Awaited<ReturnType<typeof clubRequests>>[number];

const requests = (db: Queryable) =>
  db
    .selectFrom('subscription_requests as request')
    .innerJoin('class_subscriptions as type', 'type.ClassSubscriptionId', 'request.ClassSubscriptionId')
    .leftJoin('subscription_plans as plan', (join) =>
      join.onRef('plan.SubscriptionPlanId', '=', 'request.SubscriptionPlanId').on('plan.DeletedAt', 'is', null),
    )
    .select(['request.SubscriptionRequestId', 'request.ClubId', 'request.UserId', 'request.ClassSubscriptionId'])
    .select(['request.AskedAt', 'type.Name as SubscriptionName', 'type.Currency', 'type.Price as TypePrice'])
    .select(['plan.SubscriptionPlanId', 'plan.Name as PlanName', 'plan.Price as PlanPrice'])
    .select(['plan.RecurrenceEvery', 'plan.RecurrenceUnit'])
    .where('type.DeletedAt', 'is', null);

export const requestsOf = (db: Queryable, userId: UserId, clubId?: ClubId) =>
  requests(db)
    .where('request.UserId', '=', userId)
    .$if(clubId !== undefined, (found) => found.where('request.ClubId', '=', clubId ?? 0))
    .orderBy('request.AskedAt', 'desc')
    .orderBy('request.SubscriptionRequestId', 'desc')
    .execute();

interface ClubRequests {
  readonly clubId: ClubId;
  readonly words: readonly string[];
}

const requestsIn = (db: Queryable, { clubId, words }: ClubRequests) => {
  return requests(db)
    .innerJoin('users as who', 'who.UserId', 'request.UserId')
    .where('request.ClubId', '=', clubId)
    .where(everyWord(words, searchTextOf('who'), foldedSql('type.Name')));
};

export const clubRequests = (db: Queryable, filter: ClubRequests, start: number, length: number) =>
  requestsIn(db, filter)
    .select(['who.Nickname', 'who.FirstMidName', 'who.LastName'])
    .orderBy('request.AskedAt')
    .orderBy('request.SubscriptionRequestId')
    .offset(start)
    .limit(length)
    .execute();

export async function countClubRequests(db: Queryable, filter: ClubRequests): Promise<number> {
  const { count } = await requestsIn(db, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveRequest(
  trx: Queryable,
  request: Insertable<SubscriptionRequests>,
): Promise<{ readonly id: SubscriptionRequestId; readonly isNew: boolean }> {
  const made = await trx
    .insertInto('subscription_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('SubscriptionRequestId')
    .executeTakeFirst();
  if (made) return { id: made.SubscriptionRequestId, isNew: true };
  const stored = await trx
    .updateTable('subscription_requests')
    .set({ SubscriptionPlanId: request.SubscriptionPlanId ?? null })
    .where('UserId', '=', request.UserId)
    .where('ClassSubscriptionId', '=', request.ClassSubscriptionId)
    .returning('SubscriptionRequestId')
    .executeTakeFirstOrThrow();
  return { id: stored.SubscriptionRequestId, isNew: false };
}

export async function deleteRequest(
  trx: Queryable,
  requestId: SubscriptionRequestId,
  userId: UserId,
  clubId?: ClubId,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('subscription_requests')
    .where('SubscriptionRequestId', '=', requestId)
    .where('UserId', '=', userId)
    .$if(clubId !== undefined, (found) => found.where('ClubId', '=', clubId ?? 0))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function closeRequest(trx: Queryable, userId: UserId, typeId: ClassSubscriptionId): Promise<void> {
  await trx.deleteFrom('subscription_requests').where('UserId', '=', userId).where('ClassSubscriptionId', '=', typeId).execute();
}
