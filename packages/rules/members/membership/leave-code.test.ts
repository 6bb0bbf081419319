import { expect, it } from 'vitest';
import { codeState, leaveCodeUntil, needsLeaveCode } from './leave-code.ts';

const now = new Date('2026-11-19T10:00:00Z');
const stored = { ExpiresAt: leaveCodeUntil(now), Tries: 4 };

it('a code is valid for ten minutes and for five tries', () => {
  const last = new Date('2026-11-19T10:09:59Z');
  expect(codeState(stored, true, last)).toBe('right');
  expect(codeState(stored, false, last)).toBe('wrong');
  expect(codeState(stored, true, new Date('2026-11-19T10:10:00Z'))).toBe('over');
  expect(codeState({ ...stored, Tries: 5 }, true, now)).toBe('over');
  expect(codeState(undefined, true, now)).toBe('over');
});

it('a role of the staff, front desk or accountant needs a code', () => {
  expect(needsLeaveCode(['Athlete'])).toBe(false);
  expect(needsLeaveCode(['Athlete', 'Accountant'])).toBe(true);
});
