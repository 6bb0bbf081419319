import { updateScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { useCallback } from 'react';
import { ApiError, change } from '../../../platform/api.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { clearError } from '../../../platform/toasts/toasts.ts';
import { overlapQuery, useShowOverlaps } from '../../overlaps/public.ts';
import { toastScheduleRefusal } from '../acts/schedule-refusal.ts';
import type { GeneratedDay } from '../schedule/GeneratedDates.tsx';

/** If the shown class disappears, the screen opens the nearest one of its series. */
export function useToggleDay(classId: number): (day: GeneratedDay) => void {
  const goTo = useGoTo();
  const showOverlaps = useShowOverlaps();
  return useCallback(
    (day) => {
      const toggle = async () => {
        const body = [{ Begin: day.Begin, Type: day.Type === 'Definition' ? ('Exception' as const) : ('Definition' as const) }];
        const { Class } = await change(
          updateScheduledDays,
          { params: { id: classId }, body },
          { quiet: true, leaves: (result) => result.Class.ClassId !== classId },
        );
        clearError('update-failed');
        const { ClubId, TrainerId, DisplayGroupId } = Class;
        const again = {
          days: [{ Begin: new Date(day.Begin), End: new Date(day.End) }],
          TrainerId,
          DisplayGroupId,
          ClassId: classId,
        };
        const query = day.Type === 'Exception' ? overlapQuery(again) : undefined;
        if (query !== undefined) void showOverlaps(ClubId, query);
        if (Class.ClassId !== classId) goTo('ClubClass', Class.ClassId, { replace: true });
      };
      toggle().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        toastScheduleRefusal(error);
      });
    },
    [classId, goTo, showOverlaps],
  );
}
