import type { ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import type { LiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { GOAL_AHEAD_MS } from '@clubpulse/rules/live/scenes/scenes';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';

export const MEMBERS_JOB = 'group-training-members';

/** What the room of `ran` wanted to reach when that ended: what was said last for it or for all rooms. */
const goal = sql`(
  select r."Goal" from room_scenes r
  where r."ClubId" = ran."ClubId" and (r."DisplayGroupId" is null or r."DisplayGroupId" = ran."DisplayGroupId")
    and r."GoalAt" > ran."Begin" - make_interval(secs => ${GOAL_AHEAD_MS / 1000}) and r."GoalAt" <= coalesce(ran."End", now())
    -- What was wanted in what ran before went with it.
    and not exists (select from group_trainings before
      where before."ClubId" = ran."ClubId" and before."End" > r."GoalAt" and before."End" <= ran."Begin"
        and (before."DisplayGroupId" is null or before."DisplayGroupId" = ran."DisplayGroupId"))
  order by r."GoalAt" desc limit 1)`;

/** Keeps what ran as it stands. Once it is over, whoever trained in it is looked at anew: while it ran nobody knew how long it would. */
async function keep(trx: Queryable, ran: RawBuilder<unknown>, key: 'LiveTrainingId' | 'ClassSessionId'): Promise<void> {
  const { rows } = await sql<{ GroupTrainingId: number; End: Date | null }>`
    insert into group_trainings (${sql.ref(key)}, "ClubId", "Name", "TrainerId", "DisplayGroupId", "RoomName", "Begin", "End", "Goal")
    select ran."Id", ran."ClubId", ran."Name", ran."TrainerId", ran."DisplayGroupId", ran."RoomName", ran."Begin", ran."End", ${goal}
    from (${ran}) ran
    on conflict (${sql.ref(key)}) do update set "Name" = excluded."Name", "TrainerId" = excluded."TrainerId",
      "DisplayGroupId" = excluded."DisplayGroupId", "RoomName" = excluded."RoomName", "End" = excluded."End", "Goal" = excluded."Goal"
    returning "GroupTrainingId", "End"`.execute(trx);
  for (const { GroupTrainingId, End } of rows)
    if (End !== null) await queueJob(trx, { task: MEMBERS_JOB, payload: { GroupTrainingId } });
}

/** A live training was started or stopped; called in the transaction that wrote it. */
export const keepLiveTraining = (trx: Queryable, id: LiveTrainingId): Promise<void> =>
  keep(
    trx,
    sql`select l."LiveTrainingId" as "Id", l."ClubId", l."Name", l."TrainerId", l."DisplayGroupId",
        coalesce(g."Name", l."RoomName") as "RoomName", l."StartedAt" as "Begin", l."StoppedAt" as "End"
      from live_trainings l left join display_groups g on g."DisplayGroupId" = l."DisplayGroupId"
      where l."LiveTrainingId" = ${id} and l."StartedAt" is not null`,
    'LiveTrainingId',
  );

/** The same of a class before its wall. */
export const keepClassSession = (trx: Queryable, id: ClassSessionId): Promise<void> =>
  keep(
    trx,
    sql`select s."ClassSessionId" as "Id", s."ClubId", c."Name", s."TrainerId", c."DisplayGroupId", g."Name" as "RoomName",
        s."StartedAt" as "Begin", s."StoppedAt" as "End"
      from class_sessions s join classes c on c."ClassId" = s."ClassId"
        left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId"
      where s."ClassSessionId" = ${id}`,
    'ClassSessionId',
  );
