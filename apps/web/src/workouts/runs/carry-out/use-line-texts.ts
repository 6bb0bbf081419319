import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';
import { useCallback } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { weightText } from '../../exercises/public.ts';

export function useLineTexts(): (line: ExerciseLine, isUnilateral: boolean) => string[] {
  const t = useT();
  const formats = useFormats();
  return useCallback(
    (
      {
        Reps,
        RepsMax,
        Duration,
        Weight,
        WeightMax,
        BodyWeight = false,
        Rpe,
        Tempo,
        CardioZone,
        CardioZoneMax,
        MachineLevel,
        Afap,
        Notes,
      },
      isUnilateral,
    ) => {
      const isRange = RepsMax !== null && RepsMax !== Reps;
      const much = [
        Reps === null ? '' : isRange ? t('runs.repsRange', { from: Reps, to: RepsMax }) : t('runs.repsExact', { count: Reps }),
        Duration === null ? '' : formats.duration(Duration),
        Weight === null ? (BodyWeight ? t('workouts.ownWeight') : '') : weightText(formats, Weight, WeightMax),
        isUnilateral ? t('runs.eachSide') : '',
        Rpe === null ? '' : t('workouts.rpe', { rpe: formats.number(Rpe, Rpe % 1 === 0 ? 0 : 1) }),
      ];
      const how = [
        /\d/.test(Tempo) ? t('runs.tempo', { tempo: Tempo }) : '',
        CardioZone === null
          ? ''
          : [CardioZone, ...(CardioZoneMax !== null && CardioZoneMax !== CardioZone ? [CardioZoneMax] : [])]
              .map((zone) => t('zone.short', { zone }))
              .join('–'),
        MachineLevel === null ? '' : t('workouts.machineLevel', { level: MachineLevel }),
        Afap ? t('runs.afap') : '',
      ];
      return [much, how, [Notes]].map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
    },
    [t, formats],
  );
}
