import {
  type CalendarType,
  type Class,
  type ClassFields,
  type ClassType,
  classFieldsSchema,
} from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { fieldProblems, refuseFieldChange } from '@clubpulse/rules/calendar/classes/class-fields';
import { ApiError } from '../../../platform/api.ts';
import { issuesOf, refusalWords } from '../../../platform/forms.ts';
import { fieldErrorWords, translate } from '../../../platform/phrases.ts';
import { draftOf, type ScheduleDraft, scheduleErrors } from '../schedule/schedule-draft.ts';

const texts = ['PictureUri', 'ExternalAppLink', 'RemoteLink'] as const;
const numbers = [
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

/** What the form holds: addresses are empty instead of null, numbers null while nothing is typed. */
export type ClassValues = Omit<ClassFields, (typeof texts)[number] | NumberName> &
  Record<(typeof texts)[number], string> &
  Record<NumberName, number | null> & { ClassType: ClassType; CalendarType: CalendarType } & ScheduleDraft;
export type ClassErrors = Readonly<Record<string, string | undefined>>;

export function valuesOf(one: Class, schedule: Schedule): ClassValues {
  const addresses = Object.fromEntries(texts.map((field) => [field, one[field] ?? ''])) as Record<(typeof texts)[number], string>;
  return { ...classFieldsOf(one), ...addresses, ClassType: one.ClassType, CalendarType: one.CalendarType, ...draftOf(schedule) };
}

const classFieldsOf = (one: Class): ClassFields => {
  const fields = Object.keys(classFieldsSchema.shape) as (keyof ClassFields)[];
  return Object.fromEntries(fields.map((field) => [field, one[field]])) as ClassFields;
};

/** The fields as they are sent; numbers that are missing stay null and are refused by `errorsOf` before. */
export function fieldsOf(values: ClassValues): ClassFields {
  const fields = Object.keys(classFieldsSchema.shape) as (keyof ClassFields)[];
  const sent = Object.fromEntries(fields.map((field) => [field, values[field]]));
  for (const field of texts) sent[field] = values[field].trim() === '' ? null : values[field].trim();
  // A link to another app belongs to that booking mode, a service type to services.
  if (values.BookingMode !== 'ExternalApp') sent['ExternalAppLink'] = null;
  if (values.CalendarType !== 'Services') sent['ServiceType'] = null;
  return sent as ClassFields;
}

interface Context {
  timeZone: string;
  now: Date;
  /** The stored class; undefined for a new one. */
  stored: Class | undefined;
  /** The dates are new, or were changed. */
  dates: boolean;
}

/** Words under the fields that cannot be saved so: the contract's shapes and the rules of classes and schedules. */
export function errorsOf(values: ClassValues, { timeZone, now, stored, dates }: Context): Record<string, string> {
  const fields = fieldsOf(values);
  const missing = numbers.filter((field) => values[field] === null);
  const errors: Record<string, string> = {
    ...issuesOf(classFieldsSchema.safeParse(fields)),
    ...Object.fromEntries(missing.map((field) => [field, translate('field-required')])),
  };
  if (missing.length === 0) {
    for (const problem of fieldProblems({ ...fields, CalendarType: values.CalendarType }))
      errors[problem.field] ??= fieldErrorWords(problem);
    if (stored !== undefined) Object.assign(errors, { ...lockedFields(stored, fields), ...errors });
  }
  return dates ? { ...errors, ...scheduleErrors(values, { ClassType: values.ClassType, timeZone, now }) } : errors;
}

/** What participants do not allow, each under its own field. */
function lockedFields(stored: Class, next: ClassFields): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of ['BookingMode', 'MaxInSiteParticipants', 'MaxRemoteParticipants'] as const) {
    const refusal = refuseFieldChange(stored, { ...stored, [field]: next[field] });
    if (refusal === undefined) continue;
    found[field] = refusalWords(
      new ApiError(409, { ErrorType: refusal.refused, ...(refusal.values && { values: { ...refusal.values } }) }),
    );
  }
  return found;
}

/** The sections of the form and the fields in them, for the outline and for what changed elsewhere. */
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
    label: 'calendar.seats',
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
