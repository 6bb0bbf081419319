import { describe, expect, it } from 'vitest';
import { endsAt, forgottenAt, mayStart, planProblem, slotsOverlap, stateOf } from './live-trainings.ts';

const planned = { Begin: new Date('2026-11-20T18:00:00Z'), Duration: 45, StartedAt: null, StoppedAt: null };
const started = { ...planned, StartedAt: new Date('2026-11-20T18:03:00Z') };

describe('a live training', () => {
  it.each([
    ['2026-11-20T10:00:00Z', planned, 'Planned'],
    ['2026-11-21T06:45:00Z', planned, 'Planned'],
    ['2026-11-21T06:45:01Z', planned, 'Ended'],
    ['2026-11-20T18:10:00Z', started, 'Running'],
    ['2026-11-22T18:10:00Z', started, 'Running'],
    ['2026-11-20T18:10:00Z', { ...started, StoppedAt: new Date('2026-11-20T18:09:00Z') }, 'Ended'],
  ] as const)('at %s with the times %o is %s', (now, times, state) => expect(stateOf(times, new Date(now))).toBe(state));

  it('may be started from half an hour before its begin on, and planned until its end', () => {
    const times = ['17:29:59', '17:30:00', '18:45:00', '18:45:01'].map((time) => new Date(`2026-11-20T${time}Z`));
    expect(times.map((now) => mayStart(planned, now))).toEqual([false, true, true, true]);
    expect(times.map((now) => planProblem(planned, now)?.field)).toEqual([undefined, undefined, undefined, 'Begin']);
  });

  it('has its planned end one duration after its start, and ends automatically half an hour after the planned end', () => {
    expect(endsAt(planned)).toBeNull();
    expect(endsAt(started)?.toISOString()).toBe('2026-11-20T18:48:00.000Z');
    expect(forgottenAt(started.StartedAt, 45).toISOString()).toBe('2026-11-20T19:18:00.000Z');
  });
});

describe('a weekly series of live trainings', () => {
  const slot = (DayOfWeek: number, StartTime: string, Duration: number) => ({ DayOfWeek, StartTime, Duration });
  it.each([
    ['one after the other', [slot(5, '18:00', 45), slot(5, '18:45', 45), slot(6, '18:00', 45)], []],
    ['one overlapping the next', [slot(5, '18:00', 46), slot(5, '18:45', 45)], [1]],
    ['one within a longer one, in another order', [slot(5, '18:30', 10), slot(5, '18:00', 120)], [0]],
    ['one overlapping two', [slot(1, '10:00', 240), slot(1, '11:00', 30), slot(1, '13:59', 10)], [1, 2]],
    ['from a Sunday to a Monday', [slot(1, '00:10', 30), slot(7, '23:30', 60)], [0]],
    ['two at the same time', [slot(5, '18:00', 45), slot(5, '18:00', 45)], []],
  ])('with slots %s has the expected overlaps', (_, slots, refused) => {
    const field = (index: number) => ({ field: `Schedule.Slots.${index}.StartTime`, key: 'live-slots-overlap' });
    expect(slotsOverlap(slots)).toEqual(refused.map(field));
  });
});
