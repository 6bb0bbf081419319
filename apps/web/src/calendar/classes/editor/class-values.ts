import { classFieldNames } from '@clubpulse/contract/calendar/classes/class-types';
import type { CalendarType, Class, ClassFields, ClassType } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { draftOf, type ScheduleDraft } from '../schedule/schedule-draft.ts';

const texts = ['PictureUri', 'ExternalAppLink', 'RemoteLink'] as const;
export const numbers = [
  'MaxInSiteParticipants',
  'MaxRemoteParticipants',
  'CreditsCostInSite',
  'CreditsCostRemote',
  'TicketsCostInSite',
  'TicketsCostRemote',
  'CalendarVisibilityDays',
  'BookingBeforeHours',
  'CancelBeforeHours',
] as const;
export type NumberName = (typeof numbers)[number];

export type ClassValues = Omit<ClassFields, (typeof texts)[number] | NumberName> &
  Record<(typeof texts)[number], string> &
  Record<NumberName, number | null> & { ClassType: ClassType; CalendarType: CalendarType } & ScheduleDraft;
export type ClassErrors = Readonly<Record<string, string | undefined>>;

export function valuesOf(one: Class, schedule: Schedule): ClassValues {
  const addresses = Object.fromEntries(texts.map((field) => [field, one[field] ?? ''])) as Record<(typeof texts)[number], string>;
  return { ...classFieldsOf(one), ...addresses, ClassType: one.ClassType, CalendarType: one.CalendarType, ...draftOf(schedule) };
}

const classFieldsOf = (one: Class): ClassFields =>
  Object.fromEntries(classFieldNames.map((field) => [field, one[field]])) as ClassFields;

export function fieldsOf(values: ClassValues): ClassFields {
  const sent = Object.fromEntries(classFieldNames.map((field) => [field, values[field]]));
  for (const field of texts) sent[field] = values[field].trim() === '' ? null : values[field].trim();
  if (values.BookingMode !== 'ExternalApp') sent['ExternalAppLink'] = null;
  if (values.CalendarType !== 'Services') sent['ServiceType'] = null;
  return sent as ClassFields;
}

export const sections = [
  {
    id: 'class',
    label: 'kit.class',
    fields: ['Name', 'ClassType', 'ServiceType', 'TrainingType', 'TrainerId'],
  },
  {
    id: 'dates',
    label: 'calendar.section.dates',
    fields: ['Schedule', 'ScheduleStartDate', 'ScheduleEndDate', 'Slots', 'SingleStartTime', 'SingleDuration'],
  },
  {
    id: 'places',
    label: 'kit.seats',
    fields: ['DisplayGroupId', 'Location', 'MaxInSiteParticipants', 'MaxRemoteParticipants', 'RemoteLink'],
  },
  {
    id: 'booking',
    label: 'calendar.section.booking',
    fields: ['BookingMode', 'ExternalAppLink', 'CalendarVisibilityDays', 'BookingBeforeHours', 'CancelBeforeHours'],
  },
  {
    id: 'payment',
    label: 'kit.payment',
    fields: ['CreditsCostInSite', 'CreditsCostRemote', 'TicketsCostInSite', 'TicketsCostRemote', 'ClassSubscriptionIds'],
  },
  { id: 'look', label: 'calendar.section.look', fields: ['Color', 'Description', 'PictureUri'] },
] as const;
