import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { START_EARLY_MINUTES } from '@clubpulse/rules/live/class-sessions/class-sessions';
import { THERE_EARLY_SECONDS } from '@clubpulse/rules/live/own-strap/own-place';
import { type RawBuilder, sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { TakesPart } from '../live-trainings/public.ts';

export interface Occurrence {
  readonly ClassId: ClassId;
  readonly ClubId: ClubId;
  readonly Name: string;
  readonly Begin: Date;
  readonly End: Date;
  readonly OfCourse: boolean;
  readonly PublishState: 'Unpublished' | 'Published';
  readonly isCanceled: boolean;
  readonly TrainerId: UserId | null;
  readonly TrainerName: string | null;
  readonly hasTrainer: boolean;
  readonly ClassTrainerId: UserId | null;
  readonly DisplayGroupId: number | null;
  readonly DisplayGroupName: string | null;
  readonly ParticipantIds: readonly UserId[];
  readonly ClassSessionId: ClassSessionId | null;
  readonly GroupTrainingId: number | null;
  readonly StartedAt: Date | null;
  readonly StoppedAt: Date | null;
  readonly StartsByItself: boolean;
  readonly isLeading: boolean;
  readonly LeadsNow: string | null;
}

interface DaysOf {
  readonly classes: RawBuilder<unknown>;
  readonly ofCourses: RawBuilder<unknown>;
}
const daysWhere = ({ classes, ofCourses }: DaysOf) => sql`(
  select o."ClassId", o."ClubId", o."Begin", o."End" from classes o where o."ClassType" <> 'Course' and ${classes}
  union all
  select o."ClassId", o."ClubId", o."Begin", o."End" from scheduled_days o
  where o."OfCourse" and o."Type" = 'Definition' and o."ClassId" is not null and ${ofCourses}
)`;
const all = sql`true`;
const days = daysWhere({ classes: all, ofCourses: all });
const isOfSession = sql`o."ClassId" = s."ClassId" and o."Begin" = s."ClassBegin"`;
const dayOfSession = sql`cross join lateral ${daysWhere({ classes: isOfSession, ofCourses: isOfSession })} d`;

const hasTrainer = sql`exists (select from user_roles r
  where r."UserId" = c."TrainerId" and r."ClubId" = c."ClubId" and r."Role" = 'Trainer')`;

/** Only these classes are shown on walls, because personal trainings and services concern a single member. */
const isBeforeWall = sql`c."CalendarType" in ('Club', 'BridgeWorkouts')`;

const byTrainerOrRoom = (ClubId: RawBuilder<unknown>, TrainerId: RawBuilder<unknown>, RoomId: RawBuilder<unknown>) =>
  sql`(${TrainerId} = c."TrainerId" or (${ClubId} = d."ClubId" and (${RoomId} is null or ${RoomId} = c."DisplayGroupId")))`;

/**
 * True if the class overlaps with another class or live training of the same trainer or room. Staff must then decide what the
 * wall shows.
 */
const isLedOtherwise = sql`(
  exists (select from live_trainings l
    where ${byTrainerOrRoom(sql`l."ClubId"`, sql`l."TrainerId"`, sql`l."DisplayGroupId"`)}
      and coalesce(l."StartedAt", l."Begin") < d."End"
      and case when l."StartedAt" is null then l."Begin" + make_interval(mins => l."Duration") else coalesce(l."StoppedAt", 'infinity') end > d."Begin")
  or exists (select from class_sessions os join classes oc on oc."ClassId" = os."ClassId"
    where ${byTrainerOrRoom(sql`os."ClubId"`, sql`os."TrainerId"`, sql`oc."DisplayGroupId"`)}
      and os."ClassId" <> d."ClassId" and os."StartedAt" < d."End" and os."StoppedAt" > d."Begin"))`;

const byItself = sql`(k."EnableLiveTrainings" and k."EnableClassSessions" and c."DisplayGroupId" is not null and ${isBeforeWall}
  and not exists (select from class_sessions once where once."ClassId" = d."ClassId" and once."ClassBegin" = d."Begin") and not ${isLedOtherwise})`;

const ofClass = sql`join classes c on c."ClassId" = d."ClassId" join clubs k on k."ClubId" = c."ClubId"`;
const joined = sql`${days} d ${ofClass}
  left join class_sessions s on s."ClassId" = d."ClassId" and s."ClassBegin" = d."Begin"`;
const withSession = sql`class_sessions s ${dayOfSession} ${ofClass}`;

const found = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>, from = joined) => sql<Occurrence>`
  select d."ClassId", c."ClubId", c."Name", d."Begin", d."End", c."ClassType" = 'Course' as "OfCourse", c."PublishState",
    c."CanceledAt" is not null as "isCanceled", led."TrainerId", c."TrainerId" as "ClassTrainerId",
    ${fullNameSql('u')} as "TrainerName",
    ${hasTrainer} as "hasTrainer", c."DisplayGroupId", g."Name" as "DisplayGroupName",
    array(select p."UserId" from class_participants p where p."ClassId" = c."ClassId" and p."State" = 'Booked'
      and p."Place" = 'InSite' order by p."ClassParticipantId") as "ParticipantIds",
    s."ClassSessionId", gt."GroupTrainingId", s."StartedAt", s."StoppedAt", ${byItself} as "StartsByItself",
    busy."ClubId" is not null as "isLeading", case when busy."ClubId" = c."ClubId" then busy."Name" end as "LeadsNow"
  from ${from}
  cross join lateral (select case when s."StoppedAt" is null and s."StartedAt" is not null then s."TrainerId" else c."TrainerId" end as "TrainerId") led
  left join lateral (
    select l."Name", l."ClubId" from live_trainings l
      where l."TrainerId" = led."TrainerId" and l."StartedAt" is not null and l."StoppedAt" is null
    union all
    select oc."Name", oc."ClubId" from class_sessions os join classes oc on oc."ClassId" = os."ClassId"
      where os."TrainerId" = led."TrainerId" and os."StoppedAt" is null and os."ClassSessionId" is distinct from s."ClassSessionId"
    limit 1) busy on true
  left join group_trainings gt on gt."ClassSessionId" = s."ClassSessionId"
  left join users u on u."UserId" = led."TrainerId"
  left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId"
  where ${condition} order by ${order}`;

const around = (now: Date) => sql`d."Begin" > ${now}::timestamptz - make_interval(mins => ${scheduleLimits.maxMinutes})
  and d."Begin" <= ${now}::timestamptz + make_interval(mins => ${START_EARLY_MINUTES}) and d."End" > ${now}::timestamptz`;

const soonest = sql`d."Begin", d."ClassId"`;

export const occurrencesOf = async (db: Queryable, clubId: ClubId, now: Date): Promise<readonly Occurrence[]> =>
  (
    await found(
      sql`d."ClubId" = ${clubId} and ${around(now)}
        and (s."StartedAt" is not null or (c."PublishState" = 'Published' and c."CanceledAt" is null and ${isBeforeWall}))`,
      soonest,
    ).execute(db)
  ).rows;

export const occurrenceOf = async (db: Queryable, classId: ClassId, now: Date): Promise<Occurrence | undefined> =>
  (
    await found(
      sql`d."ClassId" = ${classId}`,
      sql`d."End" <= ${now}::timestamptz, case when d."End" > ${now}::timestamptz then d."Begin" end, d."Begin" desc limit 1`,
    ).execute(db)
  ).rows[0];

export const occurrenceOfSession = async (db: Queryable, id: ClassSessionId): Promise<Occurrence | undefined> =>
  (await found(sql`s."ClassSessionId" = ${id}`, soonest, withSession).execute(db)).rows[0];

export const groupTrainingOfSession = (db: Queryable, id: ClassSessionId) =>
  db
    .selectFrom('group_trainings')
    .select(['GroupTrainingId', 'DisplayGroupId'])
    .where('ClassSessionId', '=', id)
    .executeTakeFirst();

export const occurrenceOfGroupTraining = async (db: Queryable, id: GroupTrainingId): Promise<Occurrence | undefined> =>
  (await found(sql`gt."GroupTrainingId" = ${id}`, soonest, withSession).execute(db)).rows[0];

export const runningOf = async (db: Queryable, clubId: ClubId): Promise<readonly Occurrence[]> =>
  (
    await found(
      sql`s."ClubId" = ${clubId} and s."StoppedAt" is null`,
      sql`s."StartedAt", s."ClassSessionId"`,
      withSession,
    ).execute(db)
  ).rows;

export async function toStart(db: Queryable, now: Date): Promise<readonly ClassId[]> {
  const isOn = sql`o."Begin" > ${now}::timestamptz - make_interval(mins => ${scheduleLimits.maxMinutes})
    and o."Begin" <= ${now}::timestamptz and o."End" > ${now}::timestamptz`;
  // The rows are found by time, so that clubs without a current class cost no reads.
  const onNow = { classes: sql`o."PublishState" = 'Published' and o."CanceledAt" is null and ${isOn}`, ofCourses: isOn };
  const { rows } = await sql<{ ClassId: ClassId }>`
    select d."ClassId" from ${daysWhere(onNow)} d ${ofClass}
    where c."PublishState" = 'Published' and c."CanceledAt" is null and ${byItself} and ${hasTrainer}
    order by d."Begin", d."ClassId"`.execute(db);
  return rows.map(({ ClassId }) => ClassId);
}

export interface PresentParticipant {
  readonly ClassSessionId: ClassSessionId;
  readonly ClubId: ClubId;
  readonly ClassId: ClassId;
  readonly UserId: UserId;
  readonly day: Date | null;
}

const wasThere = sql`coalesce((
  select ran."DisplayGroupId" is null or ran."DisplayGroupId" is not distinct from m."DisplayGroupId" from group_trainings kept join group_training_stretches ran on ran."GroupTrainingId" = kept."GroupTrainingId"
  where kept."ClassSessionId" = s."ClassSessionId" and ran."Begin" < m."Minute" + interval '1 minute'
  order by ran."Begin" desc limit 1), c."DisplayGroupId" is null or c."DisplayGroupId" is not distinct from m."DisplayGroupId")`;

const RECEIVED_EARLY_MINUTES = 10;

/**
 * Includes sessions that ended after `closedSince`, because readings may arrive late. A member who books again is checked again.
 */
export async function unmarkedPresentParticipants(
  db: Queryable,
  closedSince: Date,
  now: Date,
): Promise<readonly PresentParticipant[]> {
  const { rows } = await sql<PresentParticipant>`
    select s."ClassSessionId", s."ClubId", s."ClassId", p."UserId", case when c."ClassType" = 'Course' then s."ClassBegin" end as day
    from class_sessions s join classes c on c."ClassId" = s."ClassId" ${dayOfSession}
      join class_participants p on p."ClassId" = s."ClassId" and p."State" = 'Booked' and p."Place" = 'InSite'
    where (s."StoppedAt" is null or s."ClosedAt" > ${closedSince}::timestamptz)
      and not exists (select from class_session_heard h
        where h."ClassSessionId" = s."ClassSessionId" and h."UserId" = p."UserId" and h."HeardAt" >= p."Since")
      and exists (select from heart_minute m where m."UserId" = p."UserId" and m."ClubId" = s."ClubId"
        and m."Minute" >= greatest(date_trunc('minute', s."StartedAt"), d."Begin" - make_interval(mins => ${RECEIVED_EARLY_MINUTES}))
        and m."Minute" < date_trunc('minute', least(coalesce(s."StoppedAt", ${now}::timestamptz), d."End"))
        and ${wasThere})
    order by s."ClassSessionId", p."UserId"`.execute(db);
  return rows;
}

export const runningAmong = async (db: Queryable, classIds?: readonly ClassId[]): Promise<readonly ClassSessionId[]> => {
  const { rows } = await sql<{ ClassSessionId: ClassSessionId }>`
    select "ClassSessionId" from class_sessions
    where "StoppedAt" is null ${classIds === undefined ? sql`` : sql`and "ClassId" = any(${listOf(classIds)}::bigint[])`}
    order by "ClassSessionId"`.execute(db);
  return rows.map(({ ClassSessionId }) => ClassSessionId);
};

export async function seatsWhile(db: Queryable, userId: UserId, from: Date, to: Date): Promise<readonly TakesPart[]> {
  const isOwn = sql`o."ClassId" in (select mine."ClassId" from class_participants mine
    where mine."UserId" = ${userId} and mine."State" = 'Booked' and mine."Place" = 'InSite')`;
  const since = sql`least(d."Begin" - make_interval(secs => ${THERE_EARLY_SECONDS}), s."StartedAt")`;
  const { rows } = await sql<TakesPart>`
    select d."ClubId", k."Name" as "ClubName", c."DisplayGroupId", g."Name" as "DisplayGroupName", c."Name",
      ${since} as "From", d."End" as "Until"
    from ${daysWhere({ classes: isOwn, ofCourses: isOwn })} d ${ofClass}
      left join class_sessions s on s."ClassId" = d."ClassId" and s."ClassBegin" = d."Begin"
      left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId"
    where c."PublishState" = 'Published' and c."CanceledAt" is null and ${isBeforeWall}
      and ${since} <= ${to}::timestamptz and d."End" > ${from}::timestamptz
      and exists (select from user_roles r where r."UserId" = ${userId} and r."ClubId" = d."ClubId" and r."Role" = 'Athlete')
    order by d."Begin", d."ClassId"`.execute(db);
  return rows;
}
