import type { CalendarType, ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { pathTo } from '../../../platform/routes.ts';

/** What a new class begins with: the navigation parameters of the spec's ClubClass (spec 2 section 2). */
export interface EditorPrefill {
  calendarType: CalendarType;
  type?: ClassType;
  /** Of a Single: day, wall-clock time and minutes. */
  scheduleStartDate?: string;
  singleStartTime?: string;
  singleDuration?: number;
}

/** The address of a new class. */
export function editorPath(prefill: EditorPrefill): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(prefill)) params.set(name, String(value));
  return `${pathTo('ClubClass')}?${params.toString()}`;
}
