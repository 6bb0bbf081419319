import { beforeAll, describe, expect, it } from 'vitest';
import { startPhrases } from '../../../platform/phrases.ts';
import { draftOf, newSchedule, preview, type ScheduleDraft, sameSlots, scheduleErrors, scheduleOf } from './schedule-draft.ts';

beforeAll(() => startPhrases('en'));

const now = new Date('2026-11-20T09:00:00Z');
const lesson = { ClassType: 'Lesson', timeZone: 'Europe/Rome', now } as const;
const single = { ...lesson, ClassType: 'Single' } as const;
const begins = (draft: ScheduleDraft, context: typeof lesson | typeof single) =>
  preview(draft, context).map(({ Begin }) => Begin.toISOString());

describe('a new schedule', () => {
  it('repeats on the weekday of its first day for twelve weeks', () => {
    const draft = newSchedule('2026-12-01');
    expect(scheduleErrors(draft, lesson)).toEqual({});
    const days = begins(draft, lesson);
    expect(days).toHaveLength(12);
    expect(days[0]).toBe('2026-12-01T17:00:00.000Z');
    expect(days.at(-1)).toBe('2027-02-16T17:00:00.000Z');
  });

  it('is a Single when a time range was selected in the calendar', () => {
    const draft = newSchedule('2026-12-01', '15:00', 90);
    expect(scheduleOf(draft, 'Single')).toEqual({
      Kind: 'Single',
      ScheduleStartDate: '2026-12-01',
      SingleStartTime: '15:00',
      SingleDuration: 90,
    });
    expect(begins(draft, single)).toEqual(['2026-12-01T14:00:00.000Z']);
  });
});

describe('the errors of a schedule by field', () => {
  const draft = newSchedule('2026-12-01');
  it.each([
    ['no event', { Slots: [] }, 'Schedule.Slots', 'Add at least one event.'],
    ['no first day', { ScheduleStartDate: null }, 'Schedule.ScheduleStartDate', 'This day does not exist.'],
    [
      'the end before the start',
      { ScheduleEndDate: '2026-11-30' },
      'Schedule.ScheduleEndDate',
      'The last day is before the first.',
    ],
    [
      'more than 370 days',
      { ScheduleEndDate: '2027-12-31' },
      'Schedule.ScheduleEndDate',
      'A schedule may span at most 370 days.',
    ],
    [
      'no time',
      { Slots: [{ DayOfWeek: 2, StartTime: null, Duration: 60 }] },
      'Schedule.Slots.0.StartTime',
      'The start time is not valid.',
    ],
    [
      'nine minutes',
      { Slots: [{ DayOfWeek: 2, StartTime: '18:00', Duration: 9 }] },
      'Schedule.Slots.0.Duration',
      'The duration must be between 10 and 240 minutes.',
    ],
  ])('report an error for %s', (_, changed, field, words) => {
    const broken = { ...draft, ...changed };
    expect(scheduleErrors(broken, lesson)).toEqual({ [field]: words });
    expect(preview(broken, lesson)).toEqual([]);
  });
});

it('a schedule restores saved values, and treats retyped slots as unchanged', () => {
  const draft = newSchedule('2026-12-01');
  const saved = draftOf(scheduleOf(draft, 'Lesson'));
  expect(scheduleOf(saved, 'Lesson')).toEqual(scheduleOf(draft, 'Lesson'));
  expect(sameSlots(saved.Slots, [...draft.Slots])).toBe(saved.Slots);
  expect(sameSlots(saved.Slots, [])).not.toBe(saved.Slots);
});
