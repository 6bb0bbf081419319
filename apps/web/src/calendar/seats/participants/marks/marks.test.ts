import { isRefusal } from '@clubpulse/contract/errors';
import { markAttendance, markNoShow } from '@clubpulse/rules/calendar/seats/attendance';
import { describe, expect, it } from 'vitest';
import { type Mark, markOf, marksOf, stepsTo } from './marks.ts';

const all: readonly Mark[] = ['Present', 'Absent', 'NoShow', 'Unseen'];
const facts = { now: new Date('2026-11-19T17:10:00Z'), Begin: new Date('2026-11-19T17:00:00Z'), State: 'Booked' } as const;

describe('the marks of attendance', () => {
  it.each(all)('contain %s, which the stored flags represent without loss', (mark) => expect(markOf(marksOf[mark])).toBe(mark));

  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'change from %s to %s by calls that the rule accepts',
    (from, to) => {
      let marks = marksOf[from];
      for (const step of stepsTo(to, from)) {
        const after = 'NoShow' in step ? markNoShow(facts, step.NoShow) : markAttendance(facts, marks, step.Attendance);
        if (isRefusal(after)) throw new Error(after.refused);
        marks = after;
      }
      expect(markOf(marks)).toBe(to);
    },
  );
});
