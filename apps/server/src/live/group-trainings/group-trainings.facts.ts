import type { User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';
import { type TrainedTogether, type TrainedWhile, unixSecond } from '../../training/trainings/public.ts';

const stretches = (table: string) => sql<TrainedTogether['Stretches']>`coalesce((
  select jsonb_agg(jsonb_build_object('DisplayGroupId', s."DisplayGroupId",
    'begin', floor(extract(epoch from s."Begin")), 'end', floor(extract(epoch from s."End"))) order by s."Begin")
  from group_training_stretches s where s."GroupTrainingId" = ${sql.ref(table)}."GroupTrainingId"), '[]')`;

const ran = prepared<{ clubs: string; froms: string; tos: string }, TrainedTogether>(
  (place) => sql`
    select ran."GroupTrainingId", ran."Name", ran."ClubId", ${stretches('ran')} as "Stretches"
    from unnest(${place('clubs')}::bigint[], ${place('froms')}::bigint[], ${place('tos')}::bigint[]) as trained (club, first, last)
      -- None runs for a day: by its begin the index finds the few that may be meant.
      cross join lateral (
        select * from group_trainings
        where "ClubId" = club and "Begin" < to_timestamp(last) and "Begin" > to_timestamp(first) - interval '1 day'
          and coalesce("End", 'infinity') > to_timestamp(first)) ran
    group by ran."GroupTrainingId", ran."Name", ran."ClubId", ran."Begin"
    order by ran."Begin", ran."GroupTrainingId"`,
);

export async function ranAt(db: Queryable, whiles: readonly TrainedWhile[]): Promise<readonly TrainedTogether[]> {
  if (whiles.length === 0) return [];
  return ran(db, {
    clubs: listOf(whiles.map(({ ClubId }) => ClubId)),
    froms: listOf(whiles.map(({ Begin }) => unixSecond(Begin))),
    tos: listOf(whiles.map(({ End }) => unixSecond(End))),
  });
}

/**
 * The last end of a run on the wall of the room, or null. Runs that continue there do not count. Runs on all walls always count;
 * if `roomId` is null, only these count.
 */
export async function lastEndOf(db: Queryable, clubId: ClubId, roomId: number | null): Promise<Date | null> {
  const { End } = await db
    .selectFrom('group_trainings')
    .innerJoin('group_training_stretches as ran', 'ran.GroupTrainingId', 'group_trainings.GroupTrainingId')
    .leftJoin('group_training_stretches as again', (on) =>
      on
        .onRef('again.GroupTrainingId', '=', 'ran.GroupTrainingId')
        .on('again.End', 'is', null)
        .on(sql<boolean>`again."DisplayGroupId" is not distinct from ran."DisplayGroupId"`),
    )
    .select(({ fn }) => fn.max('ran.End').as('End'))
    .where('group_trainings.ClubId', '=', clubId)
    .where('again.GroupTrainingId', 'is', null)
    .where(({ or, eb }) => or([eb('ran.DisplayGroupId', 'is', null), eb('ran.DisplayGroupId', '=', roomId)]))
    .executeTakeFirstOrThrow();
  return End;
}

const DAY_MS = 24 * 3_600_000;

export async function endedBefore(
  db: Queryable,
  clubId: ClubId,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<GroupTrainingId[]> {
  const rows = await db
    .selectFrom('group_trainings')
    .select('GroupTrainingId')
    .where('ClubId', '=', clubId)
    // No group training lasts a day, so this condition lets the index on Begin limit the rows.
    .where('Begin', '>', new Date(from.getTime() - DAY_MS))
    .where('End', '>=', from)
    .where('End', '<=', to)
    .orderBy('End', 'desc')
    .orderBy('GroupTrainingId', 'desc')
    .execute();
  return rows.map(({ GroupTrainingId }) => GroupTrainingId);
}

export async function isStillRunning(trx: Queryable, clubId: ClubId, id: GroupTrainingId): Promise<boolean> {
  const row = await trx
    .selectFrom('group_trainings')
    .select('End')
    .where('GroupTrainingId', '=', id)
    .where('ClubId', '=', clubId)
    .forShare()
    .executeTakeFirst();
  return row?.End === null;
}

/** Null while the group training runs, undefined if it is not stored. */
export async function endOf(db: Queryable, id: GroupTrainingId): Promise<Date | null | undefined> {
  const row = await db.selectFrom('group_trainings').select('End').where('GroupTrainingId', '=', id).executeTakeFirst();
  return row?.End;
}

export interface StretchOfRoom {
  readonly GroupTrainingId: GroupTrainingId;
  readonly DisplayGroupId: number | null;
  readonly Begin: Date;
  readonly End: Date | null;
}

export async function stretchesOf(db: Queryable, ids: readonly GroupTrainingId[]): Promise<StretchOfRoom[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('group_training_stretches').selectAll().where('GroupTrainingId', 'in', ids).orderBy('Begin').execute();
}

export const groupTrainingOf = (db: Queryable, id: GroupTrainingId) =>
  db
    .selectFrom('group_trainings')
    .innerJoin('clubs', 'clubs.ClubId', 'group_trainings.ClubId')
    .leftJoin('users', 'users.UserId', 'group_trainings.TrainerId')
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'group_trainings.DisplayGroupId')
    .select([
      'group_trainings.GroupTrainingId',
      'group_trainings.ClubId',
      'clubs.Name as ClubName',
      'group_trainings.Name',
      'group_trainings.Begin',
      'group_trainings.End',
      'group_trainings.Goal',
    ])
    .select(({ fn, ref }) => [
      fn.coalesce(ref('display_groups.Name'), ref('group_trainings.RoomName')).as('RoomName'),
      fullNameSql('users').as('TrainerName'),
      stretches('group_trainings').as('Stretches'),
    ])
    .where('group_trainings.GroupTrainingId', '=', id)
    .executeTakeFirst();

type Named = Pick<User, 'UserId' | 'Nickname' | 'FirstMidName' | 'LastName' | 'HideOnWall'>;

export async function membersAmong(db: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select "UserId", "Nickname", "FirstMidName", "LastName", "HideOnWall" from users
    where "UserId" = any(${listOf(userIds)}::bigint[])
      and exists (select from user_roles r where r."UserId" = users."UserId" and r."ClubId" = ${clubId} and r."Role" = 'Athlete')
    order by "UserId"`.execute(db);
  return rows;
}
