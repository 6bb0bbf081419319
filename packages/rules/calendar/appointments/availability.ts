import {
  type Availability,
  type AvailabilityChange,
  type AvailabilityException,
  type AvailableHours,
  availabilitySchema,
} from '@clubpulse/contract/calendar/appointments';
import type { FieldError } from '@clubpulse/contract/errors';
import type { Day } from '../../time/days.ts';
import { windowProblems } from '../booking-rules/booking-times.ts';

export const availabilityProblems = (availability: Availability): FieldError[] => [
  ...hoursProblems(availability.Hours),
  ...exceptionProblems(availability.Exceptions),
  ...lengthProblems(availability),
  ...windowProblems(availability),
];

const endsAt = (To: string): string => (To === '00:00' ? '24:00' : To);

function hoursProblems(hours: readonly AvailableHours[]): FieldError[] {
  return hours.flatMap(({ DayOfWeek, From, To }, index): FieldError[] => {
    if (From >= endsAt(To)) return [{ field: `Hours.${index}.To`, key: 'time-of-day-order' }];
    const overlaps = hours
      .slice(0, index)
      .some((other) => other.DayOfWeek === DayOfWeek && other.From < endsAt(To) && From < endsAt(other.To));
    return overlaps ? [{ field: `Hours.${index}.From`, key: 'availability-overlap' }] : [];
  });
}

function exceptionProblems(exceptions: readonly AvailabilityException[]): FieldError[] {
  return exceptions.flatMap(({ Kind, From, To }, index): FieldError[] => {
    const at = `Exceptions.${index}`;
    if (Kind === 'DayOff') return From === null && To === null ? [] : [{ field: `${at}.Kind`, key: 'invalid-value' }];
    if (From === null) return [{ field: `${at}.From`, key: 'field-required' }];
    if (To === null) return [{ field: `${at}.To`, key: 'field-required' }];
    return From < endsAt(To) ? [] : [{ field: `${at}.To`, key: 'time-of-day-order' }];
  });
}

function lengthProblems({ Lengths }: Availability): FieldError[] {
  return Lengths.flatMap(({ Minutes }, index) =>
    Lengths.slice(0, index).some((other) => other.Minutes === Minutes)
      ? [{ field: `Lengths.${index}.Minutes`, key: 'availability-length-twice' }]
      : [],
  );
}

export function sortedAvailability<A extends Availability>(availability: A, today: Day): A {
  return {
    ...availability,
    Hours: [...availability.Hours].sort((a, b) => a.DayOfWeek - b.DayOfWeek || a.From.localeCompare(b.From)),
    Exceptions: availability.Exceptions.filter(({ Day: day }) => day >= today).sort(
      (a, b) => a.Day.localeCompare(b.Day) || (a.From ?? '').localeCompare(b.From ?? ''),
    ),
    Lengths: [...availability.Lengths].sort((a, b) => a.Minutes - b.Minutes),
  };
}

export function availabilityChange(before: Availability, after: Availability): AvailabilityChange | undefined {
  const changed = availabilitySchema.keyof().options.filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return undefined;
  const changedIn = (availability: Availability) => Object.fromEntries(changed.map((field) => [field, availability[field]]));
  return { Before: changedIn(before), After: changedIn(after) };
}

/** Compares JSON values whose fields have the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
