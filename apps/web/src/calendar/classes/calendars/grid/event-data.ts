import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import type { EventApi, EventInput } from '@fullcalendar/react';

/** A class as the grid takes it; a Course stands once for each of its days. */
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

/** The class of an event; a selection that is being drawn has none. */
export const classOf = (event: EventApi): CalendarClass | undefined =>
  // Only `eventOf` fills it.
  event.extendedProps['one'] as CalendarClass | undefined;
