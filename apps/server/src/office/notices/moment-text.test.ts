import { expect, it } from 'vitest';
import { momentText, momentTextOn } from './notices.mail.ts';

const reader = { Language: 'en', DateFormat: 'ddmmyyyy', TimeFormat: 'h24' } as const;
const rome = 'Europe/Rome';
const evening = new Date('2026-11-25T17:15:00Z');

it('a date is written as yesterday, today or tomorrow if it is such a day in the club’s time zone, else as a date', () => {
  const read = (now: string) => momentTextOn(new Date(now), evening, reader, rome);
  expect(read('2026-11-25T05:00:00Z')).toBe('today 18:15');
  expect(read('2026-11-24T23:30:00Z')).toBe('today 18:15');
  expect(read('2026-11-24T22:30:00Z')).toBe('tomorrow 18:15');
  expect(read('2026-11-26T08:00:00Z')).toBe('yesterday 18:15');
  expect(read('2026-11-23T08:00:00Z')).toBe(momentText(evening, reader, rome));
  expect(momentTextOn(evening, evening, { ...reader, Language: 'it' }, rome)).toBe('oggi 18:15');
});
