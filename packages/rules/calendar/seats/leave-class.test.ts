import { isRefusal } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { type LeaveFacts, leaveClass } from './seat-decisions.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const facts = (
  begin: number,
  overrides: Partial<Omit<LeaveFacts, 'class'>> = {},
  changed: Partial<LeaveFacts['class']> = {},
): LeaveFacts => ({
  now,
  by: 'athlete',
  State: 'Booked',
  Attendance: null,
  Moved: false,
  settings: { AllowLateCancel: false, StrikeForLateCancel: true },
  ...overrides,
  class: {
    Begin: inHours(begin),
    End: inHours(begin + 1),
    CalendarVisibilityDays: 7,
    BookingBeforeHours: 4,
    CancelBeforeHours: 2,
    CanceledAt: null,
    ...changed,
  },
});
const late = { settings: { AllowLateCancel: true, StrikeForLateCancel: true } };

describe('a participant who leaves a class', () => {
  it.each<[string, LeaveFacts, string]>([
    ['in time', facts(3), 'back'],
    ['at the cancel hour', facts(2), 'back'],
    ['after the cancel hour', facts(1.9), 'ClassCancelIsPastDue'],
    ['after the cancel hour, when the club allows it', facts(1.9, late), 'lost, strike'],
    [
      'after the cancel hour, without a strike',
      facts(1, { settings: { AllowLateCancel: true, StrikeForLateCancel: false } }),
      'lost',
    ],
    ['at the instant it begins', facts(0, late), 'ClassHasStarted'],
    ['the instant before', facts(1 / 3_600_000, late), 'lost, strike'],
    ['after it began', facts(-0.5, late), 'ClassHasStarted'],
    ['after it ended', facts(-1), 'ClassIsFinished'],
    ['in time, checked in', facts(0.5, { Attendance: 'Present' }, { CancelBeforeHours: 0 }), 'ParticipantHasCome'],
    ['late, checked in', facts(0.5, { ...late, Attendance: 'Present' }), 'ParticipantHasCome'],
    ['in time, excused', facts(3, { Attendance: 'Absent' }), 'back'],
    ['by staff, checked in', facts(0.5, { by: 'staff', Attendance: 'Present' }), 'lost'],
    ['from the queue', facts(0.5, { State: 'Waiting' }), 'lost'],
    ['from the queue after it ended', facts(-1, { State: 'Waiting' }), 'ClassIsFinished'],
    ['by staff in time', facts(3, { by: 'staff' }), 'back'],
    ['by staff late', facts(1, { by: 'staff' }), 'lost'],
    ['by staff late, refunded', facts(-0.5, { by: 'staff', giveBack: true }), 'back'],
    ['by staff in time, not refunded', facts(3, { by: 'staff', giveBack: false }), 'lost'],
    ['moved with the class, until it begins', facts(1 / 3_600_000, { Moved: true }), 'back'],
    ['moved with the class, after it began', facts(-0.1, { Moved: true }), 'ClassHasStarted'],
    ['of a canceled class', facts(3, {}, { CanceledAt: now }), 'ClassIsCanceled'],
    ['by staff after it ended', facts(-1, { by: 'staff' }), 'ClassIsFinished'],
  ])('is refunded or not, or refused: %s', (_name, input, expected) => {
    const result = leaveClass(input);
    const outcome = isRefusal(result) ? result.refused : `${result.giveBack ? 'back' : 'lost'}${result.strike ? ', strike' : ''}`;
    expect(outcome).toBe(expected);
  });
});
