import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { wallClock } from '@clubpulse/rules/time/days';
import type { EventDropInfo } from '@fullcalendar/react';
import { useCallback } from 'react';
import { canMove } from '../../../seats/public.ts';
import { toastGestureRefusal } from '../../acts/gesture-refusal.ts';
import { refusalOf } from '../../cards/class-facts.ts';
import { classOf } from './event-data.ts';
import { useReschedule } from './use-reschedule.ts';

export interface Dragged {
  readonly one: CalendarClass;
  readonly to: { readonly day: string; readonly clock: string };
  readonly revert: () => void;
}

/** A published class needs a confirmation; an unpublished Single is saved at once; other drops are reverted. */
export function useDrop(
  timeZone: string,
  ask: (dragged: Dragged) => void,
): (dropped: Pick<EventDropInfo, 'event' | 'revert'>) => void {
  const reschedule = useReschedule(timeZone);
  return useCallback(
    (dropped) => {
      const { event, revert } = dropped;
      const one = classOf(event);
      if (one === undefined || event.start === null) return;
      const now = new Date();
      if (canMove(one, now)) return ask({ one, to: wallClock(event.start, timeZone), revert });
      if (one.ClassType === 'Single' && refusalOf(one, 'editDates', now) === undefined) return reschedule(dropped);
      revert();
      void toastGestureRefusal(one.ClassType === 'Course' ? 'error.ClassIsCourse' : 'calendar.dragSeries');
    },
    [timeZone, reschedule, ask],
  );
}
