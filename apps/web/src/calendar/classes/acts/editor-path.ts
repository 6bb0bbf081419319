import type { CalendarType, ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { pathTo } from '../../../platform/routes.ts';

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
