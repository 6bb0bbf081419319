import type { CalendarType } from '@clubpulse/contract/calendar/classes';
import { inClub } from '@clubpulse/contract/call';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Caller, mayCall } from '@clubpulse/rules/accounts/access';
import type { ClubOfCalendar } from './ports.ts';

/** A trainer runs the Club and PT calendars; Services and BridgeWorkouts are for managers (spec 2 section 5, readings 18). */
const forTrainers: ReadonlySet<string> = new Set(['Club', 'PT'] satisfies CalendarType[]);
const managers = inClub('resolved', ['Owner', 'Manager']);

/** Undefined when the caller, who is staff of the club, may change classes of the calendar. */
export const refuseCalendar = (caller: Caller, club: ClubOfCalendar, calendarType: string): Refusal | undefined =>
  forTrainers.has(calendarType) || mayCall(managers, caller, { club }) ? undefined : refuse('InsufficientRights');
