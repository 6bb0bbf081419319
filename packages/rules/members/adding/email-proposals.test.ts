import { expect, it } from 'vitest';
import { confirmUntil, waitsFor } from './email-proposals.ts';

const At = new Date('2026-11-19T10:00:00Z');
const Present = 'Alessia@example.com';

it('a proposed address waits 48 hours, as long as the member has the address that it replaces', () => {
  const until = new Date('2026-11-21T10:00:00Z');
  expect(confirmUntil(At)).toEqual(until);
  expect(waitsFor({ At, Present }, 'alessia@example.com', new Date(until.getTime() - 1))).toBe(true);
  expect(waitsFor({ At, Present }, 'alessia@example.com', until)).toBe(false);
  expect(waitsFor({ At, Present }, 'ale.conti@example.org', At)).toBe(false);
});
