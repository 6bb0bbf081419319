import { expect, it } from 'vitest';
import { dueDay, eventsOf, isWanted } from './morning.ts';

const rome = 'Europe/Rome';

it('the morning mail is due from seven to noon of the club’s day', () => {
  expect(dueDay(rome, new Date('2026-11-19T05:59:59Z'))).toBeUndefined();
  expect(dueDay(rome, new Date('2026-11-19T06:00:00Z'))).toBe('2026-11-19');
  expect(dueDay(rome, new Date('2026-11-19T10:59:59Z'))).toBe('2026-11-19');
  expect(dueDay(rome, new Date('2026-11-19T11:00:00Z'))).toBeUndefined();
  expect(dueDay('America/New_York', new Date('2026-11-19T12:30:00Z'))).toBe('2026-11-19');
});

it('the events of a mail begin where those of the mail before end, also when the clocks change', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-03-30'];
  const spans = days.map((day) => eventsOf(rome, day));
  expect(spans[1]?.from).toEqual(spans[0]?.until);
  expect(spans[2]?.from).toEqual(spans[1]?.until);
  expect(spans[1]).toEqual({ from: new Date('2026-03-28T06:00:00Z'), until: new Date('2026-03-29T05:00:00Z') });
});

it('weekdays are Monday to Friday', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => isWanted('Weekdays', day))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isWanted('EveryDay', '2026-11-22')).toBe(true);
  expect(isWanted('Never', '2026-11-23')).toBe(false);
});
