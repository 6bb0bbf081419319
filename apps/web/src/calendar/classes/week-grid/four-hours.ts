import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import type { CalendarOptions } from '@fullcalendar/react';

interface Range {
  readonly start: Date;
  readonly end: Date;
}

const LONGEST_MS = scheduleLimits.selectionMinutes * 60_000;

/** The four hours begin at the first slot of the selection: downwards from its begin, upwards from its end. */
export function atMostFourHours({ start, end }: Range, from: Range): { start: Date; end: Date } {
  const upwards = start < from.start;
  return {
    start: upwards ? new Date(Math.max(start.getTime(), end.getTime() - LONGEST_MS)) : start,
    end: upwards ? end : new Date(Math.min(end.getTime(), start.getTime() + LONGEST_MS)),
  };
}

/** The plugin shortens a longer selection, because the library can only reject it. */
export const fourHours: NonNullable<CalendarOptions['plugins']>[number] = {
  name: 'four-hours',
  dateSelectionTransformers: [({ dateSpan }) => ({ from: dateSpan.range })],
  reducers: [
    (_state, action) => {
      if (action?.type === 'SELECT_DATES' && 'from' in action.selection) {
        action.selection.range = atMostFourHours(action.selection.range, action.selection['from'] as Range);
      }
      return {};
    },
  ],
};
