import { expect, it } from 'vitest';
import { zoneOf } from './lookups.ts';

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['europe/rome', 'Europe/Rome'],
  ['Etc/UTC', 'UTC'],
])('%s and %s are one zone', (one, other) => {
  expect(zoneOf(one)).toBeDefined();
  expect(zoneOf(one)).toBe(zoneOf(other));
});

it.each(['', '+01:00', 'Mars/Olympus', 'A'.repeat(5_000)])('%s is no zone', (name) => expect(zoneOf(name)).toBeUndefined());
