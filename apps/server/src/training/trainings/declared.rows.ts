import { trainingTypes } from '@clubpulse/contract/training/training-types';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { caloriesByType } from '@clubpulse/rules/training/trainings/calories';
import type { Span } from '@clubpulse/rules/training/trainings/joined';
import { TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { Summary } from '@clubpulse/rules/training/trainings/summary';

import type { Profile } from './athlete.rows.ts';
import { dateOfSecond, unixSecond } from './seconds.rows.ts';
import type { Computed, StoredTraining } from './summaries/summary.store.ts';

/** What somebody said of a training, and what was heard of it (decision 0051). */

export const isDeclared = ({ Source }: Pick<StoredTraining, 'Source'>): boolean => Source !== 'Heart';

/** By definition what a body takes at rest. */
const RESTING_MET = 1;

interface Declared extends Span {
  readonly training: StoredTraining;
}

/** A declared training with the seconds it was said to be; none for one that was heard. */
export function declaredOf(training: StoredTraining): Declared[] {
  const { DeclaredBegin, DeclaredEnd } = training;
  if (DeclaredBegin === null || DeclaredEnd === null) return [];
  return [{ begin: unixSecond(DeclaredBegin), end: unixSecond(DeclaredEnd), training }];
}

export function lastHeard({ begin, beats }: Stretch): number | undefined {
  const index = beats.findLastIndex((bpm) => bpm > 0);
  return index < 0 ? undefined : begin + index;
}

/**
 * What heart rates do not say is as it was declared; calories that nobody said are those of the sport, and of rest while its recorder
 * stood still. Heart rates of less than half of the rest say little of what the whole cost.
 */
export function withDeclared<T extends { readonly summary: Summary }>(figures: T, training: StoredTraining, profile: Profile): T {
  const { summary } = figures;
  const heard = summary.Duration - summary.GapTime;
  const paused = Math.min(training.PauseTime, summary.Duration);
  const moving = summary.Duration - paused;
  if (heard >= TRAINING_MIN_SECONDS && 2 * heard >= moving) return figures;
  const weight = weightOn(profile, summary.begin);
  return {
    ...figures,
    summary: {
      ...summary,
      AverageHeartRate:
        (heard >= TRAINING_MIN_SECONDS ? summary.AverageHeartRate : training.DeclaredHeartRate) ?? summary.AverageHeartRate,
      Calories:
        training.DeclaredCalories ??
        Math.max(
          heard >= TRAINING_MIN_SECONDS ? summary.Calories : 0,
          caloriesOfType(training.TrainingType, weight, { moving, paused }),
        ),
    },
  };
}

/** Of a sport for some seconds, and of rest for those in which its recorder stood still. */
export function caloriesOfType(
  type: string,
  weight: number | null,
  { moving, paused }: { readonly moving: number; readonly paused: number },
): number {
  const met = trainingTypes.find(({ Key }) => Key === type)?.Met;
  return met === undefined ? 0 : caloriesByType(met, weight, moving) + caloriesByType(RESTING_MET, weight, paused);
}

/** As it was on the day, so that a training of long ago keeps its calories. */
const weightOn = (profile: Profile, second: number): number | null =>
  bodyOnDay(profile.BodyHistory, profile, dateOfSecond(second).toISOString().slice(0, 10)).Weight;

type Place = Pick<Computed, 'ClubId' | 'DisplayGroupId' | 'GroupTrainingId' | 'GroupClubId' | 'Name' | 'TrainingType'>;

/**
 * Where a training was heard, with the name and type that somebody gave it; one heard nowhere keeps the club it was declared in, and what staff
 * wrote down the club of their word, whoever hears it: the club that did has its part.
 */
export function placeKept(training: StoredTraining, place: Place): Place {
  const isOfStaff = training.ClubSaidByStaff && training.ClubId !== null && training.ClubId !== place.ClubId;
  const isPlaced = !isDeclared(training) || (place.ClubId !== null && !isOfStaff);
  const { ClubId, DisplayGroupId } = isPlaced ? place : training;
  return {
    ClubId,
    DisplayGroupId,
    GroupTrainingId: place.GroupTrainingId,
    GroupClubId: place.GroupClubId,
    Name: training.HasOwnName ? training.Name : place.Name,
    TrainingType: training.HasOwnType ? training.TrainingType : place.TrainingType,
  };
}
