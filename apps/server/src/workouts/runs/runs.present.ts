import type { Language } from '@clubpulse/contract/scalars';
import { FALLBACK_LANGUAGE } from '@clubpulse/contract/workouts/exercises/exercises';
import {
  type PlannedLoad,
  type Run,
  type RunExercise,
  runExerciseSchema,
  type Session,
} from '@clubpulse/contract/workouts/runs/runs';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { figureOf } from '@clubpulse/rules/workouts/exercises/figures';
import { evaluationOf, percentDone } from '@clubpulse/rules/workouts/runs/evaluation';
import type { exercisesNamed, SessionSet } from './runs.facts.ts';
import type { RunRow } from './runs.store.ts';

export function presentRun({ Key: _key, SheetChanged, Begin, End, ...run }: RunRow): Run {
  const Percent = percentDone(run.Done, run.Planned);
  return {
    ...run,
    Begin: Begin.toISOString(),
    End: End.toISOString(),
    Percent,
    Evaluation: evaluationOf(Percent),
    SheetState: run.WorkoutSheetId === null ? 'Gone' : SheetChanged ? 'Changed' : 'Same',
    CalendarType: 'WorkoutSheetRun',
  };
}

type Named = Awaited<ReturnType<typeof exercisesNamed>>[number];
export const presentExercises = (rows: readonly Named[], language: Language): RunExercise[] =>
  rows.map(({ Texts, ...row }) =>
    runExerciseSchema.parse({ ...row, Figure: figureOf(row), Name: Texts[language].Name || Texts[FALLBACK_LANGUAGE].Name }),
  );

export const instructionsOf = (rows: readonly Named[], language: Language): ReadonlyMap<number, string> =>
  new Map(
    rows.map(({ ExerciseId, Texts }) => [ExerciseId, Texts[language].Instructions || Texts[FALLBACK_LANGUAGE].Instructions]),
  );

export function sessionsOf(exerciseId: number, sets: readonly SessionSet[]): Session[] {
  const own = Map.groupBy(
    sets.filter(({ ExerciseId }) => ExerciseId === exerciseId),
    ({ Nth }) => Nth,
  );
  return [...own.values()].flatMap((session) => {
    const [first] = session;
    if (first === undefined) return [];
    const Sets = session.map(({ Reps, Duration, Weight, Rpe }) => ({ Reps, Duration, Weight, Rpe }));
    return [{ Begin: first.Begin.toISOString(), Sets }];
  });
}

export const loadsOf = ({ Groups }: ProgramDay): PlannedLoad[] =>
  Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)).flatMap((line) =>
    line.Kind === 'exercise' ? [{ ExerciseId: line.ExerciseId, Weight: line.Weight, WeightMax: line.WeightMax }] : [],
  );
