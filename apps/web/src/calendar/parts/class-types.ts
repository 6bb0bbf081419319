import type { BookingMode, CalendarType, ClassType, Place } from '@clubpulse/contract/calendar/classes/classes';
import { type ServiceType, serviceTypePhrases } from '@clubpulse/contract/calendar/classes/service-types';
import type { Translate } from '../../platform/phrases.ts';

export const classTypePhrases = {
  Lesson: 'calendar.type.Lesson',
  Course: 'calendar.type.Course',
  Group: 'calendar.type.Group',
  Single: 'calendar.type.Single',
} as const satisfies Record<ClassType, string>;

export const bookingModePhrases = {
  Open: 'calendar.mode.Open',
  Invite: 'calendar.mode.Invite',
  NotBookable: 'calendar.mode.NotBookable',
  ExternalApp: 'calendar.mode.ExternalApp',
} as const satisfies Record<BookingMode, string>;

export const placePhrases = {
  InSite: 'calendar.place.InSite',
  Remote: 'calendar.place.Remote',
} as const satisfies Record<Place, string>;

export const calendarScreens = {
  Club: 'ClubClasses',
  PT: 'PersonalTrainers',
  Services: 'Services',
  BridgeWorkouts: 'CircuitsCalendar',
} as const satisfies Record<CalendarType, string>;

export const serviceTypeLabel = (type: string, t: Translate): string =>
  type in serviceTypePhrases ? t(serviceTypePhrases[type as ServiceType]) : type;
