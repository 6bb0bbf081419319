import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId, ChallengeState } from '@clubpulse/contract/community/challenges';
import type { Day, Days } from '@clubpulse/rules/time/days';
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, foldedSql } from '../../platform/database/text-search.ts';

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

export const whereOf = (
  db: Queryable,
  challengeId: ChallengeId,
): Promise<Pick<Selectable<Challenges>, 'ClubId' | 'BrandId'> | undefined> =>
  db.selectFrom('challenges').select(['ClubId', 'BrandId']).where('ChallengeId', '=', challengeId).executeTakeFirst();

export const challengeOf = (db: Queryable, challengeId: ChallengeId, callerId: number): Promise<ChallengeRow | undefined> =>
  all(db, callerId).where('challenge.ChallengeId', '=', challengeId).executeTakeFirst();

export type OpenTo = Pick<ChallengeRow, 'ChallengeId' | 'ClubId' | 'BrandId' | 'Mode' | 'Enabled' | 'Joined' | 'Invited'>;
export const openTo = (db: Queryable, challengeIds: readonly number[], callerId: number): Promise<OpenTo[]> =>
  db
    .selectFrom('challenges as challenge')
    .select(['ChallengeId', 'ClubId', 'BrandId', 'Mode', 'Enabled'])
    .select(isJoined(callerId).as('Joined'))
    .select(isInvited(callerId).as('Invited'))
    .where('ChallengeId', '=', sql<number>`any(${listOf(challengeIds)}::bigint[])`)
    .execute();

/** `share` prevents changes of the challenge; `update` also waits for transactions that hold `share`. */
export function holdChallenge(
  trx: Queryable,
  challengeId: ChallengeId,
  how: 'share' | 'update',
): Promise<Selectable<Challenges> | undefined> {
  const one = trx.selectFrom('challenges').selectAll().where('ChallengeId', '=', challengeId);
  return (how === 'share' ? one.forShare() : one.forUpdate()).executeTakeFirst();
}

export interface Listed {
  readonly clubId: ClubId | null;
  readonly brandId: BrandId | null;
  readonly State: ChallengeState;
  readonly today: Day;
  readonly brandDays: Days;
  /** Staff see all challenges. Athletes see enabled challenges, those by invitation only if they are invited. */
  readonly runsClub: boolean;
  readonly runsBrand: boolean;
  readonly isStaff: boolean;
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

interface Due {
  readonly clubId: ClubId;
  readonly brandId: BrandId | null;
  readonly today: Day;
  /** Earliest current date in the brand's clubs, because the last day of a challenge must be over in all of them. */
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
export const toAward = (trx: Queryable, about: Due, days: number) =>
  due(trx, about, (today) => sql`"EndDate" < ${today} - ${days}::int`);

export async function setNotifiedAt(
  trx: Queryable,
  challengeId: ChallengeId,
  change: Pick<Updateable<Challenges>, 'StartedAt' | 'EndedAt' | 'CanceledAt'>,
): Promise<void> {
  await trx.updateTable('challenges').set(change).where('ChallengeId', '=', challengeId).execute();
}

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

export async function shownByChallenges(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('challenges').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}
