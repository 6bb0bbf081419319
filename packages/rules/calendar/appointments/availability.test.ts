import { type Availability, availabilitySchema, defaultAvailability } from '@clubpulse/contract/calendar/appointments';
import { expect, it } from 'vitest';
import { availabilityProblems, sortedAvailability } from './availability.ts';

const named = { ...defaultAvailability, Name: 'Personal training' };
const problems = (fields: Partial<Availability>) =>
  availabilityProblems({ ...named, ...fields }).map(({ field, key }) => `${field} ${key}`);
const hours = (DayOfWeek: number, From: string, To: string) => ({ DayOfWeek, From, To });
const exception = { Day: '2026-12-24', Kind: 'DayOff' as const, From: null, To: null };

it.each<[string, Partial<Availability>, string[]]>([
  ['nothing by default', {}, []],
  ['hours that touch', { Hours: [hours(1, '09:00', '12:00'), hours(1, '12:00', '00:00')] }, []],
  ['hours that end before they begin', { Hours: [hours(1, '12:00', '09:00')] }, ['Hours.0.To time-of-day-order']],
  [
    'hours that overlap on one weekday only',
    { Hours: [hours(1, '09:00', '12:00'), hours(2, '11:00', '13:00'), hours(1, '11:45', '13:00')] },
    ['Hours.2.From availability-overlap'],
  ],
  ['a whole day off', { Exceptions: [exception] }, []],
  ['a day off with a time', { Exceptions: [{ ...exception, To: '09:00' }] }, ['Exceptions.0.Kind invalid-value']],
  ['extra hours without times', { Exceptions: [{ ...exception, Kind: 'Extra' }] }, ['Exceptions.0.From field-required']],
  [
    'hours off without an end',
    { Exceptions: [{ ...exception, Kind: 'Off', From: '09:00' }] },
    ['Exceptions.0.To field-required'],
  ],
  [
    'hours off in the wrong order',
    { Exceptions: [{ ...exception, Kind: 'Off', From: '09:00', To: '08:00' }] },
    ['Exceptions.0.To time-of-day-order'],
  ],
  ['the same length twice', { Lengths: [named.Lengths, named.Lengths].flat() }, ['Lengths.1.Minutes availability-length-twice']],
  ['free cancelling after booking closed', { CancelBeforeHours: 24 }, ['CancelBeforeHours booking-window-cancel']],
])('an availability has the problems of %s', (_, fields, expected) => expect(problems(fields)).toEqual(expected));

it('an availability accepts only clock times and lengths of whole quarters of an hour', () => {
  const refused = (fields: object) =>
    availabilitySchema.safeParse({ ...named, ...fields }).error?.issues.map(({ message }) => message);
  expect(refused({})).toBeUndefined();
  expect(refused({ Hours: [hours(1, '09:10', '12:00')] })).toEqual(['availability-grid']);
  expect(refused({ Lengths: [{ Minutes: 50, Credits: 0, Tickets: 1 }] })).toEqual(['availability-length']);
  expect(refused({ Lengths: [] })).toEqual(['field-required']);
});

it('an availability is stored in order, without exceptions of past days', () => {
  const stored = sortedAvailability(
    {
      ...named,
      Hours: [hours(2, '09:00', '10:00'), hours(1, '14:00', '18:00'), hours(1, '09:00', '12:00')],
      Exceptions: [{ ...exception, Day: '2026-12-31' }, exception, { ...exception, Day: '2026-11-01' }],
    },
    '2026-12-24',
  );
  expect(stored.Hours.map(({ DayOfWeek, From }) => `${DayOfWeek} ${From}`)).toEqual(['1 09:00', '1 14:00', '2 09:00']);
  expect(stored.Exceptions.map(({ Day }) => Day)).toEqual(['2026-12-24', '2026-12-31']);
});
