import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { exercisesOf } from './program.ts';

/** Groups of days with the same exercises, whatever their order, warm-up, cooldown and cardio. */
export function sameDays(days: Program, exercises: ReadonlyMap<number, Pick<ExerciseRow, 'Pattern'>>): number[][] {
  const mainOf = (day: Program[number]) => {
    const Groups = day.Groups.filter(({ Section }) => Section === 'main');
    return exercisesOf([{ ...day, Groups }]).filter((id) => exercises.get(id)?.Pattern !== 'cardio');
  };
  const named = days.map((day) =>
    mainOf(day)
      .toSorted((one, other) => one - other)
      .join(),
  );
  return [...Map.groupBy(named.keys(), (day) => named[day])].flatMap(([all, same]) =>
    all === '' || same.length < 2 ? [] : [same],
  );
}
