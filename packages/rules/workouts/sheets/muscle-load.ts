import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { isExerciseLine } from './program.ts';

const BESIDE = 0.5;

interface MuscleLoad {
  readonly muscle: MainMuscle;
  readonly sets: number;
}

/** The most loaded muscle is first. Deleted exercises are not counted. A limit leaves out secondary muscles first. */
export function muscleLoad(
  days: Program,
  exercises: ReadonlyMap<number, Pick<ExerciseRow, 'MainMuscle' | 'OtherMuscles'>>,
  wanted = Number.POSITIVE_INFINITY,
): MuscleLoad[] {
  const loads = new Map<MainMuscle, number>();
  const main = new Set<MainMuscle>();
  const add = (muscle: MainMuscle, sets: number) => loads.set(muscle, (loads.get(muscle) ?? 0) + sets);
  for (const { Rounds, Lines } of days.flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets)))
    for (const line of Lines.filter(isExerciseLine)) {
      const exercise = exercises.get(line.ExerciseId);
      if (exercise === undefined) continue;
      main.add(exercise.MainMuscle);
      add(exercise.MainMuscle, Rounds);
      for (const muscle of exercise.OtherMuscles) add(muscle, Rounds * BESIDE);
    }
  const bySets = (one: MuscleLoad, other: MuscleLoad) => other.sets - one.sets;
  return [...loads]
    .map(([muscle, sets]) => ({ muscle, sets }))
    .sort((one, other) => Number(main.has(other.muscle)) - Number(main.has(one.muscle)) || bySets(one, other))
    .slice(0, wanted)
    .sort(bySets);
}
