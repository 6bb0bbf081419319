import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { useMemo } from 'react';
import { useRoles } from '../../../platform/session.tsx';

export interface CalendarRights {
  /** Creates classes in the calendar: trainers everywhere but in Services, managers everywhere (readings 18). */
  readonly creates: boolean;
  /** Selects ranges, resizes, acts on several classes at once. */
  readonly manages: boolean;
}

/** What not all staff may do in a calendar of the selected club: what is there, everybody who sees it changes and publishes. */
export function useCalendarRights(calendarType: CalendarType): CalendarRights {
  const roles = useRoles();
  return useMemo(() => {
    const manages = roles.includes('Manager') || roles.includes('Owner');
    return { manages, creates: manages || (calendarType !== 'Services' && roles.includes('Trainer')) };
  }, [roles, calendarType]);
}
