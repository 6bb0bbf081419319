import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, searchTextOf } from '../../platform/database/text-search.ts';
import { isOwnStaff, newPeriodOf } from '../people/public.ts';

/** The club's own people are on no way to being its clients. */
const ofClub = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('memberships as m')
    .where('m.ClubId', '=', clubId)
    .where(({ not }) => not(isOwnStaff(sql.ref('m.UserId'), sql`${clubId}`)));

/** Those of a stage whose names hold each of the words. */
function ofStage(db: Queryable, clubId: ClubId, stage: ClientStage, words: readonly string[]) {
  return ofClub(db, clubId)
    .innerJoin('users', 'users.UserId', 'm.UserId')
    .where('m.ClientStage', '=', stage)
    .where(everyWord(words, searchTextOf('users')));
}

export const cardsOfStage = (
  db: Queryable,
  clubId: ClubId,
  stage: ClientStage,
  words: readonly string[],
  start: number,
  length: number,
  now: Date,
) =>
  ofStage(db, clubId, stage, words)
    .select(['m.UserId', 'm.ClientStage', 'm.StageSince'])
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
    .select(newPeriodOf(sql.ref('m.UserId'), sql`${clubId}`, sql`${now}`).as('NewPeriod'))
    .orderBy('m.StageSince', 'desc')
    .orderBy('m.UserId')
    .limit(length)
    .offset(start)
    .execute();

export async function countStage(db: Queryable, clubId: ClubId, stage: ClientStage, words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    const { count } = await ofClub(db, clubId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ClientStage', '=', stage)
      .executeTakeFirstOrThrow();
    return count;
  }
  const { count } = await ofStage(db, clubId, stage, words)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const countStages = (db: Queryable, clubId: ClubId, since: Date) =>
  ofClub(db, clubId)
    .select(({ fn }) => [
      'ClientStage',
      fn.countAll<number>().as('Count'),
      fn.countAll<number>().filterWhere('StageSince', '>=', since).as('Entered'),
    ])
    .groupBy('ClientStage')
    .execute();

/** Of these people those who are athletes of the club, held until the end of the transaction. */
export const takeMemberships = (db: Queryable, clubId: ClubId, userIds: readonly number[]) =>
  db
    .selectFrom('memberships')
    .select(['UserId', 'ClientStage'])
    .where('ClubId', '=', clubId)
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .orderBy('UserId')
    .forUpdate()
    .execute();

export async function moveMembers(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  ClientStage: ClientStage,
  StageSince: Date,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ ClientStage, StageSince })
    .where('ClubId', '=', clubId)
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .execute();
}
