import { expect, it } from 'vitest';
import { nextBirthday } from './birthdays.ts';

it.each([
  ['1990-11-20', '2026-11-20', '2026-11-20', 36],
  ['1990-11-19', '2026-11-20', '2027-11-19', 37],
  ['1990-01-02', '2026-12-30', '2027-01-02', 37],
  ['2000-02-29', '2027-02-28', '2027-02-28', 27],
  ['2000-02-29', '2028-02-28', '2028-02-29', 28],
])('a member who was born on %s has, from %s on, the next birthday on %s', (born, today, Date, Turns) =>
  expect(nextBirthday(born, today)).toEqual({ Date, Turns }),
);
