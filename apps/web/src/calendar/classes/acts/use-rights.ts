import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { useMemo } from 'react';
import { useRoles } from '../../../platform/session.tsx';

export interface CalendarRights {
  /** Managers create classes in every calendar, trainers in all but Services. */
  readonly creates: boolean;
  readonly manages: boolean;
}

export function useCalendarRights(calendarType: CalendarType): CalendarRights {
  const roles = useRoles();
  return useMemo(() => {
    const manages = roles.includes('Manager') || roles.includes('Owner');
    return { manages, creates: manages || (calendarType !== 'Services' && roles.includes('Trainer')) };
  }, [roles, calendarType]);
}
