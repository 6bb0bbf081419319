import { type Day, type Days } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { useCalendarResults } from '../../live/room-results/public.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub } from '../../platform/session.tsx';
import type { Beside } from '../../training/trainings/journal/public.ts';
import { useCalendarRuns } from '../../workouts/runs/public.ts';

export function useBeside(userId: number, days: Days, measures: readonly Beside[]): ReadonlyMap<Day, readonly Beside[]> {
  const t = useT();
  const formats = useFormats();
  const runs = useCalendarRuns(userId, days, useClub()?.EnableWorkoutSheets === true);
  const results = useCalendarResults(userId, days, useClub()?.EnableLiveTrainings === true);
  return useMemo(
    () =>
      Map.groupBy(
        [
          ...measures,
          ...(runs ?? []).map(({ WorkoutSheetRunId, Name, Percent, Begin }) => ({
            key: `run ${WorkoutSheetRunId}`,
            name: Name,
            note: t('runs.inJournal', { percent: formats.percent(Percent) }),
            begin: Begin,
            to: pathTo('WorkoutSheetExecutionLog', WorkoutSheetRunId),
          })),
          ...(results ?? []).map(({ RoomResultId, Name, RoomName: room, Percent, Begin, TrainingId }) => ({
            key: `room ${RoomResultId}`,
            name: Name === '' ? t('roomResults.timer') : Name,
            note: t('roomResults.inJournal', { percent: formats.percent(Percent), room }),
            begin: Begin,
            to: TrainingId === null ? pathTo('Journal') : pathTo('Training', TrainingId),
          })),
        ].toSorted((a, b) => b.begin.localeCompare(a.begin)),
        ({ begin }) => formats.dayOf(begin),
      ),
    [runs, results, measures, t, formats],
  );
}
