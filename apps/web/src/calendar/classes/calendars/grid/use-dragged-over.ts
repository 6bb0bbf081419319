import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import type { CalendarOptions } from '@fullcalendar/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { classOf } from './event-data.ts';

export interface DraggedOver {
  readonly one: CalendarClass;
  readonly Begin: Date;
  readonly End: Date;
}

/** Milliseconds without movement before the overlaps are requested. */
const REST_MS = 150;

export function useDraggedOver() {
  const [dragged, setDragged] = useState<DraggedOver | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const over = useCallback<NonNullable<CalendarOptions['eventAllow']>>(({ start, end }, event) => {
    const one = event === null ? undefined : classOf(event);
    clearTimeout(waiting.current);
    if (one !== undefined) waiting.current = setTimeout(() => setDragged({ one, Begin: start, End: end }), REST_MS);
    return true;
  }, []);
  const stop = useCallback(() => {
    clearTimeout(waiting.current);
    setDragged(null);
  }, []);
  return { dragged, over, stop };
}
