import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId, ChallengeState } from '@clubpulse/contract/community/challenges';
import type { Day } from '@clubpulse/rules/time/days';
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ChallengeAwards, Challenges } from '../../platform/database/schema.generated.ts';
import type { ContestantTotal } from './challenges.facts.ts';

/** Whose caller asks: how many take part, and whether she does. */
export interface ChallengeRow extends Selectable<Challenges> {
  readonly Participants: number;
  readonly Joined: boolean;
}

const all = (db: Queryable, callerId: number) =>
  db
    .selectFrom('challenges as challenge')
    .selectAll('challenge')
    .select(
      sql<number>`(select count(*)::int from challenge_participants one where one."ChallengeId" = challenge."ChallengeId" and one."RemovedAt" is null)`.as(
        'Participants',
      ),
    )
    .select(
      sql<boolean>`exists (select from challenge_participants one
        where one."ChallengeId" = challenge."ChallengeId" and one."UserId" = ${callerId} and one."RemovedAt" is null)`.as(
        'Joined',
      ),
    );

export const clubOfChallenge = async (db: Queryable, challengeId: ChallengeId): Promise<ClubId | undefined> =>
  (await db.selectFrom('challenges').select('ClubId').where('ChallengeId', '=', challengeId).executeTakeFirst())?.ClubId;

export const challengeOf = (db: Queryable, challengeId: ChallengeId, callerId: number): Promise<ChallengeRow | undefined> =>
  all(db, callerId).where('challenge.ChallengeId', '=', challengeId).executeTakeFirst();

/** Which of a club's challenges a list is about; athletes see those that are enabled. */
export interface Listed {
  readonly clubId: ClubId;
  readonly State: ChallengeState;
  readonly today: Day;
  readonly enabledOnly: boolean;
}
const isListed = ({ clubId, State, today, enabledOnly }: Listed) => sql<SqlBool>`
  challenge."ClubId" = ${clubId} and (challenge."Enabled" or not ${enabledOnly}) and case ${State}
    when 'Scheduled' then challenge."StartDate" > ${today}
    when 'Finished' then challenge."EndDate" < ${today}
    else ${today} between challenge."StartDate" and challenge."EndDate" end`;

export const challengesOf = (
  db: Queryable,
  listed: Listed,
  callerId: number,
  start: number,
  length: number,
): Promise<ChallengeRow[]> =>
  all(db, callerId)
    .where(isListed(listed))
    .orderBy(
      listed.State === 'Scheduled' ? 'challenge.StartDate' : 'challenge.EndDate',
      listed.State === 'Finished' ? 'desc' : 'asc',
    )
    .orderBy('challenge.ChallengeId')
    .limit(length)
    .offset(start)
    .execute();

export const countChallenges = async (db: Queryable, listed: Listed): Promise<number> =>
  (
    await db
      .selectFrom('challenges as challenge')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isListed(listed))
      .executeTakeFirstOrThrow()
  ).count;

export const insertChallenge = async (db: Queryable, challenge: Insertable<Challenges>): Promise<number> =>
  (await db.insertInto('challenges').values(challenge).returning('ChallengeId').executeTakeFirstOrThrow()).ChallengeId;

export async function updateChallenge(db: Queryable, challengeId: ChallengeId, fields: Updateable<Challenges>): Promise<void> {
  await db.updateTable('challenges').set(fields).where('ChallengeId', '=', challengeId).execute();
}

/** Answers the challenge where that changes it. */
export const setEnabled = (
  trx: Queryable,
  challengeId: ChallengeId,
  Enabled: boolean,
): Promise<Selectable<Challenges> | undefined> =>
  trx
    .updateTable('challenges')
    .set({ Enabled })
    .where('ChallengeId', '=', challengeId)
    .where('Enabled', '<>', Enabled)
    .returningAll()
    .executeTakeFirst();

export async function deleteChallenge(db: Queryable, challengeId: ChallengeId): Promise<void> {
  await db.deleteFrom('challenges').where('ChallengeId', '=', challengeId).execute();
}

/** When the staff took her out. */
export async function removedAt(db: Queryable, challengeId: ChallengeId, userId: number): Promise<Date | null> {
  const one = db.selectFrom('challenge_participants').select('RemovedAt').where('ChallengeId', '=', challengeId);
  return (await one.where('UserId', '=', userId).executeTakeFirst())?.RemovedAt ?? null;
}

export async function setRemoved(db: Queryable, challengeId: ChallengeId, userId: number, RemovedAt: Date | null): Promise<void> {
  const one = db.updateTable('challenge_participants').set({ RemovedAt }).where('ChallengeId', '=', challengeId);
  await one.where('UserId', '=', userId).execute();
}

/** Does nothing where she takes part already. */
export async function insertParticipant(
  db: Queryable,
  one: { ChallengeId: number; ClubId: number; UserId: number; JoinedAt: Date },
): Promise<void> {
  await db
    .insertInto('challenge_participants')
    .values(one)
    .onConflict((taken) => taken.doNothing())
    .execute();
}

export async function deleteParticipant(db: Queryable, challengeId: ChallengeId, userId: number): Promise<void> {
  const one = db.deleteFrom('challenge_participants').where('ChallengeId', '=', challengeId).where('UserId', '=', userId);
  await one.where('RemovedAt', 'is', null).execute();
}

export const participantsOf = async (db: Queryable, challengeId: ChallengeId): Promise<number[]> =>
  (
    await db
      .selectFrom('challenge_participants')
      .select('UserId')
      .where('ChallengeId', '=', challengeId)
      .where('RemovedAt', 'is', null)
      .orderBy('UserId')
      .execute()
  ).map(({ UserId }) => UserId);

/** Of a club those that athletes see and that begin or end on one of these days. */
export const challengesBetween = (
  db: Queryable,
  clubId: ClubId,
  edge: 'StartDate' | 'EndDate',
  [from, to]: readonly [Day, Day],
): Promise<Selectable<Challenges>[]> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('Enabled', '=', true)
    .where(edge, '>=', from)
    .where(edge, '<=', to)
    .orderBy('ChallengeId')
    .execute();

/** Those that ended by that day and gave nothing yet; nobody changes them until the transaction ends. */
export const toAward = (trx: Queryable, clubId: ClubId, lastDay: Day): Promise<Selectable<Challenges>[]> =>
  trx
    .selectFrom('challenges')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('Enabled', '=', true)
    .where('AwardedAt', 'is', null)
    .where('EndDate', '<=', lastDay)
    .orderBy('ChallengeId')
    .forUpdate()
    .execute();

/** What counts from now on, whatever comes in later. */
export async function keepTotals(
  trx: Queryable,
  challengeId: ChallengeId,
  totals: readonly ContestantTotal[],
  AwardedAt: Date,
): Promise<void> {
  await sql`update challenge_participants part
    set "Total" = kept."Points", "Trainings" = kept."Trainings", "Duration" = kept."Duration", "LastDay" = kept."LastDay"
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as kept("UserId" bigint, "Points" bigint, "Trainings" integer, "Duration" bigint, "LastDay" date)
    where part."ChallengeId" = ${challengeId} and part."UserId" = kept."UserId"`.execute(trx);
  await trx.updateTable('challenges').set({ AwardedAt }).where('ChallengeId', '=', challengeId).execute();
}

/** Answers false where she has one already. */
export async function insertAward(trx: Queryable, award: Insertable<ChallengeAwards>): Promise<boolean> {
  const written = trx
    .insertInto('challenge_awards')
    .values(award)
    .onConflict((taken) => taken.doNothing());
  return (await written.returning('UserId').executeTakeFirst()) !== undefined;
}
