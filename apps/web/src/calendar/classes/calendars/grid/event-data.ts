import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import type { EventApi, EventInput } from '@fullcalendar/react';

/** A Course has one event for each of its days. */
export const eventOf = (
  one: CalendarClass,
  { draggable, resizable }: { draggable: boolean; resizable: boolean },
): EventInput => ({
  id: `${one.ClassId}@${one.Begin}`,
  title: one.Name,
  start: one.Begin,
  end: one.End,
  startEditable: draggable,
  durationEditable: resizable,
  extendedProps: { one },
});

export const classOf = (event: EventApi): CalendarClass | undefined => event.extendedProps['one'] as CalendarClass | undefined;
