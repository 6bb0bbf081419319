import { describe, expect, it } from 'vitest';
import { habitsOf } from './habits.ts';

describe('the default formats of a new user', () => {
  it.each([
    ['en-US', { DateFormat: 'mmddyyyy', TimeFormat: 'h12', FirstDayOfWeek: 'Sunday', UnitSystem: 'Imperial' }],
    ['en-GB', { DateFormat: 'ddmmyyyy', TimeFormat: 'h24', FirstDayOfWeek: 'Monday', UnitSystem: 'Metric' }],
    ['en-CA', { DateFormat: 'yyyymmdd', TimeFormat: 'h12', FirstDayOfWeek: 'Sunday', UnitSystem: 'Metric' }],
    ['it-IT', { DateFormat: 'ddmmyyyy', TimeFormat: 'h24', FirstDayOfWeek: 'Monday', UnitSystem: 'Metric' }],
    ['ar-EG', { DateFormat: 'ddmmyyyy', TimeFormat: 'h12', FirstDayOfWeek: 'Saturday', UnitSystem: 'Metric' }],
  ])('for the locale %s are those of its region', (tag, habits) => expect(habitsOf(tag, undefined)).toEqual(habits));

  it.each([undefined, 'en', '*', 'en-US@posix', ''])('are empty for the locale %j, which has no region', (tag) =>
    expect(habitsOf(tag, undefined)).toEqual({}),
  );

  it('include the time zone of the browser if it exists', () => {
    expect(habitsOf('en', 'America/Bogota')).toEqual({ TimeZone: 'America/Bogota' });
    expect(habitsOf(undefined, 'Mars/Olympus')).toEqual({});
    expect(habitsOf(undefined, '+02:00')).toEqual({});
  });
});
