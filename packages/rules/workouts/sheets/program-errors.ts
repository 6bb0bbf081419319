import type { FieldError } from '@clubpulse/contract/errors';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import {
  type ExerciseLine,
  type Program,
  type ProgramLine,
  type ProgramSet,
  programSchema,
  type SheetType,
} from '@clubpulse/contract/workouts/sheets/program';
import { isExerciseLine, linesOf } from './program.ts';

export function programErrors(type: SheetType, days: Program): FieldError[] {
  const errors: FieldError[] = [...limitsOf(days)];
  if (linesOf(days).length > PROGRAM.lines) errors.push({ field: 'Days', key: 'sheet-too-long' });
  for (const [day, { Groups }] of days.entries()) {
    if (Groups.length === 0) errors.push({ field: `Days.${day}.Groups`, key: 'group-required' });
    for (const [group, { Sets }] of Groups.entries())
      for (const [set, one] of Sets.entries()) errors.push(...setErrors(type, one, `Days.${day}.Groups.${group}.Sets.${set}`));
  }
  return errors.filter(({ field }, at) => errors.findIndex((error) => error.field === field) === at);
}

const limitsOf = (days: Program): FieldError[] =>
  (programSchema.safeParse(days).error?.issues ?? []).map(({ path, message }) => ({
    field: ['Days', ...path].join('.'),
    key: /^[a-z]+(-[a-z0-9]+)+$/.test(message) ? message : 'invalid-value',
  }));

function setErrors(type: SheetType, { Lines }: ProgramSet, at: string): FieldError[] {
  const exercises = Lines.filter(isExerciseLine);
  const errors: FieldError[] = [];
  if (exercises.length === 0)
    errors.push({ field: `${at}.Lines`, key: Lines.length === 0 ? 'exercise-required' : 'only-pauses' });
  if (exercises.length > PROGRAM.exercisesOfSet) errors.push({ field: `${at}.Lines`, key: 'too-many-exercises' });
  for (const [index, line] of Lines.entries()) {
    const field = `${at}.Lines.${index}`;
    errors.push(...(isExerciseLine(line) ? exerciseErrors(type, line, field) : []), ...segmentErrors(type, line, field));
    const before = Lines.slice(0, index).filter(isExerciseLine);
    if (isExerciseLine(line) && before.some(({ ExerciseId }) => ExerciseId === line.ExerciseId))
      errors.push({ field: `${field}.ExerciseId`, key: 'exercise-twice' });
  }
  return errors;
}

function exerciseErrors(type: SheetType, line: ExerciseLine, at: string): FieldError[] {
  const { Reps, RepsMax, Duration, Weight, WeightMax, BodyWeight = false, CardioZone, CardioZoneMax } = line;
  const isCounted = Reps !== null || RepsMax !== null;
  const errors: FieldError[] = [];
  const refuse = (field: string, key: string) => errors.push({ field: `${at}.${field}`, key });
  if (type === 'interval' && isCounted) refuse('Reps', 'reps-in-interval');
  else if (isCounted && Duration !== null) refuse('Duration', 'reps-and-duration');
  if (!isCounted && Duration === null) refuse(type === 'interval' ? 'Duration' : 'Reps', 'only-a-pause');
  if (RepsMax !== null && (Reps === null || RepsMax < Reps)) refuse('RepsMax', 'reps-max-too-low');
  if (WeightMax !== null && (Weight === null || WeightMax <= Weight)) refuse('WeightMax', 'weight-max-too-low');
  if (BodyWeight && Weight !== null) refuse('Weight', 'body-or-weight');
  if (CardioZoneMax !== null && (CardioZone === null || CardioZoneMax < CardioZone)) refuse('CardioZoneMax', 'zone-max-too-low');
  return errors;
}

function segmentErrors(type: SheetType, { Duration }: ProgramLine, at: string): FieldError[] {
  const isShort = type === 'interval' && Duration !== null && Duration < PROGRAM.intervalMin;
  return isShort && Duration >= PROGRAM.durationMin ? [{ field: `${at}.Duration`, key: 'segment-too-short' }] : [];
}
