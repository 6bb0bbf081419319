import { isRefusal } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { type Marks, markAttendance, markNoShow } from './attendance.ts';

const Begin = new Date('2026-11-20T18:00:00Z');
const at = (text: string, State: 'Booked' | 'Waiting' = 'Booked') => ({ now: new Date(`2026-11-20T${text}:00Z`), Begin, State });
const unseen: Marks = { Attendance: null, NoShow: false };
const missed: Marks = { Attendance: 'Absent', NoShow: true };
const outcome = (result: ReturnType<typeof markNoShow>) =>
  isRefusal(result) ? result.refused : `${result.Attendance} ${result.NoShow}`;

describe('the attendance of a participant', () => {
  it.each([
    ['present an hour before', markAttendance(at('17:00'), unseen, 'Present'), 'Present false'],
    ['too early', markAttendance(at('16:59'), unseen, 'Present'), 'ClassHasNotStarted'],
    ['long after the end', markAttendance(at('23:00'), unseen, 'Absent'), 'Absent false'],
    ['present after absent', markAttendance(at('18:10'), missed, 'Present'), 'Present false'],
    ['absent keeps a no-show', markAttendance(at('18:10'), missed, 'Absent'), 'Absent true'],
    ['of a waiting member', markAttendance(at('18:10', 'Waiting'), unseen, 'Present'), 'ParticipantNotBooked'],
    ['a no-show', markNoShow(at('18:00'), true), 'Absent true'],
    ['a no-show before it began', markNoShow(at('17:59'), true), 'ClassHasNotStarted'],
    ['a cleared no-show', markNoShow(at('18:10'), false), 'null false'],
  ])('is marked or refused: %s', (_name, result, expected) => expect(outcome(result)).toBe(expected));
});
