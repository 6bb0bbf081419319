import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { inClub } from '@clubpulse/contract/call';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Caller, mayCall } from '@clubpulse/rules/accounts/roles/access';
import type { ClubOfCalendar } from './classes.ports.ts';

const managers = inClub('resolved', ['Owner', 'Manager']);

/** Refuses to make services without the role of a manager. All staff may run existing classes. */
export const refuseMaking = (caller: Caller, club: ClubOfCalendar, calendarType: CalendarType): Refusal | undefined =>
  calendarType !== 'Services' || mayCall(managers, caller, { club }) ? undefined : refuse('InsufficientRights');
