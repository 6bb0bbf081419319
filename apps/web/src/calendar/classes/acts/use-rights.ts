import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { useMemo } from 'react';
import { useRoles } from '../../../platform/session.tsx';

export interface CalendarRights {
  readonly creates: boolean;
  readonly manages: boolean;
  readonly runs: boolean;
}

export function useCalendarRights(calendarType: CalendarType): CalendarRights {
  const roles = useRoles();
  return useMemo(() => {
    const manages = roles.includes('Manager') || roles.includes('Owner');
    const runs = manages || roles.includes('Trainer');
    return { manages, runs, creates: manages || (calendarType !== 'Services' && runs) };
  }, [roles, calendarType]);
}
