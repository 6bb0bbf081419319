import { listClasses } from '@clubpulse/contract/calendar/classes.calls';
import { updateSchedule } from '@clubpulse/contract/calendar/schedules.calls';
import { selectionProblem } from '@clubpulse/rules/calendar/schedule';
import type { EventResizeDoneInfo } from '@fullcalendar/react';
import { useCallback } from 'react';
import { ApiError, api, queryClient } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts.ts';
import { wallClock } from '../parts/days.ts';
import { toastScheduleRefusal } from '../parts/schedule-refusal.ts';
import { classOf } from './event-data.ts';

/** Saves the new length of a Single whose end was pulled; longer than four hours, in the past or refused it springs back. */
export function useResize(timeZone: string): (info: EventResizeDoneInfo) => void {
  const t = useT();
  return useCallback(
    (info) => {
      const { event, revert } = info;
      const one = classOf(event);
      if (one === undefined || event.start === null || event.end === null) return;
      const problem = selectionProblem(event.start, event.end, new Date());
      if (problem !== undefined) {
        revert();
        toastError({ cause: 'selection', title: t('operation-failed'), message: t(problem) });
        return;
      }
      const { day, clock } = wallClock(event.start, timeZone);
      const schedule = {
        Kind: 'Single' as const,
        ScheduleStartDate: day,
        SingleStartTime: clock,
        SingleDuration: (event.end.getTime() - event.start.getTime()) / 60_000,
      };
      const fail = (error: unknown) => {
        revert();
        if (!(error instanceof ApiError)) throw error;
        toastScheduleRefusal(error);
      };
      api(updateSchedule, { params: { id: one.ClassId }, body: schedule }, { quiet: true }).then(
        () => queryClient.invalidateQueries({ queryKey: [listClasses.id] }),
        fail,
      );
    },
    [t, timeZone],
  );
}
