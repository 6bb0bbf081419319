import { expect, it } from 'vitest';
import { allEvents } from './all-events.ts';

it('every kind of event has a unique name', () => {
  const names = allEvents.map(({ Type }) => Type);
  expect(names.length).toBeGreaterThan(60);
  expect(new Set(names).size).toBe(names.length);
});
