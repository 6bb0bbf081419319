import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId, ChallengeState } from '@clubpulse/contract/community/challenges';
import type { Day, Days } from '@clubpulse/rules/time/days';
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, foldedSql } from '../../platform/database/text-search.ts';

/** Whose caller asks: how many take part (who is not there any more since the awards among them), and whether she does or is invited. */
export interface ChallengeRow extends Selectable<Challenges> {
  readonly Participants: number;
  readonly Joined: boolean;
  readonly Invited: boolean;
}

const all = (db: Queryable, callerId: number) =>
  db
    .selectFrom('challenges as challenge')
    .selectAll('challenge')
    .select(
      sql<number>`(
        (select count(*) from challenge_participants one where one."ChallengeId" = challenge."ChallengeId" and one."RemovedAt" is null)
        + (select count(*) from challenge_totals_left gone where gone."ChallengeId" = challenge."ChallengeId"))::int`.as(
        'Participants',
      ),
    )
    .select(isJoined(callerId).as('Joined'))
    .select(isInvited(callerId).as('Invited'));

const isInvited = (callerId: number) => sql<boolean>`exists (select from challenge_invitations invited
  where invited."ChallengeId" = challenge."ChallengeId" and invited."UserId" = ${callerId})`;
const isJoined = (callerId: number) => sql<boolean>`exists (select from challenge_participants one
  where one."ChallengeId" = challenge."ChallengeId" and one."UserId" = ${callerId} and one."RemovedAt" is null)`;

/** Whose a challenge is. */
export const whereOf = (
  db: Queryable,
  challengeId: ChallengeId,
): Promise<Pick<Selectable<Challenges>, 'ClubId' | 'BrandId'> | undefined> =>
  db.selectFrom('challenges').select(['ClubId', 'BrandId']).where('ChallengeId', '=', challengeId).executeTakeFirst();

export const challengeOf = (db: Queryable, challengeId: ChallengeId, callerId: number): Promise<ChallengeRow | undefined> =>
  all(db, callerId).where('challenge.ChallengeId', '=', challengeId).executeTakeFirst();

/** What decides who sees a challenge. */
export type OpenTo = Pick<ChallengeRow, 'ChallengeId' | 'ClubId' | 'BrandId' | 'Mode' | 'Enabled' | 'Joined' | 'Invited'>;
/** That of these challenges. */
export const openTo = (db: Queryable, challengeIds: readonly number[], callerId: number): Promise<OpenTo[]> =>
  db
    .selectFrom('challenges as challenge')
    .select(['ChallengeId', 'ClubId', 'BrandId', 'Mode', 'Enabled'])
    .select(isJoined(callerId).as('Joined'))
    .select(isInvited(callerId).as('Invited'))
    .where('ChallengeId', '=', sql<number>`any(${listOf(challengeIds)}::bigint[])`)
    .execute();

/** Stays as it is until the transaction ends: nobody changes it (`share`), or nobody else decides about it (`update`). */
export function holdChallenge(
  trx: Queryable,
  challengeId: ChallengeId,
  how: 'share' | 'update',
): Promise<Selectable<Challenges> | undefined> {
  const one = trx.selectFrom('challenges').selectAll().where('ChallengeId', '=', challengeId);
  return (how === 'share' ? one.forShare() : one.forUpdate()).executeTakeFirst();
}

/** Which challenges a list is about: of a club and of its brand, or of a brand alone. */
export interface Listed {
  readonly clubId: ClubId | null;
  readonly brandId: BrandId | null;
  readonly State: ChallengeState;
  /** Today in the club, and in the brand's clubs where it is earliest and where it is latest. */
  readonly today: Day;
  readonly brandDays: Days;
  /** Who runs them sees all; others what is enabled and, by invitation, what she is invited to. */
  readonly runsClub: boolean;
  readonly runsBrand: boolean;
  readonly isStaff: boolean;
  /** All of these stand in its title or short description. */
  readonly words: readonly string[];
}
const isListed = (
  { clubId, brandId, State, today, brandDays, runsClub, runsBrand, isStaff, words }: Listed,
  callerId: number,
) => {
  const first = sql`case when challenge."BrandId" is null then ${today}::date else ${brandDays.first}::date end`;
  const last = sql`case when challenge."BrandId" is null then ${today}::date else ${brandDays.last}::date end`;
  return sql<SqlBool>`
    (challenge."ClubId" = ${clubId}::bigint or challenge."BrandId" = ${brandId}::bigint)
    and (case when challenge."BrandId" is null then ${runsClub}::boolean else ${runsBrand}::boolean end
      or challenge."Enabled" and (${isStaff}::boolean or challenge."Mode" = 'Open' or ${isInvited(callerId)} or ${isJoined(callerId)}))
    and case ${State}
      when 'Scheduled' then challenge."StartDate" > ${last}
      when 'Finished' then challenge."EndDate" < ${first}
      else challenge."StartDate" <= ${last} and challenge."EndDate" >= ${first} end
    and ${everyWord(words, foldedSql('challenge.Title', 'challenge.ShortDescription'))}`;
};

export const challengesOf = (
  db: Queryable,
  listed: Listed,
  callerId: number,
  start: number,
  length: number,
): Promise<ChallengeRow[]> =>
  all(db, callerId)
    .where(isListed(listed, callerId))
    .orderBy(
      listed.State === 'Scheduled' ? 'challenge.StartDate' : 'challenge.EndDate',
      listed.State === 'Finished' ? 'desc' : 'asc',
    )
    .orderBy('challenge.ChallengeId')
    .limit(length)
    .offset(start)
    .execute();

export const countChallenges = async (db: Queryable, listed: Listed, callerId: number): Promise<number> =>
  (
    await db
      .selectFrom('challenges as challenge')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isListed(listed, callerId))
      .executeTakeFirstOrThrow()
  ).count;

export const insertChallenge = async (db: Queryable, challenge: Insertable<Challenges>): Promise<number> =>
  (await db.insertInto('challenges').values(challenge).returning('ChallengeId').executeTakeFirstOrThrow()).ChallengeId;

export async function updateChallenge(db: Queryable, challengeId: ChallengeId, fields: Updateable<Challenges>): Promise<void> {
  await db.updateTable('challenges').set(fields).where('ChallengeId', '=', challengeId).execute();
}

export async function deleteChallenge(db: Queryable, challengeId: ChallengeId): Promise<void> {
  await db.deleteFrom('challenges').where('ChallengeId', '=', challengeId).execute();
}

/** Of a club, and of its brand, those that athletes see and of which something is to be told or given; held until the transaction ends. */
interface Due {
  readonly clubId: ClubId;
  readonly brandId: BrandId | null;
  readonly today: Day;
  /** Today in the brand's clubs where it is earliest: a brand's challenge ends with the last of them. */
  readonly brandToday: Day;
}
const due = (
  trx: Queryable,
  { clubId, brandId, today, brandToday }: Due,
  isDue: (today: RawBuilder<Day>) => RawBuilder<SqlBool>,
) =>
  trx
    .selectFrom('challenges')
    .selectAll()
    .where('Enabled', '=', true)
    .where('AwardedAt', 'is', null)
    .where(
      sql<SqlBool>`("ClubId" = ${clubId} and ${isDue(sql`${today}::date`)}
        or "BrandId" = ${brandId}::bigint and ${isDue(sql`${brandToday}::date`)})`,
    )
    .orderBy('ChallengeId')
    .forUpdate()
    .execute();
export const toStart = (trx: Queryable, about: Due) =>
  due(trx, about, (today) => sql`("StartedAt" is null and ${today} between "StartDate" and "EndDate")`);
export const toEnd = (trx: Queryable, about: Due) =>
  due(trx, about, (today) => sql`("EndedAt" is null and "EndDate" < ${today})`);
/** Those that ended so many whole days ago. */
export const toAward = (trx: Queryable, about: Due, days: number) =>
  due(trx, about, (today) => sql`"EndDate" < ${today} - ${days}::int`);

export async function setTold(
  trx: Queryable,
  challengeId: ChallengeId,
  told: Pick<Updateable<Challenges>, 'StartedAt' | 'EndedAt' | 'CanceledAt'>,
): Promise<void> {
  await trx.updateTable('challenges').set(told).where('ChallengeId', '=', challengeId).execute();
}

/** Of a club alone, by their end: those that are not over on this day, and these. */
export const ofClubOutside = (
  db: Queryable,
  clubId: ClubId,
  today: Day,
  ids: readonly number[],
): Promise<Selectable<Challenges>[]> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where(({ eb, or }) => or([eb('EndDate', '>=', today), eb('ChallengeId', '=', sql<number>`any(${listOf(ids)}::bigint[])`)]))
    .orderBy('EndDate')
    .orderBy('ChallengeId')
    .execute();

/** Of these pictures, those that a challenge shows. */
export async function shownByChallenges(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('challenges').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}
