import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import type { PhraseKey } from '../../../platform/phrases.ts';

export interface CalendarKind {
  readonly calendarType: CalendarType;
  readonly title: PhraseKey;
  readonly add: PhraseKey;
  readonly empty: PhraseKey;
  readonly emptyText: PhraseKey;
  readonly quickLesson: boolean;
  readonly opensAtOnce?: true;
  readonly picksDates?: true;
}

export const clubCalendar: CalendarKind = {
  calendarType: 'Club',
  title: 'kit.classes',
  add: 'calendar.newClass',
  empty: 'calendar.noClasses',
  emptyText: 'calendar.noClassesText',
  quickLesson: false,
};
export const ptCalendar: CalendarKind = {
  calendarType: 'PT',
  title: 'calendar.personalTraining',
  add: 'calendar.newLesson',
  empty: 'calendar.noLessons',
  emptyText: 'calendar.noLessonsText',
  quickLesson: true,
};
export const servicesCalendar: CalendarKind = {
  calendarType: 'Services',
  title: 'calendar.services',
  add: 'calendar.newService',
  empty: 'calendar.noServices',
  emptyText: 'calendar.noServicesText',
  quickLesson: false,
};
export const circuitsCalendar: CalendarKind = {
  calendarType: 'BridgeWorkouts',
  title: 'calendar.circuits',
  add: 'calendar.newCircuitClass',
  empty: 'calendar.noCircuits',
  emptyText: 'calendar.noCircuitsText',
  quickLesson: false,
  opensAtOnce: true,
  picksDates: true,
};
