import type { ClassFields } from '@clubpulse/contract/calendar/classes/classes';

/** The defaults of a personal-training lesson created by a calendar selection (spec 2 sections 5 and 9). */
export const quickLesson = {
  MaxInSiteParticipants: 1,
  MaxRemoteParticipants: 0,
  CreditsCostInSite: 0,
  CreditsCostRemote: 0,
  CalendarVisibilityDays: 7,
} as const satisfies Partial<ClassFields>;
