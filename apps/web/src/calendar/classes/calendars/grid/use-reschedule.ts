import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { selectionProblem } from '@clubpulse/rules/calendar/classes/schedule';
import { wallClock } from '@clubpulse/rules/time/days';
import type { EventResizeDoneInfo } from '@fullcalendar/react';
import { useCallback } from 'react';
import { ApiError, change } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { clearError, toastDone } from '../../../../platform/toasts/toasts.ts';
import { toastUndo } from '../../../../platform/toasts/undo-toast.tsx';
import { ofClasses, useShowOverlaps } from '../../../overlaps/public.ts';
import { hoursText } from '../../../parts/range-text.ts';
import { toastGestureRefusal } from '../../acts/gesture-refusal.ts';
import { toastScheduleRefusal } from '../../acts/schedule-refusal.ts';
import { classOf } from './event-data.ts';

type Changed = Pick<EventResizeDoneInfo, 'event' | 'revert'>;

/** Reverts a new time that is longer than four hours, in the past or refused. */
export function useReschedule(timeZone: string): (changed: Changed) => void {
  const t = useT();
  const formats = useFormats();
  const showOverlaps = useShowOverlaps();
  return useCallback(
    ({ event, revert }) => {
      const one = classOf(event);
      const { start, end } = event;
      if (one === undefined || start === null || end === null) return;
      const problem = selectionProblem(start, end, new Date());
      if (problem !== undefined) {
        revert();
        void toastGestureRefusal(problem);
        return;
      }
      const save = async (from: Date, until: Date): Promise<boolean> => {
        const { day, clock } = wallClock(from, timeZone);
        const SingleDuration = (until.getTime() - from.getTime()) / 60_000;
        const body = { Kind: 'Single' as const, ScheduleStartDate: day, SingleStartTime: clock, SingleDuration };
        try {
          await change(updateSchedule, { params: { id: one.ClassId }, body }, { quiet: true });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          toastScheduleRefusal(error);
          return false;
        }
        for (const cause of ['selection', 'update-failed']) clearError(cause);
        return true;
      };
      const words = (from: Date, until: Date) => ({ name: one.Name, hours: hoursText(from, until, formats) });
      const before = [new Date(one.Begin), new Date(one.End)] as const;
      const takeBack = async () => {
        if (await save(...before)) toastDone({ title: t('calendar.movedBack', words(...before)) });
      };
      const move = async () => {
        if (!(await save(start, end))) return revert();
        toastUndo({ title: t('calendar.movedTo', words(start, end)), undo: () => void takeBack() });
        void showOverlaps(one.ClubId, ofClasses([one.ClassId]));
      };
      void move();
    },
    [t, formats, timeZone, showOverlaps],
  );
}
