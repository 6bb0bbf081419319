import { expect, test } from 'vitest';
import { ErrorLog } from './error-log.ts';

const MINUTE = 60_000;

test('the error log counts network errors of the last hour and in total', () => {
  const log = new ErrorLog(() => undefined);
  log.noteNetwork('down', 0);
  log.noteNetwork('down', 30 * MINUTE);
  log.noteNetwork('down', 30 * MINUTE);
  expect(log.lastHour(59 * MINUTE)).toBe(3);
  expect(log.lastHour(60 * MINUTE)).toBe(2);
  expect(log.lastHour(90 * MINUTE)).toBe(0);
  log.noteNetwork('down', 1000 * MINUTE);
  expect(log.lastHour(1000 * MINUTE)).toBe(1);
  expect(log.total).toBe(4);
});

test('the error log stores other errors without counting them, and prints an error only once when it is repeated', () => {
  const printed: string[] = [];
  const log = new ErrorLog((text) => printed.push(text));
  log.note('disk');
  log.note('disk');
  log.noteNetwork('x'.repeat(400));
  expect(printed).toEqual(['disk', 'x'.repeat(300)]);
  expect(log.last).toHaveLength(300);
  expect(log.total).toBe(1);
});
