import type { CalendarType, ClassFilterData } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';
import { trainerName } from './class-rows.store.ts';

export async function filterDataOf(
  db: Queryable,
  clubId: ClubId,
  calendarType: CalendarType | undefined,
  from: Date,
  to: Date,
): Promise<ClassFilterData> {
  const used = db
    .selectFrom('classes')
    .select(['Location', 'TrainerId', 'TrainingType', 'ServiceType', 'DisplayGroupId', 'BridgeWorkoutId', 'ClassSubscriptionIds'])
    .distinct()
    .where('ClubId', '=', clubId)
    .where('Begin', '>=', from)
    .where('Begin', '<', to)
    .$if(calendarType !== undefined, (found) => found.where('CalendarType', '=', calendarType ?? null));
  const rows = await db
    .selectFrom(used.as('classes'))
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'classes.DisplayGroupId')
    .leftJoin('users', 'users.UserId', 'classes.TrainerId')
    .selectAll('classes')
    .select(['display_groups.Name as RoomName', 'display_groups.Color as RoomColor', trainerName.as('TrainerName')])
    .execute();
  const subscriptionIds = distinct(rows.flatMap((row) => row.ClassSubscriptionIds));
  const subscriptions =
    subscriptionIds.length === 0
      ? []
      : await db
          .selectFrom('class_subscriptions')
          .select(['ClassSubscriptionId', 'Name'])
          .where('ClassSubscriptionId', 'in', subscriptionIds)
          .execute();
  return {
    Locations: texts(rows.map((row) => row.Location)),
    Trainers: named(
      rows.map(({ TrainerId, TrainerName: Name }) => TrainerId !== null && Name !== null && { Id: TrainerId, Name }),
    ).map(({ Id: TrainerId, Name: TrainerName }) => ({ TrainerId, TrainerName })),
    TrainingTypes: texts(rows.map((row) => row.TrainingType)),
    ServiceTypes: texts(rows.map((row) => row.ServiceType)),
    DisplayGroups: named(
      rows.map(
        ({ DisplayGroupId, RoomName: Name, RoomColor: Color }) =>
          DisplayGroupId !== null && Name !== null && Color !== null && { Id: DisplayGroupId, Name, Color },
      ),
    ).map(({ Id: DisplayGroupId, Name, Color }) => ({ DisplayGroupId, Name, Color })),
    ClassSubscriptions: subscriptions.sort((a, b) => a.Name.localeCompare(b.Name)),
    BridgeWorkouts: distinct(rows.flatMap((row) => row.BridgeWorkoutId ?? [])).map((BridgeWorkoutId) => ({ BridgeWorkoutId })),
  };
}

const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

const texts = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.flatMap((value) => (value === null || value === '' ? [] : value)))].sort((a, b) => a.localeCompare(b));

const named = <T extends { Id: number; Name: string }>(values: readonly (T | false)[]): T[] =>
  [...new Map(values.flatMap((value) => (value === false ? [] : [[value.Id, value] as const]))).values()].sort((a, b) =>
    a.Name.localeCompare(b.Name),
  );
