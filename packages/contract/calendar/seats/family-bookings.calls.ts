import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParamOf } from '../../scalars.ts';
import { bookClass, cancelBooking, listBookableClasses } from './bookings.calls.ts';

const payer = theUser('params.id');
const ofMember = z.object({ id: idParamOf<'User'>(), memberId: idParamOf<'User'>() });

export const listFamilyClasses = call({
  id: 'familyBookings.book',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/family/{memberId}/bookableClasses',
  summary:
    'Returns the classes that a member may see, for whom the user pays and may book, each with the member’s possible actions.',
  params: ofMember.extend({ clubId: idParamOf<'Club'>() }),
  query: listBookableClasses.query,
  result: listBookableClasses.result,
  shows: [
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/booking-rules',
    'calendar/booking-rules/strikes',
    'billing/subscription-types',
    'billing/subscriptions',
    'billing/credits',
    'clubs/policies/answers',
    'clubs/policies',
    'members/documents/documents',
    'members/people',
    'members/families/families',
  ],
  access: payer,
});
export const bookForMember = call({
  id: 'familyBookings.create',
  method: 'POST',
  path: '/users/{id}/family/{memberId}/bookings',
  summary: 'Books a class for a member as if they booked it: by their rules, with their credits and subscriptions.',
  params: ofMember,
  body: bookClass.body,
  result: bookClass.result,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: payer,
  errors: bookClass.errors,
  idempotent: true,
});
export const cancelForMember = call({
  id: 'familyBookings.cancel',
  method: 'DELETE',
  path: '/users/{id}/family/{memberId}/bookings/{classId}',
  summary: 'Cancels a booking for a member as if they canceled it: the payment is refunded to them.',
  params: ofMember.extend({ classId: idParamOf<'Class'>() }),
  result: cancelBooking.result,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits', 'calendar/booking-rules/strikes'],
  access: payer,
  errors: cancelBooking.errors,
  idempotent: true,
});
