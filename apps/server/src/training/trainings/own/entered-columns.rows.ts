import { PAUSES_MAX } from '@clubpulse/contract/training/trainings';
import { lengthOf, longestOf } from '@clubpulse/rules/training/recordings/pauses';
import type { Span } from '@clubpulse/rules/training/trainings/stretches';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';

export interface EnteredTraining {
  readonly TrainingType: string;
  readonly Name: string;
  readonly Note: string;
  readonly Begin: Date;
  readonly End: Date;
  /** Metres. */
  readonly Distance: number | null;
  readonly AverageHeartRate: number | null;
  readonly Calories: number | null;
}

/** Calories and speed need the total of the pauses, because the list has only the longest. */
export const pauseColumns = (pauses: readonly Span[], paused = lengthOf(pauses)) => ({
  PauseTime: paused,
  Pauses: JSON.stringify(longestOf(pauses, PAUSES_MAX)),
});

export const wholeSecond = (instant: Date): Date => dateOfSecond(unixSecond(instant));

/** A name equal to the automatic one is not the athlete's own. */
export const isOwnName = (Name: string, before: Pick<StoredTraining, 'Name' | 'HasOwnName'> | undefined): boolean =>
  Name !== '' && (before === undefined || before.HasOwnName || Name !== before.Name);

export const enteredColumns = (entered: EnteredTraining, before?: StoredTraining) => ({
  Name: entered.Name,
  TrainingType: entered.TrainingType,
  Note: entered.Note,
  Distance: entered.Distance,
  HasOwnName: isOwnName(entered.Name, before),
  HasOwnType: true,
  DeclaredHeartRate: entered.AverageHeartRate,
  DeclaredCalories: entered.Calories,
});

/** Name and note are not compared, so that their change does not remove figures without seconds. */
export const figuresRestOnSame = (before: StoredTraining, next: Omit<StoredTraining, 'Pauses'>): boolean =>
  before.TrainingType === next.TrainingType &&
  before.DeclaredHeartRate === next.DeclaredHeartRate &&
  before.DeclaredCalories === next.DeclaredCalories &&
  before.Begin.getTime() === next.Begin.getTime() &&
  before.End.getTime() === next.End.getTime();
