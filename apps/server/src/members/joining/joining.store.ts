import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, foldedSql } from '../../platform/database/text-search.ts';

export async function insertRequest(db: Queryable, ClubId: ClubId, UserId: UserId, AskedAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('join_requests')
    .values({ ClubId, UserId, AskedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('UserId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Read from the events, because these remain when the request is withdrawn. */
export async function wasNotifiedSince(db: Queryable, clubId: ClubId, userId: UserId, since: Date): Promise<boolean> {
  const events = await db
    .selectFrom('events')
    .select('EventId')
    .where('ClubId', '=', clubId)
    .where('Type', '=', 'JoinAsked')
    .where('At', '>', since)
    .where(sql<boolean>`"Payload"->>'Target' = ${String(userId)}`)
    .limit(1)
    .executeTakeFirst();
  return events !== undefined;
}

export async function takeRequest(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('join_requests')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequest(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('join_requests')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Asking {
  readonly clubId: ClubId;
  /** Only names are searched, because the club may not know the e-mail address. */
  readonly words: readonly string[];
}

const asking = (db: Queryable, { clubId, words }: Asking) =>
  db
    .selectFrom('join_requests as request')
    .innerJoin('users as who', 'who.UserId', 'request.UserId')
    .where('request.ClubId', '=', clubId)
    .where(everyWord(words, foldedSql('who.Nickname', 'who.FirstMidName', 'who.LastName')));

export const requestsOfClub = (db: Queryable, filter: Asking, start: number, length: number) =>
  asking(db, filter)
    .select(['who.UserId', 'who.Nickname', 'who.FirstMidName', 'who.LastName', 'request.AskedAt'])
    .orderBy('request.AskedAt')
    .orderBy('request.UserId')
    .offset(start)
    .limit(length)
    .execute();

export async function countRequests(db: Queryable, filter: Asking): Promise<number> {
  const { count } = await asking(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

export const requestsOfUser = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('join_requests as request')
    .innerJoin('clubs as club', 'club.ClubId', 'request.ClubId')
    .select(['request.ClubId', 'club.Name as ClubName', 'request.AskedAt'])
    .where('request.UserId', '=', userId)
    .orderBy('request.AskedAt', 'desc')
    .orderBy('request.ClubId')
    .execute();
