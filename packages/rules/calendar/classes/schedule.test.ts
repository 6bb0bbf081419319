import type { ClassType } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule, WeeklySchedule } from '@clubpulse/contract/calendar/classes/schedule';
import { isRefusal } from '@clubpulse/contract/errors';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { occurrences, planSchedule, scheduleProblems, selectionProblem } from './schedule.ts';

const now = new Date('2026-11-20T12:00:00Z');
const weekly = (first: string, last: string, ...slots: WeeklySchedule['Slots']): WeeklySchedule => ({
  Kind: 'Weekly',
  ScheduleStartDate: first,
  ScheduleEndDate: last,
  Slots: slots,
});
const slot = (DayOfWeek: number, StartTime: string, Duration = 60) => ({ DayOfWeek, StartTime, Duration });
const single = (day: string, SingleStartTime = '10:00', SingleDuration = 60): Schedule => ({
  Kind: 'Single',
  ScheduleStartDate: day,
  SingleStartTime,
  SingleDuration,
});
const keys = (schedule: Schedule, ClassType: ClassType = schedule.Kind === 'Single' ? 'Single' : 'Group') =>
  scheduleProblems(schedule, { ClassType, timeZone: 'Europe/Rome', now }).map((error) => error.key);
const begins = (schedule: Schedule, zone = 'Europe/Rome') => occurrences(schedule, zone).map((day) => day.Begin.toISOString());

describe('the days of a schedule', () => {
  it('have the same wall-clock time before and after a clock change', () => {
    expect(begins(weekly('2026-10-19', '2026-11-01', slot(1, '19:00')))).toEqual([
      '2026-10-19T17:00:00.000Z',
      '2026-10-26T18:00:00.000Z',
    ]);
  });

  it('begin later if the clock skips their time, and at the first of two equal times if the clock repeats it', () => {
    expect(begins(single('2027-03-28', '02:30'))).toEqual(['2027-03-28T01:30:00.000Z']);
    expect(begins(single('2026-10-25', '02:30'))).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  it('have their full duration also across a clock change', () => {
    const [night] = occurrences(single('2026-10-25', '01:30', 120), 'Europe/Rome');
    expect(night?.End.toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });

  it('never contain two days with the same begin', () => {
    const pushed = occurrences(weekly('2027-03-28', '2027-03-28', slot(7, '02:30', 30), slot(7, '03:30', 45)), 'Europe/Rome');
    expect(pushed.map((day) => day.Duration)).toEqual([45]);
  });

  it('are each slot of each week from the first to the last day, in any time zone', () => {
    const zones = [
      'Europe/Rome',
      'America/New_York',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
    ];
    const clock = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const input = fc.record({
      first: fc.nat(700),
      length: fc.nat(370),
      slots: fc.uniqueArray(fc.record({ DayOfWeek: fc.integer({ min: 1, max: 7 }), StartTime: clock }), {
        maxLength: 5,
        selector: (one) => `${one.DayOfWeek} ${one.StartTime}`,
      }),
      zone: fc.constantFrom(...zones),
    });
    fc.assert(
      fc.property(input, ({ first, length, slots, zone }) => {
        const from = Temporal.PlainDate.from('2026-01-01').add({ days: first });
        const until = from.add({ days: length });
        const found = occurrences(
          weekly(from.toString(), until.toString(), ...slots.map((one) => ({ ...one, Duration: 60 }))),
          zone,
        );
        for (const { Begin, End } of found) {
          expect(End.getTime() - Begin.getTime()).toBe(3_600_000);
          const local = Temporal.Instant.fromEpochMilliseconds(Begin.getTime()).toZonedDateTimeISO(zone);
          const own = slots.some(
            (one) => one.DayOfWeek === local.dayOfWeek && one.StartTime === local.toPlainTime().toString().slice(0, 5),
          );
          expect(own || local.subtract({ hours: 3 }).offsetNanoseconds !== local.offsetNanoseconds, local.toString()).toBe(true);
        }
        const wanted = slots.reduce(
          (sum, one) => sum + Math.floor((length - ((one.DayOfWeek - from.dayOfWeek + 7) % 7)) / 7) + 1,
          0,
        );
        expect(found.length).toBeGreaterThanOrEqual(wanted - slots.length);
        expect(found.length).toBeLessThanOrEqual(wanted);
        expect(new Set(found.map((day) => day.Begin.getTime())).size).toBe(found.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the check of a schedule', () => {
  const evening = slot(1, '19:00');
  it.each<[string, Schedule, ClassType, string[]]>([
    ['without an event', weekly('2026-11-23', '2026-12-23'), 'Group', ['schedule-needs-event']],
    ['with an impossible date', weekly('2026-02-30', '2026-12-23', evening), 'Group', ['schedule-invalid-date']],
    ['with an impossible end', weekly('2026-12-01', '2026-13-01', evening), 'Group', ['schedule-invalid-date']],
    ['that ends before it starts', weekly('2026-12-02', '2026-12-01', evening), 'Group', ['schedule-end-before-start']],
    [
      'with an impossible start time',
      weekly('2026-11-23', '2026-12-23', slot(1, '25:00')),
      'Group',
      ['schedule-invalid-start-time'],
    ],
    ['of 9 minutes', weekly('2026-11-23', '2026-12-23', slot(1, '19:00', 9)), 'Group', ['schedule-duration-limits']],
    ['of 241 minutes', weekly('2026-11-23', '2026-12-23', slot(1, '19:00', 241)), 'Group', ['schedule-duration-limits']],
    ['of 10 minutes: accepted', weekly('2026-11-23', '2026-12-23', slot(1, '19:00', 10)), 'Group', []],
    ['of 240 minutes: accepted', weekly('2026-11-23', '2026-12-23', slot(1, '19:00', 240)), 'Group', []],
    ['six months and a day ahead', weekly('2027-05-21', '2027-06-21', evening), 'Group', ['schedule-too-far-ahead']],
    ['six months ahead: accepted', weekly('2027-05-20', '2027-06-21', evening), 'Group', []],
    ['over 371 days', weekly('2026-11-23', '2027-11-29', evening), 'Group', ['schedule-too-long']],
    ['over 370 days: accepted', weekly('2026-11-23', '2027-11-28', evening), 'Group', []],
    ['at an hour that the clock skips', single('2027-03-28', '02:30'), 'Single', ['schedule-time-skipped']],
    ['at the hour after it: accepted', single('2027-03-28', '03:30'), 'Single', []],
    [
      'in a series at an hour that the clock skips once: accepted',
      weekly('2027-03-21', '2027-04-04', slot(7, '02:30')),
      'Group',
      [],
    ],
    ['all in the past', weekly('2026-10-01', '2026-11-18', evening), 'Group', ['schedule-all-in-past']],
    ['with one day to come: accepted', weekly('2026-10-01', '2026-11-23', evening), 'Group', []],
    [
      'of a lesson that ended yesterday',
      weekly('2026-10-01', '2026-11-19', evening),
      'Lesson',
      ['lesson-schedule-end-date-in-past'],
    ],
    ['with a slot twice', weekly('2026-11-23', '2026-12-23', evening, evening), 'Group', ['schedule-slot-twice']],
    ['single, over for an hour', single('2026-11-20', '11:00', 60), 'Single', ['schedule-all-in-past']],
    ['single, still running: accepted', single('2026-11-20', '12:30', 60), 'Single', []],
  ])('refuses a schedule, or accepts it where noted: %s', (_name, schedule, ClassType, expected) =>
    expect(keys(schedule, ClassType)).toEqual(expected),
  );

  const context = { ClassType: 'Group', timeZone: 'Europe/Rome', now } as const;
  it('refuses a schedule that has no days', () => {
    expect(planSchedule(weekly('2026-11-24', '2026-11-29', evening), context)).toMatchObject({
      refused: 'ScheduleGeneratesNoEvents',
    });
    const monday = new Date('2026-11-23T18:00:00Z');
    expect(planSchedule(weekly('2026-11-23', '2026-11-29', evening), context, [monday])).toMatchObject({
      refused: 'ScheduleGeneratesNoEvents',
    });
  });
  it('refuses a schedule of another kind than the class has', () => {
    expect(isRefusal(planSchedule(single('2026-11-30'), context))).toBe(true);
    expect(isRefusal(planSchedule(weekly('2026-11-23', '2026-11-29', evening), { ...context, ClassType: 'Single' }))).toBe(true);
  });
  it('returns the days without the Exceptions', () => {
    const plan = planSchedule(weekly('2026-11-23', '2026-12-06', evening), context, [new Date('2026-11-23T18:00:00Z')]);
    expect(isRefusal(plan) ? plan : plan.map((day) => day.Begin.toISOString())).toEqual(['2026-11-30T18:00:00.000Z']);
  });
});

describe('a selection in the calendar', () => {
  const at = (text: string) => new Date(`2026-11-20T${text}:00Z`);
  it.each([
    ['10:00', '12:00', 'refused, because it is over', 'lesson-schedule-end-date-in-past'],
    ['11:00', '12:30', 'accepted', undefined],
    ['13:00', '17:00', 'accepted', undefined],
    ['13:00', '17:30', 'refused, because it is too long', 'schedule-selection-too-long'],
  ])('from %s to %s is %s', (from, to, _, expected) => expect(selectionProblem(at(from), at(to), now)).toBe(expected));
});
