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

const RESTING_MET = 1;

export const isLong = ({ Duration, GapTime }: Pick<Training, 'Duration' | 'GapTime'>): boolean =>
  Duration - GapTime >= TRAINING_MIN_SECONDS;

export function figuresOf(stretch: Stretch, training: StoredTraining | undefined, profile: Profile) {
  const day = dateOfSecond(stretch.begin).toISOString().slice(0, 10);
  const zones = training ? trainingZonesSchema.parse(training) : zonesOn(day, profile);
  return { zones, summary: summarise(stretch, athleteOf(zones, day, profile)) };
}

type Declared = Pick<StoredTraining, 'TrainingType' | 'PauseTime' | 'DeclaredHeartRate' | 'DeclaredCalories'>;

/**
 * Declared calories count if heart rates cover less than half of the active time; otherwise they are estimated from the sport.
 */
export function withDeclared(summary: Summary, training: Declared, profile: Profile): Summary {
  const received = summary.Duration - summary.GapTime;
  const paused = Math.min(training.PauseTime, summary.Duration);
  const moving = summary.Duration - paused;
  if (isLong(summary) && 2 * received >= moving) return summary;
  const ofHearts = isLong(summary) ? summary : { AverageHeartRate: null, Calories: 0 };
  const ofSport = caloriesOfType(training.TrainingType, weightOn(profile, summary.begin), { moving, paused });
  return {
    ...summary,
    AverageHeartRate: ofHearts.AverageHeartRate ?? training.DeclaredHeartRate ?? summary.AverageHeartRate,
    Calories: training.DeclaredCalories ?? Math.max(ofHearts.Calories, ofSport),
  };
}

function caloriesOfType(
  type: string,
  weight: number | null,
  { moving, paused }: { readonly moving: number; readonly paused: number },
): number {
  const met = trainingTypes.find(({ Key }) => Key === type)?.Met;
  return met === undefined ? 0 : caloriesByType(met, weight, moving) + caloriesByType(RESTING_MET, weight, paused);
}

/** Calories of old trainings must not change with the weight. */
const weightOn = (profile: Profile, second: number): number | null =>
  bodyOnDay(profile.BodyHistory, profile, dateOfSecond(second).toISOString().slice(0, 10)).Weight;
