import type { ClassFields } from '@clubpulse/contract/calendar/classes/classes';

/** What a personal-training lesson is when it is made by a selection in the calendar (spec 2 sections 5 and 9). */
export const quickLesson = {
  MaxInSiteParticipants: 1,
  MaxRemoteParticipants: 0,
  CreditsCostInSite: 0,
  CreditsCostRemote: 0,
  CalendarVisibilityDays: 7,
} as const satisfies Partial<ClassFields>;
