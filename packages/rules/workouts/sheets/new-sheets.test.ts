import { expect, it } from 'vitest';
import { isNewSheet } from './new-sheets.ts';

const now = new Date('2026-11-23T12:00:00Z');

it("a sheet of the club is marked as new for thirty days until the member has done it, and a member's own sheet is never marked", () => {
  expect(isNewSheet({ UserId: null, UpdatedAt: '2026-10-24T12:00:01Z', WasRun: false }, now)).toBe(true);
  expect(isNewSheet({ UserId: null, UpdatedAt: '2026-10-24T12:00:00Z', WasRun: false }, now)).toBe(false);
  expect(isNewSheet({ UserId: null, UpdatedAt: '2026-11-23T11:00:00Z', WasRun: true }, now)).toBe(false);
  expect(isNewSheet({ UserId: 7, UpdatedAt: '2026-11-23T11:00:00Z', WasRun: false }, now)).toBe(false);
});
