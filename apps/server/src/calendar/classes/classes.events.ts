import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { ClassRow } from './class-rows.store.ts';

export type ClassEvent =
  | 'ClassAdded'
  | 'ClassUpdated'
  | 'ClassPublished'
  | 'ClassUnpublished'
  | 'ClassDeleted'
  | 'ScheduleChanged';

type Named = Pick<ClassRow, 'ClassId' | 'ClubId' | 'Name' | 'Begin'>;

/** Must run in the transaction of the changes. Name and date are those of the first class. */
export async function emitClasses(trx: Queryable, Type: ClassEvent, classes: readonly Named[], by: number): Promise<void> {
  const [first] = classes;
  if (first === undefined) return;
  await emit(trx, {
    ClubId: first.ClubId,
    Type,
    Payload: {
      ClassIds: classes.map((row) => row.ClassId),
      ClassName: first.Name,
      ClassDate: first.Begin.toISOString(),
      By: by,
    },
  });
}
