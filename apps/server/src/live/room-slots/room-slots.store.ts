import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { RoomSlot, RoomSlotId } from '@clubpulse/contract/live/room-slots/room-slots';
import type { RoomWorkoutId, WorkoutChoice } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Planned } from '@clubpulse/rules/live/room-slots/slots';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { RoomSlots } from '../../platform/database/schema.generated.ts';

export interface Interval {
  readonly from: Date;
  readonly to: Date;
}
export type SlotRow = Selectable<RoomSlots>;

export const presented = ({ ClubId: _club, RoomWorkoutId: _run, RoomSlotId, Begin, End, ...row }: SlotRow): RoomSlot => ({
  ...row,
  RoomSlotId: row.ClassId === null ? RoomSlotId : null,
  Begin: Begin.toISOString(),
  End: End.toISOString(),
});

export const slotsOf = (db: Queryable, clubId: ClubId, { from, to }: Interval): Promise<SlotRow[]> =>
  db
    .selectFrom('room_slots')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('Begin', '<', to)
    .where('End', '>', from)
    .orderBy('Begin')
    .orderBy('RoomSlotId')
    .execute();

/** Locks the room, so that the second of two plans sees the first. */
export async function slotsOfRoom(trx: Queryable, roomId: DisplayGroupId, { from, to }: Interval): Promise<Planned[]> {
  await trx.selectFrom('display_groups').select('DisplayGroupId').where('DisplayGroupId', '=', roomId).forNoKeyUpdate().execute();
  return trx
    .selectFrom('room_slots')
    .select(['Begin', 'End', 'Name'])
    .where('DisplayGroupId', '=', roomId)
    .where('Begin', '<', to)
    .where('End', '>', from)
    .where('State', '<>', 'Missed')
    .execute();
}

export async function countWaiting(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('room_slots')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ClubId', '=', clubId)
    .where('State', '=', 'Planned')
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewSlot extends Interval {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly Content: WorkoutChoice;
  readonly Name: string;
}

export const insertSlot = (trx: Queryable, { from: Begin, to: End, Content, ...slot }: NewSlot): Promise<SlotRow> =>
  trx
    .insertInto('room_slots')
    .values({ ...slot, Begin, End, Content: JSON.stringify(Content) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores the slot of a class once for each begin; undefined when it is stored already. */
export async function takeClass(
  db: Queryable,
  { from: Begin, to: End, Content, ...slot }: NewSlot & { readonly ClassId: ClassId },
): Promise<RoomSlotId | undefined> {
  const taken = await db
    .insertInto('room_slots')
    .values({ ...slot, Begin, End, Content: JSON.stringify(Content), State: 'Started' })
    .onConflict((conflict) => conflict.columns(['ClassId', 'Begin']).where('ClassId', 'is not', null).doNothing())
    .returning('RoomSlotId')
    .executeTakeFirst();
  return taken?.RoomSlotId;
}

export const slotOf = (db: Queryable, id: RoomSlotId): Promise<SlotRow | undefined> =>
  db.selectFrom('room_slots').selectAll().where('RoomSlotId', '=', id).executeTakeFirst();

export async function changeState(db: Queryable, id: RoomSlotId, State: 'Started' | 'Missed'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_slots')
    .set({ State })
    .where('RoomSlotId', '=', id)
    .where('State', '=', 'Planned')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setBegun(db: Queryable, id: RoomSlotId, what: RoomWorkoutId | null): Promise<void> {
  const State = what === null ? 'Missed' : 'Started';
  await db.updateTable('room_slots').set({ State, RoomWorkoutId: what }).where('RoomSlotId', '=', id).execute();
}

export async function deleteSlot(db: Queryable, clubId: ClubId, id: RoomSlotId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('room_slots')
    .where('ClubId', '=', clubId)
    .where('RoomSlotId', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const waiting = (db: Queryable): Promise<Pick<SlotRow, 'RoomSlotId' | 'Begin'>[]> =>
  db.selectFrom('room_slots').select(['RoomSlotId', 'Begin']).where('State', '=', 'Planned').execute();
