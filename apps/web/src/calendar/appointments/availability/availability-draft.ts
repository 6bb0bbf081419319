import {
  type AppointmentLength,
  type Availability,
  type AvailabilityException,
  type AvailableHours,
  availabilitySchema,
} from '@clubpulse/contract/calendar/appointments';
import { availabilityProblems } from '@clubpulse/rules/calendar/appointments/availability';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import { fieldErrorText, translate } from '../../../platform/phrases.ts';

type Open<Row, Field extends keyof Row> = Omit<Row, Field> & { readonly [Name in Field]: Row[Name] | null };
export type HoursDraft = Open<AvailableHours, 'From' | 'To'>;
export type ExceptionDraft = Open<AvailabilityException, 'Day'>;
export type LengthDraft = Open<AppointmentLength, 'Minutes' | 'Credits' | 'Tickets'>;

export interface AvailabilityDraft extends Omit<Availability, 'Hours' | 'Exceptions' | 'Lengths'> {
  readonly Hours: readonly HoursDraft[];
  readonly Exceptions: readonly ExceptionDraft[];
  readonly Lengths: readonly LengthDraft[];
}

const bySchemaAlone = bySchema(availabilitySchema);

export function checkAvailability(draft: AvailabilityDraft): Checked<Availability> {
  const checked = bySchemaAlone(draft);
  if (checked.errors !== null) {
    const errors = Object.entries(checked.errors).map(([field, words]) => [
      field,
      valueAt(draft, field) === null ? translate('field-required') : words,
    ]);
    return { errors: Object.fromEntries(errors) };
  }
  const problems = availabilityProblems(checked.output);
  return problems.length === 0
    ? checked
    : { errors: Object.fromEntries(problems.map((problem) => [problem.field, fieldErrorText(problem)])) };
}

const valueAt = (draft: object, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value instanceof Object ? Reflect.get(value, name) : undefined), draft);
