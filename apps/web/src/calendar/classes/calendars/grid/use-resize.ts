import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { selectionProblem } from '@clubpulse/rules/calendar/classes/schedule';
import { wallClock } from '@clubpulse/rules/time/days';
import type { EventResizeDoneInfo } from '@fullcalendar/react';
import { useCallback } from 'react';
import { ApiError, change } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { clearError, toastDone, toastError } from '../../../../platform/toasts/toasts.ts';
import { toastUndo } from '../../../../platform/toasts/undo-toast.tsx';
import { ofClasses, useSayOverlaps } from '../../../overlaps/public.ts';
import { hoursWords } from '../../../parts/range-words.ts';
import { toastScheduleRefusal } from '../../acts/schedule-refusal.ts';
import { classOf } from './event-data.ts';

/**
 * Saves the new length of a Single whose end was pulled, and takes it back on request; longer than four hours, in the past or
 * refused it springs back.
 */
export function useResize(timeZone: string): (info: EventResizeDoneInfo) => void {
  const t = useT();
  const formats = useFormats();
  const sayOverlaps = useSayOverlaps();
  return useCallback(
    (info) => {
      const { event, revert } = info;
      const one = classOf(event);
      const { start, end } = event;
      if (one === undefined || start === null || end === null) return;
      const problem = selectionProblem(start, end, new Date());
      if (problem !== undefined) {
        revert();
        toastError({ cause: 'selection', title: t('operation-failed'), message: t(problem) });
        return;
      }
      const { day, clock } = wallClock(start, timeZone);
      /** Resolves to whether it was saved. */
      const endAt = async (until: Date): Promise<boolean> => {
        const SingleDuration = (until.getTime() - start.getTime()) / 60_000;
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
      const words = (until: Date) => ({ name: one.Name, hours: hoursWords(start, until, formats) });
      const before = new Date(one.End);
      const takeBack = async () => {
        if (await endAt(before)) toastDone({ title: t('calendar.movedBack', words(before)) });
      };
      const move = async () => {
        if (!(await endAt(end))) return revert();
        toastUndo({ title: t('calendar.movedTo', words(end)), undo: () => void takeBack() });
        void sayOverlaps(one.ClubId, ofClasses([one.ClassId]));
      };
      void move();
    },
    [t, formats, timeZone, sayOverlaps],
  );
}
