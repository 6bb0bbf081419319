import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParamOf } from '../../scalars.ts';
import { bookClass, cancelBooking, listBookableClasses } from './bookings.calls.ts';

/** The same three calls as a member's own, by who pays for her in the club of the class and may book for her (decision 0048). */
const payer = theUser('params.id');
const ofMember = z.object({ id: idParamOf<'User'>(), memberId: idParamOf<'User'>() });

export const listFamilyClasses = call({
  id: 'familyBookings.book',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/family/{memberId}/bookableClasses',
  summary: 'The classes that a member may see for whom one pays and may book, with what she can do now.',
  params: ofMember.extend({ clubId: idParamOf<'Club'>() }),
  query: listBookableClasses.query,
  result: listBookableClasses.result,
  shows: [...listBookableClasses.shows, 'members/families/families'],
  access: payer,
});
export const bookForMember = call({
  id: 'familyBookings.create',
  method: 'POST',
  path: '/users/{id}/family/{memberId}/bookings',
  summary: 'Books a class for a member as if she did it herself: by her rules, with what she holds.',
  params: ofMember,
  body: bookClass.body,
  result: bookClass.result,
  changes: bookClass.changes,
  access: payer,
  errors: bookClass.errors,
  idempotent: true,
});
export const cancelForMember = call({
  id: 'familyBookings.cancel',
  method: 'DELETE',
  path: '/users/{id}/family/{memberId}/bookings/{classId}',
  summary: 'Cancels for a member as if she did it herself: what was paid comes back to her.',
  params: ofMember.extend({ classId: idParamOf<'Class'>() }),
  result: cancelBooking.result,
  changes: cancelBooking.changes,
  access: payer,
  errors: cancelBooking.errors,
  idempotent: true,
});
