import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { listOf } from '../../../platform/database/statements.ts';

export interface TrainingLimits {
  readonly UserId: number;
  readonly begin: number;
  readonly end: number;
  readonly limits: ZoneLimits;
}

export async function limitsSince(db: Queryable, userIds: readonly number[], since: number): Promise<readonly TrainingLimits[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<TrainingLimits>`
    select "UserId", extract(epoch from "Begin")::int as begin, extract(epoch from "End")::int as end,
      json_build_array("Zone0Bpm", "Zone1Bpm", "Zone2Bpm", "Zone3Bpm", "Zone4Bpm", "Zone5Bpm") as limits
    from trainings
    where "UserId" = any(${listOf(userIds)}::bigint[]) and "End" > to_timestamp(${since}) and "MaxHeartRate" is not null
    order by "UserId", "Begin", "TrainingId"`.execute(db);
  return rows;
}
