import type { ClassFields } from '@clubpulse/contract/calendar/classes/classes';

/** Default fields of a personal-training lesson that is created by selecting a time in the calendar. */
export const quickLesson = {
  MaxInSiteParticipants: 1,
  MaxRemoteParticipants: 0,
  CreditsCostInSite: 0,
  CreditsCostRemote: 0,
  CalendarVisibilityDays: 7,
} as const satisfies Partial<ClassFields>;
