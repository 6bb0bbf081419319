import type { CalendarType, ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { pathTo } from '../../../platform/routes.ts';

/** The navigation parameters of ClubClass (spec 2 section 2). */
export interface EditorPrefill {
  calendarType: CalendarType;
  type?: ClassType;
  scheduleStartDate?: string;
  singleStartTime?: string;
  singleDuration?: number;
}

export function editorPath(prefill: EditorPrefill): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(prefill)) params.set(name, String(value));
  return `${pathTo('ClubClass')}?${params.toString()}`;
}
