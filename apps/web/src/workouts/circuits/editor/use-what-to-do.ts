import type { ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { useCallback, useMemo } from 'react';
import { useLanguage, useT } from '../../../platform/phrases.ts';
import { whatToDo } from '../tv/scene-words.ts';

/** What is done of an exercise, as its screen says it. */
export function useWhatToDo(): (exercise: ShownExercise) => string {
  const t = useT();
  const language = useLanguage();
  const kilograms = useMemo(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }), [language]);
  return useCallback((exercise: ShownExercise) => whatToDo(t, exercise, kilograms.format), [t, kilograms]);
}
