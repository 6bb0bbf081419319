import type { ClassFields } from '@clubpulse/contract/calendar/classes/classes';

export const quickLesson = {
  MaxInSiteParticipants: 1,
  MaxRemoteParticipants: 0,
  CreditsCostInSite: 0,
  CreditsCostRemote: 0,
  CalendarVisibilityDays: 7,
} as const satisfies Partial<ClassFields>;
