import { isRefusal } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import type { Occurrence } from './schedule.ts';
import { changeSchedule, type DayFacts, toggleDays } from './schedule-change.ts';

const now = new Date('2026-11-20T12:00:00Z');
const on = (day: number, Duration = 60): Occurrence => {
  const Begin = new Date(Date.UTC(2026, 10, day, 18));
  return { Begin, End: new Date(Begin.getTime() + Duration * 60_000), Duration };
};
const day = (date: number, overrides: Partial<DayFacts> = {}): DayFacts => ({
  ...on(date),
  Type: 'Definition',
  ClassId: date,
  PublishState: 'Unpublished',
  isCanceled: false,
  participants: 0,
  ...overrides,
});
const unpublished = { PublishState: 'Unpublished', isCanceled: false, End: on(30).End, participants: 0 } as const;
const dates = (days: readonly { Begin: Date }[]) => days.map((one) => one.Begin.getUTCDate());
const outcome = (result: ReturnType<typeof changeSchedule>) =>
  isRefusal(result)
    ? result.refused
    : { add: dates(result.add), remove: dates(result.remove), resize: dates(result.resize.map((one) => one.to)) };

describe('a changed schedule of a series', () => {
  it('adds, removes and resizes future days, and does not change past days', () => {
    const planned = [on(11), on(23), on(24, 90), on(25)];
    expect(outcome(changeSchedule(unpublished, [day(10), day(23), day(24), day(26)], planned, now))).toEqual({
      add: [25],
      remove: [26],
      resize: [24],
    });
  });

  it.each<[string, Partial<DayFacts>, string]>([
    ['is published', { PublishState: 'Published' }, 'ClassIsPublished'],
    ['has participants', { participants: 1 }, 'ClassHasParticipants'],
  ])('refuses to remove a day whose class %s', (_name, overrides, expected) =>
    expect(outcome(changeSchedule(unpublished, [day(23), day(26, overrides)], [on(23)], now))).toBe(expected),
  );

  it('is refused while the edited class is published, unless all days stay the same', () => {
    const published = { ...unpublished, PublishState: 'Published' } as const;
    expect(outcome(changeSchedule(published, [day(23)], [on(23), on(24)], now))).toBe('ClassIsPublished');
    expect(outcome(changeSchedule(published, [day(23)], [on(23)], now))).toEqual({ add: [], remove: [], resize: [] });
  });

  it('does not move a canceled class', () => {
    const canceled = day(26, { PublishState: 'Published', isCanceled: true });
    expect(outcome(changeSchedule(unpublished, [day(23), canceled], [on(23), on(24)], now))).toEqual({
      add: [24],
      remove: [],
      resize: [],
    });
  });

  it('retains an Exception that is one of its days, and removes other Exceptions', () => {
    const exception = day(24, { Type: 'Exception', ClassId: null });
    expect(outcome(changeSchedule(unpublished, [day(23), exception], [on(23), on(24)], now))).toEqual({
      add: [],
      remove: [],
      resize: [],
    });
    expect(outcome(changeSchedule(unpublished, [day(23), exception], [on(23)], now))).toEqual({
      add: [],
      remove: [24],
      resize: [],
    });
  });
});

describe('toggled days of a series', () => {
  const exception = day(24, { Type: 'Exception', ClassId: null });
  const ask = (date: number, Type: 'Definition' | 'Exception') => ({ Begin: on(date).Begin, Type });
  it.each<[string, DayFacts[], ReturnType<typeof ask>[], string]>([
    ['become Exceptions', [day(23), day(25)], [ask(23, 'Exception')], '[23] []'],
    ['become Definitions again', [day(23), exception], [ask(24, 'Definition')], '[] [24]'],
    ['that are Definitions are unchanged', [day(23), exception], [ask(23, 'Definition'), ask(24, 'Exception')], '[] []'],
    ['that are not in the schedule are unknown', [day(23)], [ask(22, 'Exception')], 'NotFound'],
    ['in the past are unchanged', [day(10), day(23)], [ask(10, 'Exception')], 'ClassIsPast'],
    [
      'of a published class are unchanged',
      [day(23, { PublishState: 'Published' }), day(25)],
      [ask(23, 'Exception')],
      'ClassIsPublished',
    ],
    ['cannot be all days', [day(23), exception], [ask(23, 'Exception')], 'ScheduleGeneratesNoEvents'],
    ['can be swapped', [day(23), exception], [ask(23, 'Exception'), ask(24, 'Definition')], '[23] [24]'],
  ])('%s', (_name, days, exceptions, expected) => {
    const result = toggleDays(days, exceptions, now);
    expect(
      isRefusal(result)
        ? result.refused
        : `${JSON.stringify(dates(result.toException))} ${JSON.stringify(dates(result.toDefinition))}`,
    ).toBe(expected);
  });
});
