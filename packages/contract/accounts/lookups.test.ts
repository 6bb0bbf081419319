import { expect, it } from 'vitest';
import { zoneOf } from './lookups.ts';

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['europe/rome', 'Europe/Rome'],
  ['Etc/UTC', 'UTC'],
])('zoneOf returns one time zone for %s and %s', (one, other) => {
  expect(zoneOf(one)).toBeDefined();
  expect(zoneOf(one)).toBe(zoneOf(other));
});

it.each(['', '+01:00', 'Mars/Olympus', 'A'.repeat(5_000)])('zoneOf returns undefined for %s', (name) =>
  expect(zoneOf(name)).toBeUndefined(),
);
