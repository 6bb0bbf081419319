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
    ['after it', facts(1.9), 'ClassCancelIsPastDue'],
    ['after it, where the club allows it', facts(1.9, late), 'lost, strike'],
    ['after it, where that is no strike', facts(1, { settings: { AllowLateCancel: true, StrikeForLateCancel: false } }), 'lost'],
    ['at the instant it begins', facts(0, late), 'ClassHasStarted'],
    ['the instant before', facts(1 / 3_600_000, late), 'lost, strike'],
    ['once it began', facts(-0.5, late), 'ClassHasStarted'],
    ['when it is over', facts(-1), 'ClassIsFinished'],
    ['in time, who was checked in', facts(0.5, { Attendance: 'Present' }, { CancelBeforeHours: 0 }), 'ParticipantHasCome'],
    ['late, who was checked in', facts(0.5, { ...late, Attendance: 'Present' }), 'ParticipantHasCome'],
    ['in time, who is excused', facts(3, { Attendance: 'Absent' }), 'back'],
    ['by staff, who was checked in', facts(0.5, { by: 'staff', Attendance: 'Present' }), 'lost'],
    ['of the queue', facts(0.5, { State: 'Waiting' }), 'lost'],
    ['of the queue when it is over', facts(-1, { State: 'Waiting' }), 'ClassIsFinished'],
    ['by staff in time', facts(3, { by: 'staff' }), 'back'],
    ['by staff late', facts(1, { by: 'staff' }), 'lost'],
    ['by staff late, given back', facts(-0.5, { by: 'staff', giveBack: true }), 'back'],
    ['by staff in time, not given back', facts(3, { by: 'staff', giveBack: false }), 'lost'],
    ['moved with the class, until it begins', facts(1 / 3_600_000, { Moved: true }), 'back'],
    ['moved with the class, once it began', facts(-0.1, { Moved: true }), 'ClassHasStarted'],
    ['that is canceled', facts(3, {}, { CanceledAt: now }), 'ClassIsCanceled'],
    ['by staff when it is over', facts(-1, { by: 'staff' }), 'ClassIsFinished'],
  ])('%s', (_name, input, expected) => {
    const result = leaveClass(input);
    const said = isRefusal(result) ? result.refused : `${result.giveBack ? 'back' : 'lost'}${result.strike ? ', strike' : ''}`;
    expect(said).toBe(expected);
  });
});
