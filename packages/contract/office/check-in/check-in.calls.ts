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
  summary: 'A code that says at the desk who one is, once, for three minutes; an older one goes on until it expires.',
  params: idParams,
  result: checkInCodeSchema,
  changes: [],
  access: inClub('params.id', ['Athlete']),
});
export const checkIn = call({
  id: 'checkIn.arrive',
  method: 'POST',
  path: '/clubs/{id}/checkIns',
  summary: 'Somebody comes to the club, by the code they show or by who they are: marked present in the class they came for.',
  params: idParams,
  body: checkInInputSchema,
  result: arrivalSchema,
  changes: ['office/check-in/check-in', 'calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('params.id', staff),
  errors: ['CheckInCodeUnknown'],
  idempotent: true,
});
export const checkInAtKiosk = call({
  id: 'checkIn.arriveAtKiosk',
  method: 'POST',
  path: '/kiosks:arrive',
  summary: 'Somebody comes in by the code they show at a kiosk, as at the desk; read there again, it says the same.',
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
  summary: 'Who came on the club’s day, newest first; of one tag, where it is said.',
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
  access: inClub('params.id', staff),
});
