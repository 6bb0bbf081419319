import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import type { BridgeWorkoutId } from '@clubpulse/contract/workouts/circuits/circuits';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { type NotNull, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { bringsCircuit } from '../room-workouts/public.ts';
import type { Interval } from './room-slots.store.ts';

export async function circuitsOfClasses(db: Queryable, clubId: ClubId, { from, to }: Interval): Promise<RoomSlot[]> {
  const rows = await db
    .selectFrom('classes as c')
    .innerJoin('bridge_workouts', (join) =>
      join.onRef('bridge_workouts.BridgeWorkoutId', '=', 'c.BridgeWorkoutId').onRef('bridge_workouts.ClubId', '=', 'c.ClubId'),
    )
    .select(['c.ClassId', 'c.DisplayGroupId', 'c.Begin', 'c.End', 'bridge_workouts.Name', 'bridge_workouts.BridgeWorkoutId'])
    .where('c.ClubId', '=', clubId)
    .where(bringsCircuit)
    .where('c.Begin', '>=', new Date(from.getTime() - scheduleLimits.maxMinutes * 60_000))
    .where('c.Begin', '<', to)
    .where('c.End', '>', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('room_slots').whereRef('room_slots.ClassId', '=', 'c.ClassId').whereRef('room_slots.Begin', '=', 'c.Begin'),
        ),
      ),
    )
    .orderBy('c.Begin')
    .orderBy('c.ClassId')
    .$narrowType<{ DisplayGroupId: NotNull }>()
    .execute();
  return rows.map(
    ({ BridgeWorkoutId, Begin, End, ...row }): RoomSlot => ({
      ...row,
      RoomSlotId: null,
      Begin: Begin.toISOString(),
      End: End.toISOString(),
      Content: { Kind: 'Circuit', BridgeWorkoutId },
      State: 'Planned',
    }),
  );
}

export interface DueCircuit {
  readonly ClubId: ClubId;
  readonly ClassId: ClassId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly BridgeWorkoutId: BridgeWorkoutId;
  readonly Name: string;
  readonly Begin: Date;
  readonly End: Date;
}

export async function dueCircuits(db: Queryable, now: Date): Promise<readonly DueCircuit[]> {
  // The rows are found by time, so that clubs without a current class cost no reads.
  const { rows } = await sql<DueCircuit>`
    select c."ClubId", c."ClassId", c."DisplayGroupId", w."BridgeWorkoutId", w."Name", c."Begin", c."End"
    from classes c join bridge_workouts w using ("BridgeWorkoutId", "ClubId") join clubs k on k."ClubId" = c."ClubId"
    where ${bringsCircuit}
      and c."Begin" > ${now}::timestamptz - make_interval(mins => ${scheduleLimits.maxMinutes})
      and c."Begin" <= ${now}::timestamptz and c."End" > ${now}::timestamptz
      and k."EnableLiveTrainings" and k."EnableClassSessions"
      and not exists (select from room_slots s where s."ClassId" = c."ClassId" and s."Begin" = c."Begin")
    order by c."Begin", c."ClassId"`.execute(db);
  return rows;
}
