import type { FieldError } from '@clubpulse/contract/errors';
import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import type { Confirmations } from '@clubpulse/contract/workouts/sheets/sheets';
import { exerciseLinesOf, exercisesOf } from './program.ts';

/** If there are conditions, a trainer must confirm each exercise before saving (decision 0171). */

export const hasConditions = (decisions: readonly Decision[] | null): boolean =>
  decisions?.some(({ Kind }) => Kind === 'condition') ?? false;

interface Confirming {
  readonly days: Program;
  /** The sheet before the change. Its exercises need no second confirmation. */
  readonly before: Program;
  readonly decisions: readonly Decision[] | null;
  readonly confirmedIds: readonly number[];
}

export function unconfirmedIn({ days, before, decisions, confirmedIds }: Confirming): ExerciseId[] {
  const known = new Set<number>([...exercisesOf(before), ...confirmedIds]);
  return hasConditions(decisions) ? exercisesOf(days).filter((id) => !known.has(id)) : [];
}

export function confirmationErrors(confirming: Confirming): FieldError[] {
  const open = new Set(unconfirmedIn(confirming));
  const there = new Set<number>(exercisesOf(confirming.days));
  return [
    ...exerciseLinesOf(confirming.days).flatMap(({ line: { ExerciseId: id }, field }) =>
      open.has(id) ? [{ field: `${field}.ExerciseId`, key: 'exercise-unconfirmed' }] : [],
    ),
    ...confirming.confirmedIds.flatMap((id, at) =>
      there.has(id) ? [] : [{ field: `ConfirmedIds.${at}`, key: 'exercise-not-in-sheet' }],
    ),
  ];
}

/** The newest confirmation of each exercise in the sheet. */
export function confirmationsAfter(
  stored: Confirmations,
  { days, decisions, confirmedIds }: Omit<Confirming, 'before'>,
  { ByUserId, At }: Omit<Confirmations[number], 'ExerciseId'>,
): Confirmations {
  if (!hasConditions(decisions)) return [];
  return exercisesOf(days).flatMap((ExerciseId) =>
    confirmedIds.includes(ExerciseId)
      ? { ExerciseId, ByUserId, At }
      : (stored.find((one) => one.ExerciseId === ExerciseId) ?? []),
  );
}
