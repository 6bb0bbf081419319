import type { RunSet } from '@clubpulse/contract/workouts/runs/runs';
import { useCallback } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { weightText } from '../exercises/public.ts';

export function useWeightText(): (kilograms: number) => string {
  const formats = useFormats();
  return useCallback((kilograms) => weightText(formats, kilograms), [formats]);
}

export function useFigureText(): (figures: Pick<RunSet, 'Reps' | 'Duration' | 'Weight'>) => string {
  const t = useT();
  const formats = useFormats();
  const inWords = useWeightText();
  return useCallback(
    ({ Reps, Duration, Weight }) => {
      const much = Duration !== null ? formats.duration(Duration) : Reps === null ? '' : formats.number(Reps);
      if (Weight !== null && Weight > 0) return [much, inWords(Weight)].filter(Boolean).join(' × ');
      return Duration === null && Reps !== null ? t('runs.repsExact', { count: Reps }) : much;
    },
    [t, formats, inWords],
  );
}
