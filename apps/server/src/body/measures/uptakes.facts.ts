import type { Uptake } from '@clubpulse/rules/accounts/users/body-history';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';

const uptakes = prepared<{ userIds: string }, Uptake & { readonly UserId: number }>(
  (place) => sql`
    select measures."UserId", to_char(events."TimeStamp" at time zone 'UTC', 'YYYY-MM-DD') as "Day", "Value",
      "Key" = 'estimatedVo2Max' as "isEstimated"
    from measures join measure_events events using ("MeasureEventId")
    where measures."UserId" = any(${place('userIds')}::bigint[]) and "Key" in ('vo2Max', 'estimatedVo2Max')`,
);

export const uptakesOf = async (db: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, readonly Uptake[]>> =>
  userIds.length === 0 ? new Map() : Map.groupBy(await uptakes(db, { userIds: listOf(userIds) }), ({ UserId }): number => UserId);
