import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import type { BridgeWorkoutId } from '@clubpulse/contract/workouts/circuits/circuits';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Interval } from './room-slots.store.ts';

/** Circuits that classes of the interval are to bring to their rooms: published, not canceled, in a room. */
export async function circuitsOfClasses(db: Queryable, clubId: ClubId, { from, to }: Interval): Promise<RoomSlot[]> {
  const rows = await db
    .selectFrom('classes')
    .innerJoin('bridge_workouts', 'bridge_workouts.BridgeWorkoutId', 'classes.BridgeWorkoutId')
    .select([
      'classes.ClassId',
      'classes.DisplayGroupId',
      'classes.Begin',
      'classes.End',
      'bridge_workouts.Name',
      'bridge_workouts.BridgeWorkoutId',
    ])
    .where('classes.ClubId', '=', clubId)
    .where('classes.ClassType', '<>', 'Course')
    .where('classes.PublishState', '=', 'Published')
    .where('classes.CanceledAt', 'is', null)
    .where('classes.Begin', '>=', new Date(from.getTime() - scheduleLimits.maxMinutes * 60_000))
    .where('classes.Begin', '<', to)
    .where('classes.End', '>', from)
    // Once its hour came it is told of what became of it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('room_slots')
            .whereRef('room_slots.ClassId', '=', 'classes.ClassId')
            .whereRef('room_slots.Begin', '=', 'classes.Begin'),
        ),
      ),
    )
    .orderBy('classes.Begin')
    .orderBy('classes.ClassId')
    .execute();
  return rows.flatMap(({ DisplayGroupId, BridgeWorkoutId, Begin, End, ...row }): RoomSlot[] =>
    DisplayGroupId === null
      ? []
      : [
          {
            ...row,
            RoomSlotId: null,
            DisplayGroupId,
            Begin: Begin.toISOString(),
            End: End.toISOString(),
            Content: { Kind: 'Circuit', BridgeWorkoutId },
            State: 'Planned',
          },
        ],
  );
}

/** The circuit of a class whose hour has come. */
export interface DueCircuit {
  readonly ClubId: ClubId;
  readonly ClassId: ClassId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly BridgeWorkoutId: BridgeWorkoutId;
  readonly Name: string;
  readonly Begin: Date;
  readonly End: Date;
}

/** Of all clubs where classes begin by themselves, and of which nothing was said yet. */
export async function dueCircuits(db: Queryable, now: Date): Promise<readonly DueCircuit[]> {
  // By the moment, not club by club: of clubs in which nothing is on no row is read.
  const { rows } = await sql<DueCircuit>`
    select c."ClubId", c."ClassId", c."DisplayGroupId", w."BridgeWorkoutId", w."Name", c."Begin", c."End"
    from classes c join bridge_workouts w using ("BridgeWorkoutId") join clubs k on k."ClubId" = c."ClubId"
    where c."PublishState" = 'Published' and c."CanceledAt" is null and c."ClassType" <> 'Course' and c."DisplayGroupId" is not null
      and c."Begin" > ${now}::timestamptz - make_interval(mins => ${scheduleLimits.maxMinutes})
      and c."Begin" <= ${now}::timestamptz and c."End" > ${now}::timestamptz
      and k."EnableLiveTrainings" and k."EnableClassSessions"
      and not exists (select from room_slots s where s."ClassId" = c."ClassId" and s."Begin" = c."Begin")
    order by c."Begin", c."ClassId"`.execute(db);
  return rows;
}

/** Whether somebody ran the circuit in the room since, and ended it. */
export async function ranThere(
  db: Queryable,
  { ClubId, DisplayGroupId, BridgeWorkoutId }: Pick<DueCircuit, 'ClubId' | 'DisplayGroupId' | 'BridgeWorkoutId'>,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from room_runs
    where "ClubId" = ${ClubId} and "DisplayGroupId" = ${DisplayGroupId} and "Begin" >= ${since}
      and ("Content"->'Circuit'->>'BridgeWorkoutId')::bigint = ${BridgeWorkoutId} limit 1`.execute(db);
  return rows.length > 0;
}
