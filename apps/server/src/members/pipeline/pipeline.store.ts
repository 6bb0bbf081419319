import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, searchTextOf } from '../../platform/database/text-search.ts';

/** Those of a stage whose names hold each of the words. */
function ofStage(db: Queryable, clubId: ClubId, stage: ClientStage, words: readonly string[]) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users', 'users.UserId', 'm.UserId')
    .where('m.ClubId', '=', clubId)
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
) =>
  ofStage(db, clubId, stage, words)
    .select(['m.UserId', 'm.ClientStage', 'm.StageSince'])
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
    .orderBy('m.StageSince', 'desc')
    .orderBy('m.UserId')
    .limit(length)
    .offset(start)
    .execute();

export async function countStage(db: Queryable, clubId: ClubId, stage: ClientStage, words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    const { count } = await db
      .selectFrom('memberships')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ClubId', '=', clubId)
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
  db
    .selectFrom('memberships')
    .select(({ fn }) => [
      'ClientStage',
      fn.countAll<number>().as('Count'),
      fn.countAll<number>().filterWhere('StageSince', '>=', since).as('Entered'),
    ])
    .where('ClubId', '=', clubId)
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
