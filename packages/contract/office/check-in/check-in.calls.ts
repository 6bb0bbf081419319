import { call, inClub } from '../../call.ts';
import { idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { arrivalSchema, checkInCodeSchema, checkInInputSchema, checkInSchema } from './check-in.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const makeCheckInCode = call({
  id: 'checkIn.code',
  method: 'POST',
  path: '/clubs/{id}/checkInCodes',
  summary: 'A code that says at the desk who she is, once, for three minutes; an older one of hers goes on until it expires.',
  params: idParams,
  result: checkInCodeSchema,
  changes: [],
  access: inClub('params.id', ['Athlete']),
});
export const checkIn = call({
  id: 'checkIn.arrive',
  method: 'POST',
  path: '/clubs/{id}/checkIns',
  summary: 'Somebody comes to the club, by the code she shows or by who she is: marked present in the class she came for.',
  params: idParams,
  body: checkInInputSchema,
  result: arrivalSchema,
  changes: ['office/check-in/check-in', 'calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('params.id', staff),
  errors: ['CheckInCodeUnknown'],
  idempotent: true,
});
export const listCheckIns = call({
  id: 'checkIn.ofClub',
  method: 'GET',
  path: '/clubs/{id}/checkIns',
  summary: 'Who came on the club’s day, newest first.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(checkInSchema),
  shows: ['office/check-in/check-in', 'accounts/users', 'members/people'],
  access: inClub('params.id', staff),
});
