import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import type { Queryable } from '../../platform/database/database.ts';
import type { Interval } from './room-slots.store.ts';

/** Circuits that classes of the interval bring to their rooms: published, not canceled, in a room. */
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
