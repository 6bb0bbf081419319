import type { DayKind, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';
import { weightText } from '../exercises/public.ts';

export const levelLabels: Readonly<Record<FitnessLevel, PhraseKey>> = {
  sedentary: 'generator.level.sedentary',
  beginner: 'workouts.level.beginner',
  intermediate: 'workouts.level.intermediate',
  advanced: 'workouts.level.advanced',
  experienced: 'generator.level.experienced',
  elite: 'generator.level.elite',
};
export const goalLabels: Readonly<Record<WorkoutGoal, PhraseKey>> = {
  weightLoss: 'generator.goal.weightLoss',
  enduranceImprovement: 'generator.goal.enduranceImprovement',
  muscleBuilding: 'generator.goal.muscleBuilding',
  strength: 'workouts.activity.strength',
  bodyToning: 'generator.goal.bodyToning',
  flexibility: 'generator.goal.flexibility',
  generalWellness: 'generator.goal.generalWellness',
  rehabilitation: 'workouts.activity.rehabilitation',
};
const dayKeys: Readonly<Record<DayKind, PhraseKey>> = {
  full: 'generator.day.full',
  upper: 'generator.day.upper',
  lower: 'generator.day.lower',
  push: 'generator.day.push',
  pull: 'generator.day.pull',
  legs: 'generator.day.legs',
  core: 'workouts.activity.core',
  mobility: 'workouts.activity.mobility',
  cardio: 'workouts.activity.cardio',
};
export const dayLabel = (kind: DayKind): PhraseKey => dayKeys[kind];

export function amountLabel({ Rounds, Lines }: ProgramSet, { Reps }: ExerciseLine): PhraseKey {
  if (Rounds > 1 && Lines.length === 1) return 'generator.col.sets';
  return Reps === null ? 'workouts.measure.duration' : 'workouts.measure.reps';
}

export function setsText(t: Translate, formats: Formats, { Rounds, Lines }: ProgramSet, line: ExerciseLine): string {
  const { Reps, RepsMax, Duration } = line;
  const range = Reps === null ? formats.duration(Duration ?? 0) : RepsMax === null ? `${Reps}` : `${Reps}–${RepsMax}`;
  return Rounds === 1 || Lines.length > 1 ? range : t('generator.setsReps', { rounds: Rounds, reps: range });
}

export function loadText(
  t: Translate,
  formats: Formats,
  { Weight, Rpe: rpe, CardioZone: from, CardioZoneMax: to }: ExerciseLine,
): string {
  if (Weight !== null) return weightText(formats, Weight);
  if (from !== null) return to === null ? t('zone.short', { zone: from }) : t('generator.zones', { from, to });
  return rpe === null ? '' : t('workouts.rpe', { rpe });
}
