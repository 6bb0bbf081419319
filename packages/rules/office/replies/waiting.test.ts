import { expect, it } from 'vitest';
import { waitOf } from './waiting.ts';

const now = new Date('2026-11-19T12:00:00Z');
const since = (WaitsSince: string | null, Holder: object | null = null) => waitOf({ WaitsSince, Holder }, now);

it('a thread that no user answers is amber, and red from twelve hours on', () => {
  expect(since('2026-11-19T11:59:00Z')).toBe('waits');
  expect(since('2026-11-19T00:00:01Z')).toBe('waits');
  expect(since('2026-11-19T00:00:00Z')).toBe('late');
});

it('a thread that a user of the staff answers is grey, however long the member waits', () => {
  expect(since('2026-11-01T00:00:00Z', {})).toBe('held');
  expect(since(null, {})).toBe('held');
});

it('a thread in which the staff wrote last has no mark', () => {
  expect(since(null)).toBe('done');
});
