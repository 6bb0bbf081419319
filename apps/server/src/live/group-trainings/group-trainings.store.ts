import type { ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import type { LiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { GOAL_AHEAD_MS } from '@clubpulse/rules/live/scenes/scenes';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';

export const MEMBERS_JOB = 'group-training-members';

/** The newest goal for this room or all rooms when the run ended or was last paused. */
const goal = (key: Key) => sql`(
  select r."Goal" from room_scenes r
  where r."ClubId" = ran."ClubId" and (r."DisplayGroupId" is null or r."DisplayGroupId" = ran."DisplayGroupId")
    and r."GoalAt" > ran."Begin" - make_interval(secs => ${GOAL_AHEAD_MS / 1000}) and r."GoalAt" <= coalesce(ran."End", now())
    -- What was wanted in what ran before went with it.
    and not exists (select from group_trainings before
      where before."ClubId" = ran."ClubId" and before."End" > r."GoalAt" and before."End" <= ran."Since"
        and before.${sql.ref(key)} is distinct from ran."Id"
        and (before."DisplayGroupId" is null or before."DisplayGroupId" = ran."DisplayGroupId"))
  order by r."GoalAt" desc limit 1)`;

type Key = 'LiveTrainingId' | 'ClassSessionId';

interface Stored {
  readonly GroupTrainingId: number;
  readonly DisplayGroupId: number | null;
  readonly Begin: Date;
  readonly End: Date | null;
}

/** A job computes the athletes after the end, because they depend on the training's length. */
async function keep(trx: Queryable, as: RawBuilder<unknown>, key: Key, at = new Date()): Promise<void> {
  const ran = sql`select known.*, coalesce(
      (select before."Begin" from kept_before before where before."End" is null),
      (select ${at}::timestamptz from kept_before limit 1), known."Begin") as "Since"
    from as_is known`;
  const { rows } = await sql<Stored>`
    with as_is as (${as}), kept_before as (
      select s."Begin", s."End" from as_is
        join group_trainings g on g.${sql.ref(key)} = as_is."Id"
        join group_training_stretches s on s."GroupTrainingId" = g."GroupTrainingId")
    insert into group_trainings (${sql.ref(key)}, "ClubId", "Name", "TrainerId", "DisplayGroupId", "RoomName", "Begin", "End", "Goal")
    select ran."Id", ran."ClubId", ran."Name", ran."TrainerId", ran."DisplayGroupId", ran."RoomName", ran."Begin", ran."End", ${goal(key)}
    from (${ran}) ran
    on conflict (${sql.ref(key)}) do update set "Name" = excluded."Name", "TrainerId" = excluded."TrainerId",
      "DisplayGroupId" = excluded."DisplayGroupId", "RoomName" = excluded."RoomName", "End" = excluded."End", "Goal" = excluded."Goal"
    returning "GroupTrainingId", "DisplayGroupId", "Begin", "End"`.execute(trx);
  for (const stored of rows) {
    await keepStretches(trx, stored, at);
    const { GroupTrainingId, End } = stored;
    if (End !== null) await queueJob(trx, { task: MEMBERS_JOB, payload: { GroupTrainingId } });
  }
}

/** A new room or a restart begins another stretch (decision 0061). */
async function keepStretches(trx: Queryable, { GroupTrainingId, DisplayGroupId, Begin, End }: Stored, at: Date): Promise<void> {
  await sql`update group_training_stretches set "End" = greatest("Begin", ${End ?? at}::timestamptz)
    where "GroupTrainingId" = ${GroupTrainingId} and "End" is null
      and (${End !== null} or "DisplayGroupId" is distinct from ${DisplayGroupId}::bigint)`.execute(trx);
  if (End !== null) return;
  await sql`
    insert into group_training_stretches ("GroupTrainingId", "DisplayGroupId", "Begin")
    select ${GroupTrainingId}, ${DisplayGroupId}::bigint,
      case when exists (select from group_training_stretches where "GroupTrainingId" = ${GroupTrainingId})
        then ${at}::timestamptz else ${Begin}::timestamptz end
    where not exists (select from group_training_stretches where "GroupTrainingId" = ${GroupTrainingId} and "End" is null)
    -- Begun twice at one moment it is what it was begun as last.
    on conflict ("GroupTrainingId", "Begin") do update set "DisplayGroupId" = excluded."DisplayGroupId", "End" = null`.execute(
    trx,
  );
}

/** A live training runs once and in one room. Must be called in the transaction that starts or stops it. */
export const storeLiveTraining = (trx: Queryable, id: LiveTrainingId): Promise<void> =>
  keep(
    trx,
    sql`select l."LiveTrainingId" as "Id", l."ClubId", l."Name", l."TrainerId", l."DisplayGroupId",
        coalesce(g."Name", l."RoomName") as "RoomName", l."StartedAt" as "Begin", l."StoppedAt" as "End"
      from live_trainings l left join display_groups g on g."DisplayGroupId" = l."DisplayGroupId"
      where l."LiveTrainingId" = ${id} and l."StartedAt" is not null`,
    'LiveTrainingId',
  );

export const storeClassSession = (trx: Queryable, id: ClassSessionId, at: Date): Promise<void> =>
  keep(
    trx,
    sql`select s."ClassSessionId" as "Id", s."ClubId", c."Name", s."TrainerId", c."DisplayGroupId", g."Name" as "RoomName",
        s."StartedAt" as "Begin", s."StoppedAt" as "End"
      from class_sessions s join classes c on c."ClassId" = s."ClassId"
        left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId"
      where s."ClassSessionId" = ${id}`,
    'ClassSessionId',
    at,
  );

export async function endOrphans(db: Queryable, clubId: number, at: Date): Promise<void> {
  await sql`
    with ended as (
      update group_trainings set "End" = greatest(${at}::timestamptz, "Begin")
      where "ClubId" = ${clubId} and "LiveTrainingId" is null and "ClassSessionId" is null and "End" is null
      returning "GroupTrainingId", "End"
    )
    update group_training_stretches stretch set "End" = greatest(ended."End", stretch."Begin")
    from ended where stretch."GroupTrainingId" = ended."GroupTrainingId" and stretch."End" is null`.execute(db);
}
