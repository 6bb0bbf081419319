import type { CalendarType } from '@clubpulse/contract/calendar/classes';
import { useMemo } from 'react';
import { useRoles } from '../../platform/session.tsx';

export interface CalendarRights {
  /** Creates and changes classes of the calendar: trainers in Club and PT, managers everywhere (readings 18). */
  readonly writes: boolean;
  /** Selects ranges, resizes, acts on several classes at once. */
  readonly manages: boolean;
}

/** What one may do in a calendar of the selected club; the server refuses everything else. */
export function useCalendarRights(calendarType: CalendarType): CalendarRights {
  const roles = useRoles();
  return useMemo(() => {
    const manages = roles.includes('Manager') || roles.includes('Owner');
    const forTrainers = calendarType === 'Club' || calendarType === 'PT';
    return { manages, writes: manages || (forTrainers && roles.includes('Trainer')) };
  }, [roles, calendarType]);
}
