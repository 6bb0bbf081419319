import { anyone, call, inClub } from '../../call.ts';
import { tagParamSchema } from '../../clubs/tags/tags.ts';
import { idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import {
  arrivalSchema,
  checkInCodeSchema,
  checkInInputSchema,
  checkInSchema,
  kioskArrivalSchema,
  kioskCheckInSchema,
} from './check-in.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const makeCheckInCode = call({
  id: 'checkIn.code',
  method: 'POST',
  path: '/clubs/{id}/checkInCodes',
  summary:
    'Creates a code that identifies the member at the desk, once, for three minutes; an older code remains valid until it expires.',
  params: idParams,
  result: checkInCodeSchema,
  changes: [],
  access: inClub('params.id', ['Athlete']),
});
export const checkIn = call({
  id: 'checkIn.arrive',
  method: 'POST',
  path: '/clubs/{id}/checkIns',
  summary:
    'Records that a member has come to the club, identified by their code or by their id, and marks them present in the class for which they came.',
  params: idParams,
  body: checkInInputSchema,
  result: arrivalSchema,
  changes: ['office/check-in/check-in', 'calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
  errors: ['CheckInCodeUnknown'],
  idempotent: true,
});
export const checkInAtKiosk = call({
  id: 'checkIn.arriveAtKiosk',
  method: 'POST',
  path: '/kiosks:arrive',
  summary:
    'Records that a member has come to the club, by the code that they show at a kiosk, as at the desk; the same code there again returns the same.',
  body: kioskCheckInSchema,
  result: kioskArrivalSchema,
  changes: [
    'office/check-in/check-in',
    'calendar/seats/participants/attendance',
    'calendar/booking-rules/strikes',
    'clubs/kiosks',
  ],
  access: anyone,
  errors: ['CheckInCodeUnknown', 'CheckInCodeAttempts', 'KioskUnpaired'],
});
export const listCheckIns = call({
  id: 'checkIn.ofClub',
  method: 'GET',
  path: '/clubs/{id}/checkIns',
  summary: 'Returns who came on the club’s day, newest first; filtered by tag.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }).extend({ ClubTagId: tagParamSchema.optional() }),
  result: pageOf(checkInSchema),
  shows: [
    'office/check-in/check-in',
    'accounts/users',
    'members/people',
    'clubs/kiosks',
    'clubs/tags/tags',
    'calendar/booking-rules/members',
  ],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
