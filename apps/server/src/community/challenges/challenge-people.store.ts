import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId } from '@clubpulse/contract/community/challenges';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ChallengeAwards, ChallengeInvitations } from '../../platform/database/schema.generated.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';
import type { CountedTotal } from './challenges.facts.ts';

export async function removedAt(db: Queryable, challengeId: ChallengeId, userId: number): Promise<Date | null> {
  const one = db.selectFrom('challenge_participants').select('RemovedAt').where('ChallengeId', '=', challengeId);
  return (await one.where('UserId', '=', userId).executeTakeFirst())?.RemovedAt ?? null;
}

export async function setRemoved(db: Queryable, challengeId: ChallengeId, userId: number, RemovedAt: Date | null): Promise<void> {
  const one = db.updateTable('challenge_participants').set({ RemovedAt }).where('ChallengeId', '=', challengeId);
  await one.where('UserId', '=', userId).execute();
}

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

export const deleteParticipant = (trx: Queryable, challengeId: ChallengeId, userId: number): Promise<void> =>
  deleteKeepingTotals(trx, sql`"ChallengeId" = ${challengeId} and "UserId" = ${userId} and "RemovedAt" is null`);

/** Moves the participations to another of the member's clubs in the brand, or deletes them if there is none. */
export async function leaveChallenges(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  await sql`
    update challenge_participants part set "ClubId" = other."ClubId"
    from challenges challenge, lateral (
      select role."ClubId" from user_roles role join clubs on clubs."ClubId" = role."ClubId"
      where role."UserId" = ${UserId} and role."Role" = 'Athlete' and role."ClubId" <> ${ClubId} and clubs."BrandId" = challenge."BrandId"
      order by role."ClubId" limit 1 for key share of role
    ) other
    where part."UserId" = ${UserId} and part."ClubId" = ${ClubId}
      and challenge."ChallengeId" = part."ChallengeId" and challenge."BrandId" is not null`.execute(trx);
  await deleteKeepingTotals(trx, sql`"UserId" = ${UserId} and "ClubId" = ${ClubId}`);
}

export async function leaveWithClub(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`
    select from user_roles role join clubs on clubs."ClubId" = role."ClubId"
    where clubs."BrandId" = (select "BrandId" from clubs where "ClubId" = ${clubId}) and clubs."ClubId" <> ${clubId}
      and role."Role" = 'Athlete' and role."UserId" in (select "UserId" from challenge_participants where "ClubId" = ${clubId})
    order by role."UserId", role."ClubId" for key share of role`.execute(trx);
  await sql`
    update challenge_participants part set "ClubId" = other."ClubId"
    from challenges challenge, (
      select role."UserId", clubs."BrandId", min(role."ClubId") as "ClubId" from user_roles role join clubs on clubs."ClubId" = role."ClubId"
      where clubs."ClubId" <> ${clubId} and role."Role" = 'Athlete'
        and clubs."BrandId" = (select "BrandId" from clubs where "ClubId" = ${clubId})
      group by role."UserId", clubs."BrandId"
    ) other
    where part."ClubId" = ${clubId} and other."UserId" = part."UserId"
      and challenge."ChallengeId" = part."ChallengeId" and challenge."BrandId" = other."BrandId"`.execute(trx);
  await deleteKeepingTotals(trx, sql`"ClubId" = ${clubId}`);
}

/**
 * After the awards a total remains without a name. A separate statement locks first, so that the next sees awards that were just
 * committed.
 */
async function deleteKeepingTotals(trx: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`select from challenge_participants where ${which} order by "ChallengeId", "UserId" for update`.execute(trx);
  await sql`
    with gone as (delete from challenge_participants where ${which} returning *)
    insert into challenge_totals_left ("ChallengeId", "Total", "Trainings", "LastDay")
    select challenge."ChallengeId", coalesce(gone."Total", 0), coalesce(gone."Trainings", 0), coalesce(gone."LastDay", challenge."EndDate")
    from gone join challenges challenge using ("ChallengeId")
    where challenge."AwardedAt" is not null and gone."RemovedAt" is null`.execute(trx);
}

export const participantsOf = (db: Queryable, challengeId: ChallengeId): Promise<{ UserId: number; ClubId: ClubId }[]> =>
  db
    .selectFrom('challenge_participants')
    .select(['UserId', 'ClubId'])
    .where('ChallengeId', '=', challengeId)
    .where('RemovedAt', 'is', null)
    .orderBy('UserId')
    .execute();

export async function storeTotals(
  trx: Queryable,
  challengeId: ChallengeId,
  totals: readonly CountedTotal[],
  AwardedAt: Date,
): Promise<void> {
  await sql`with kept as (
      select * from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
        as one("UserId" bigint, "Points" bigint, "Trainings" integer, "Duration" bigint, "LastDay" date, "Done" bigint, "OwnTarget" bigint)
    ), there as (
      update challenge_participants part
      set "Total" = kept."Points", "Trainings" = kept."Trainings", "Duration" = kept."Duration", "LastDay" = kept."LastDay",
        "Done" = kept."Done", "OwnTarget" = kept."OwnTarget"
      from kept where part."ChallengeId" = ${challengeId} and part."UserId" = kept."UserId"
      returning part."UserId"
    )
    insert into challenge_totals_left ("ChallengeId", "Total", "Trainings", "LastDay")
    select ${challengeId}, "Points", "Trainings", "LastDay" from kept
    where not exists (select from there where there."UserId" = kept."UserId")`.execute(trx);
  await trx.updateTable('challenges').set({ AwardedAt }).where('ChallengeId', '=', challengeId).execute();
}

export async function insertAward(trx: Queryable, award: Insertable<ChallengeAwards>): Promise<boolean> {
  const written = trx
    .insertInto('challenge_awards')
    .values(award)
    .onConflict((taken) => taken.doNothing());
  return (await written.returning('ChallengeAwardId').executeTakeFirst()) !== undefined;
}

export async function saveCredits(
  trx: Queryable,
  { ChallengeId, UserId, Credits }: { readonly ChallengeId: number; readonly UserId: number; readonly Credits: number },
): Promise<void> {
  await trx
    .updateTable('challenge_awards')
    .set({ Credits })
    .where('ChallengeId', '=', ChallengeId)
    .where('UserId', '=', UserId)
    .execute();
}

export async function insertInvitations(
  trx: Queryable,
  { ChallengeId, ClubId, InvitedAt }: Omit<Insertable<ChallengeInvitations>, 'UserId'>,
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const written = await trx
    .insertInto('challenge_invitations')
    .values(userIds.map((UserId) => ({ ChallengeId, ClubId, InvitedAt, UserId })))
    .onConflict((taken) => taken.doNothing())
    .returning('UserId')
    .execute();
  return written.length;
}

export async function deleteInvitation(db: Queryable, challengeId: ChallengeId, userId: number): Promise<void> {
  await db.deleteFrom('challenge_invitations').where('ChallengeId', '=', challengeId).where('UserId', '=', userId).execute();
}

const participants = (challengeId: ChallengeId) => sql`
  select part."UserId", case when part."RemovedAt" is null then 'Joined' else 'Removed' end as "State",
    coalesce(part."RemovedAt", part."JoinedAt") as "Since"
  from challenge_participants part where part."ChallengeId" = ${challengeId}
  union all
  select invited."UserId", 'Invited', invited."InvitedAt" from challenge_invitations invited
  where invited."ChallengeId" = ${challengeId} and not exists (
    select from challenge_participants part where part."ChallengeId" = invited."ChallengeId" and part."UserId" = invited."UserId")`;

interface PersonRow {
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
  readonly State: 'Joined' | 'Invited' | 'Removed';
  readonly Since: Date;
}
export async function peopleOf(db: Queryable, challengeId: ChallengeId, start: number, length: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select people.*, users."Nickname", users."FirstMidName", users."LastName", users."PictureUri"
    from (${participants(challengeId)}) people join users using ("UserId")
    order by users."SortName", people."UserId" limit ${length} offset ${start}`.execute(db);
  return rows;
}
export async function countPeople(db: Queryable, challengeId: ChallengeId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${participants(challengeId)}) people`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const challengeAwardsOf = (db: Queryable, challengeId: ChallengeId) =>
  db
    .selectFrom('challenge_awards as award')
    .leftJoin('clubs', 'clubs.ClubId', 'award.ClubId')
    .select(['award.UserId', 'award.Rank', 'award.Tier', 'award.Credits', 'award.At', 'clubs.Name as ClubName'])
    .where('award.ChallengeId', '=', challengeId)
    .orderBy('award.Rank')
    .orderBy('award.Tier', 'desc')
    .orderBy('award.ChallengeAwardId')
    .execute();

export const wonIn = (db: Queryable, challengeId: ChallengeId, userId: number) =>
  db
    .selectFrom('challenge_awards as award')
    .leftJoin('clubs', 'clubs.ClubId', 'award.ClubId')
    .select(['award.Tier', 'award.Credits', 'award.At', 'clubs.Name as ClubName'])
    .where('award.ChallengeId', '=', challengeId)
    .where('award.UserId', '=', userId);
