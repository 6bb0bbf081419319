import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import type { CalendarOptions } from '@fullcalendar/react';

/** A selection in a calendar is limited to four hours (spec 2 section 5). */

interface Range {
  readonly start: Date;
  readonly end: Date;
}

const LONGEST_MS = scheduleLimits.selectionMinutes * 60_000;

/** Four hours at most of a selection, counted from the slot it began in: downwards from its beginning, upwards from its end. */
export function atMostFourHours({ start, end }: Range, from: Range): { start: Date; end: Date } {
  const upwards = start < from.start;
  return {
    start: upwards ? new Date(Math.max(start.getTime(), end.getTime() - LONGEST_MS)) : start,
    end: upwards ? end : new Date(Math.min(end.getTime(), start.getTime() + LONGEST_MS)),
  };
}

/**
 * Stops a selection, and the ghost that shows it, at four hours. The library alone can only refuse one that is too long, which
 * takes away what was drawn. A selection is cut before anything sees it, where the library asks its plugins about a new one.
 */
export const fourHours: NonNullable<CalendarOptions['plugins']>[number] = {
  name: 'four-hours',
  dateSelectionTransformers: [({ dateSpan }) => ({ from: dateSpan.range })],
  reducers: [
    (_state, action) => {
      if (action?.type === 'SELECT_DATES' && 'from' in action.selection) {
        // Only the transformer above sets it.
        action.selection.range = atMostFourHours(action.selection.range, action.selection['from'] as Range);
      }
      return {};
    },
  ],
};
