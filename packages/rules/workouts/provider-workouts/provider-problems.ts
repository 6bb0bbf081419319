import type { FieldError } from '@clubpulse/contract/errors';
import type { ProviderInput } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { circuitProblems } from '../circuits/circuit-problems.ts';
import { exercisesOf } from '../sheets/program.ts';
import { programErrors } from '../sheets/program-errors.ts';

type Made = Pick<ProviderInput, 'Sheet' | 'Circuit'>;

export const namedIn = ({ Sheet, Circuit }: Made): number[] =>
  Sheet === null
    ? [...new Set(Circuit?.Stations.flatMap(({ Exercises }) => Exercises.map(({ ExerciseId }) => ExerciseId)))]
    : exercisesOf(Sheet.Days);

export function providerProblems({ Sheet, Circuit }: Made, isShipped: (exerciseId: number) => boolean): FieldError[] {
  const stations = new Set(Circuit?.Stations.flatMap(({ Station }) => Station ?? []));
  const broken = [
    ...(Sheet === null ? [] : programErrors(Sheet.Type, Sheet.Days)).map((one) => ({ ...one, field: `Sheet.${one.field}` })),
    ...(Circuit === null ? [] : circuitProblems(Circuit, stations)).map((one) => ({ ...one, field: `Circuit.${one.field}` })),
  ];
  if (broken.length > 0 || namedIn({ Sheet, Circuit }).every(isShipped)) return broken;
  return [{ field: Sheet === null ? 'Circuit' : 'Sheet', key: 'provider-own-exercises' }];
}
