import { isRefusal } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { type MovingFacts, moveClass, sameMove } from './move-class.ts';

const now = new Date('2026-11-20T12:00:00Z');
const facts = (overrides: Partial<MovingFacts['class']> = {}): MovingFacts => ({
  now,
  timeZone: 'Europe/Rome',
  class: { ClassType: 'Lesson', Begin: new Date('2026-11-23T18:00:00Z'), Duration: 45, ...overrides },
});
const outcome = (clubClass: Partial<MovingFacts['class']>, ScheduleStartDate: string, SingleStartTime: string) => {
  const day = moveClass(facts(clubClass), { ScheduleStartDate, SingleStartTime });
  if (!isRefusal(day)) return [day.Begin.toISOString(), day.End.toISOString()];
  return day.errors?.map((error) => `${error.field} ${error.key}`) ?? day.refused;
};

describe('the new time of a moved class', () => {
  it('is in the wall-clock time of the club, and the duration does not change', () => {
    expect(outcome({}, '2026-11-24', '20:30')).toEqual(['2026-11-24T19:30:00.000Z', '2026-11-24T20:15:00.000Z']);
  });

  it.each<[string, Partial<MovingFacts['class']>, string, string, unknown]>([
    ['of a course', { ClassType: 'Course' }, '2026-11-24', '20:30', 'ClassIsCourse'],
    ['of a class that has begun', { Begin: now }, '2026-11-24', '20:30', 'ClassHasStarted'],
    ['to the same time', {}, '2026-11-23', '19:00', ['SingleStartTime schedule-same-time']],
    ['to the present time', {}, '2026-11-20', '13:00', ['SingleStartTime schedule-all-in-past']],
    ['to a time in the past', {}, '2026-11-19', '13:00', ['ScheduleStartDate schedule-all-in-past']],
    ['more than six months ahead', {}, '2027-05-21', '13:00', ['ScheduleStartDate schedule-too-far-ahead']],
    ['to an invalid date', {}, '2026-02-30', '13:00', ['ScheduleStartDate schedule-invalid-date']],
  ])('is refused %s', (_name, clubClass, date, clock, expected) => expect(outcome(clubClass, date, clock)).toEqual(expected));
});

it('another class of the series moves by the same number of days to the same clock time, also across a clock change', () => {
  const clubClass = { ClassType: 'Group' as const, Begin: new Date('2026-10-20T16:00:00Z'), Duration: 45 };
  const to = { ScheduleStartDate: '2026-10-21', SingleStartTime: '19:30' };
  const moved = sameMove({ timeZone: 'Europe/Rome', class: clubClass }, to, new Date('2026-10-27T17:00:00Z'));
  expect(moved).toEqual({ ScheduleStartDate: '2026-10-28', SingleStartTime: '19:30' });
});
