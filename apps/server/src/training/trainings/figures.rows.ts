import { trainingTypes } from '@clubpulse/contract/training/training-types';
import { type Training, trainingZonesSchema } from '@clubpulse/contract/training/trainings';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { caloriesByType } from '@clubpulse/rules/training/trainings/calories';
import { TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { type Summary, summarise } from '@clubpulse/rules/training/trainings/summary';
import { athleteOf, type Profile, zonesOn } from './athlete.rows.ts';
import { dateOfSecond } from './seconds.rows.ts';
import type { StoredTraining } from './summaries/summary.store.ts';

/** The figures of a training: of its seconds, and of what somebody or something says where these are few. */

/** By definition what a body takes at rest. */
const RESTING_MET = 1;

/** A minute or more of it has heart rates. */
export const isLong = ({ Duration, GapTime }: Pick<Training, 'Duration' | 'GapTime'>): boolean =>
  Duration - GapTime >= TRAINING_MIN_SECONDS;

/** A training keeps the limits it began with, whatever the athlete changes later. */
export function figuresOf(stretch: Stretch, training: StoredTraining | undefined, profile: Profile) {
  const day = dateOfSecond(stretch.begin).toISOString().slice(0, 10);
  const zones = training ? trainingZonesSchema.parse(training) : zonesOn(day, profile);
  return { zones, summary: summarise(stretch, athleteOf(zones, day, profile)) };
}

type Declared = Pick<StoredTraining, 'TrainingType' | 'PauseTime' | 'DeclaredHeartRate' | 'DeclaredCalories'>;

/**
 * What heart rates do not say is as it was declared; calories that nobody said are those of the sport, and of rest while its recorder
 * stood still. Heart rates of less than half of the rest say little of what the whole cost.
 */
export function withDeclared(summary: Summary, training: Declared, profile: Profile): Summary {
  const heard = summary.Duration - summary.GapTime;
  const paused = Math.min(training.PauseTime, summary.Duration);
  const moving = summary.Duration - paused;
  if (isLong(summary) && 2 * heard >= moving) return summary;
  const ofHearts = isLong(summary) ? summary : { AverageHeartRate: null, Calories: 0 };
  const ofSport = caloriesOfType(training.TrainingType, weightOn(profile, summary.begin), { moving, paused });
  return {
    ...summary,
    AverageHeartRate: ofHearts.AverageHeartRate ?? training.DeclaredHeartRate ?? summary.AverageHeartRate,
    Calories: training.DeclaredCalories ?? Math.max(ofHearts.Calories, ofSport),
  };
}

/** Of a sport for some seconds, and of rest for those in which its recorder stood still. */
function caloriesOfType(
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
