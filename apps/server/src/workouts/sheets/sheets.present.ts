import {
  type SheetExercise,
  type SheetUser,
  type WorkoutSheet,
  type WorkoutSheetRow,
  workoutSheetRowSchema,
  workoutSheetSchema,
} from '@clubpulse/contract/workouts/sheets/sheets';
import type { SheetUserRow } from './sheets.facts.ts';
import type { SheetRow, StoredSheet } from './sheets.store.ts';

const shown = <Row extends SheetRow>(stored: Row) => ({ ...stored, UpdatedAt: stored.UpdatedAt.toISOString() });

export const presentRow = (stored: SheetRow): WorkoutSheetRow => workoutSheetRowSchema.parse(shown(stored));

/** `names` are the names of users who confirmed an exercise. Only users who may change the sheet get the number of members. */
export const presentSheet = (
  stored: StoredSheet,
  Exercises: readonly SheetExercise[],
  Writable: boolean,
  names: ReadonlyMap<number, string>,
): WorkoutSheet =>
  workoutSheetSchema.parse({
    ...shown(stored),
    Exercises,
    Writable,
    SharedCount: Writable ? stored.SharedCount : 0,
    Confirmations: stored.Confirmations.map((one) => ({ ...one, ByName: names.get(one.ByUserId) ?? null })),
  });

export const presentSheetUser = ({ WorkoutSheetRunId, Begin, Done, Planned, SharedAt, ...row }: SheetUserRow): SheetUser => ({
  ...row,
  SharedAt: SharedAt.toISOString(),
  LastRun:
    WorkoutSheetRunId === null || Begin === null || Done === null || Planned === null
      ? null
      : { WorkoutSheetRunId, Begin: Begin.toISOString(), Done, Planned },
});
