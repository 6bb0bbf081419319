import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { takesLoad } from '../exercises/loads.ts';

type Loadable = Pick<ExerciseRow, 'Equipment' | 'MainMuscle' | 'Pattern'>;

export const decisionsNow = (
  decisions: readonly Decision[],
  days: Program,
  exercises: ReadonlyMap<number, Loadable>,
): readonly Decision[] =>
  decisions.some(({ Kind }) => Kind === 'byFeel') && !isByFeel(days, exercises)
    ? decisions.filter(({ Kind }) => Kind !== 'byFeel')
    : decisions;

const isByFeel = (days: Program, exercises: ReadonlyMap<number, Loadable>): boolean =>
  days
    .flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)))
    .some((line) => {
      if (line.Kind !== 'exercise' || line.Rpe === null) return false;
      const exercise = exercises.get(line.ExerciseId);
      const isStated = line.Weight !== null || line.BodyWeight === true || line.MachineLevel !== null;
      return !isStated && exercise !== undefined && takesLoad(exercise);
    });
