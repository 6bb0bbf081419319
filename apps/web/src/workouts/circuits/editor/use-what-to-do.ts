import type { ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { useCallback } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { weightText } from '../../exercises/public.ts';
import { whatToDo } from '../tv/scene-text.ts';

export function useWhatToDo(): (exercise: ShownExercise) => string {
  const t = useT();
  const formats = useFormats();
  return useCallback(
    (exercise: ShownExercise) => whatToDo(t, exercise, (kilograms) => weightText(formats, kilograms)),
    [t, formats],
  );
}
