import type { RunExercise } from '@clubpulse/contract/workouts/runs/runs';
import { useMemo } from 'react';
import { useT } from '../../platform/phrases.ts';

export function useExercises<Exercise extends RunExercise>(exercises: readonly Exercise[]) {
  const t = useT();
  return useMemo(() => {
    const byId = new Map<number, Exercise>(exercises.map((exercise) => [exercise.ExerciseId, exercise]));
    return {
      find: (id: number): Exercise | undefined => byId.get(id),
      nameOf: (id: number): string => byId.get(id)?.Name ?? t('exercise-removed'),
    };
  }, [exercises, t]);
}
