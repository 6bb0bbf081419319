import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { inClub } from '@clubpulse/contract/call';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Caller, mayCall } from '@clubpulse/rules/accounts/roles/access';
import type { ClubOfCalendar } from './classes.ports.ts';

/** A trainer makes classes in the Club and PT calendars; in Services and BridgeWorkouts managers do (spec 2 section 5, readings 18). */
const forTrainers: ReadonlySet<string> = new Set(['Club', 'PT'] satisfies CalendarType[]);
const managers = inClub('resolved', ['Owner', 'Manager']);

/** Undefined when the caller, who is staff of the club, may make classes of the calendar. What is there all staff runs. */
export const refuseMaking = (caller: Caller, club: ClubOfCalendar, calendarType: CalendarType): Refusal | undefined =>
  forTrainers.has(calendarType) || mayCall(managers, caller, { club }) ? undefined : refuse('InsufficientRights');
