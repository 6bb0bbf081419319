import { selectionProblem } from '@clubpulse/rules/calendar/classes/schedule';
import { wallClock } from '@clubpulse/rules/time/days';
import type { DateSelectInfo } from '@fullcalendar/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useStaffClub } from '../../../../platform/session.tsx';
import { clearError } from '../../../../platform/toasts/toasts.ts';
import { editorPath } from '../../acts/editor-path.ts';
import { toastGestureRefusal } from '../../acts/gesture-refusal.ts';
import type { CalendarKind } from '../calendar-kinds.ts';

export function useSelectTime(
  { calendarType, quickLesson }: CalendarKind,
  onLesson: (time: { begin: Date; end: Date }) => void,
): (selected: DateSelectInfo) => void {
  const navigate = useNavigate();
  const { TimeZone: timeZone } = useStaffClub();
  return useCallback(
    ({ start, end, view }: DateSelectInfo) => {
      const problem = selectionProblem(start, end, new Date());
      if (problem !== undefined || !quickLesson) view.calendar.unselect();
      if (problem !== undefined) {
        void toastGestureRefusal(problem);
        return;
      }
      clearError('selection');
      if (quickLesson) {
        onLesson({ begin: start, end });
      } else {
        const { day: scheduleStartDate, clock: singleStartTime } = wallClock(start, timeZone);
        const singleDuration = (end.getTime() - start.getTime()) / 60_000;
        void navigate(editorPath({ type: 'Single', calendarType, scheduleStartDate, singleStartTime, singleDuration }));
      }
    },
    [navigate, timeZone, calendarType, quickLesson, onLesson],
  );
}
