import type { UserId } from '@clubpulse/contract/accounts/users';
import type { TrainingId, TrainingZones } from '@clubpulse/contract/training/trainings';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Interval, Run } from './room-results.store.ts';

const MINUTE_MS = 60_000;

export async function athletesRecordedInRun(db: Queryable, { ClubId, DisplayGroupId, Begin, End }: Run): Promise<UserId[]> {
  const { rows } = await sql<{ UserId: UserId }>`
    select r."UserId" from user_roles r
    where r."ClubId" = ${ClubId} and r."Role" = 'Athlete' and exists (
      select from heart_minute
      where "UserId" = r."UserId" and "Minute" > ${new Date(Begin.getTime() - MINUTE_MS)}::timestamptz and "Minute" < ${End}
        and "ClubId" = ${ClubId} and "DisplayGroupId" = ${DisplayGroupId})
    order by r."UserId"`.execute(db);
  return rows.map(({ UserId }) => UserId);
}

type Limits = Pick<TrainingZones, 'Zone0Bpm' | 'Zone1Bpm' | 'Zone2Bpm' | 'Zone3Bpm' | 'Zone4Bpm' | 'Zone5Bpm'>;

export async function limitsIn(
  db: Queryable,
  userIds: readonly UserId[],
  { from, to }: Interval,
): Promise<ReadonlyMap<number, Limits>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Limits & { UserId: UserId }>`
    select distinct on ("UserId") "UserId", "Zone0Bpm", "Zone1Bpm", "Zone2Bpm", "Zone3Bpm", "Zone4Bpm", "Zone5Bpm"
    from trainings
    where "UserId" = any(${listOf(userIds)}::bigint[]) and "Source" = 'Heart' and "Begin" < ${to} and "End" > ${from}
    order by "UserId", least("End", ${to}) - greatest("Begin", ${from}) desc, "TrainingId"`.execute(db);
  return new Map(rows.map(({ UserId, ...limits }) => [UserId, limits]));
}

export const timesOf = (db: Queryable, id: TrainingId): Promise<{ UserId: UserId; from: Date; to: Date } | undefined> =>
  db.selectFrom('trainings').select(['UserId', 'Begin as from', 'End as to']).where('TrainingId', '=', id).executeTakeFirst();
