import { type Class, type ClassFields, classFieldsSchema } from '@clubpulse/contract/calendar/classes/classes';
import { fieldProblems, refuseFieldChange } from '@clubpulse/rules/calendar/classes/class-fields';
import { ApiError } from '../../../platform/api.ts';
import { issuesOf, refusalText } from '../../../platform/forms.ts';
import { fieldErrorText, translate } from '../../../platform/phrases.ts';
import { scheduleErrors } from '../schedule/schedule-draft.ts';
import { type ClassValues, fieldsOf, numbers } from './class-values.ts';

interface Context {
  timeZone: string;
  now: Date;
  stored: Class | undefined;
  dates: boolean;
}

export function errorsOf(values: ClassValues, { timeZone, now, stored, dates }: Context): Record<string, string> {
  const fields = fieldsOf(values);
  const missing = numbers.filter((field) => values[field] === null);
  const errors: Record<string, string> = {
    ...issuesOf(classFieldsSchema.safeParse(fields)),
    ...Object.fromEntries(missing.map((field) => [field, translate('field-required')])),
  };
  if (missing.length === 0) {
    for (const problem of fieldProblems({ ...fields, CalendarType: values.CalendarType }))
      errors[problem.field] ??= fieldErrorText(problem);
    if (stored !== undefined) Object.assign(errors, { ...lockedFields(stored, fields), ...errors });
  }
  return dates ? { ...errors, ...scheduleErrors(values, { ClassType: values.ClassType, timeZone, now }) } : errors;
}

function lockedFields(stored: Class, next: ClassFields): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of ['BookingMode', 'MaxInSiteParticipants', 'MaxRemoteParticipants'] as const) {
    const refusal = refuseFieldChange(stored, { ...stored, [field]: next[field] });
    if (refusal === undefined) continue;
    found[field] = refusalText(
      new ApiError(409, { ErrorType: refusal.refused, ...(refusal.values && { values: { ...refusal.values } }) }),
    );
  }
  return found;
}
