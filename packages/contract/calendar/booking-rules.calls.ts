import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { dayInputSchema, flagQuerySchema, idParamOf, idParamSchema, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  bookingSettingsInputSchema,
  memberBookingSchema,
  ownBookingSchema,
  strikeSchema,
  writtenBookingSettingsSchema,
} from './booking-rules.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const getBookingSettings = call({
  id: 'bookingSettings.get',
  method: 'GET',
  path: '/clubs/{id}/bookingSettings',
  summary: 'Returns the booking settings of the club.',
  params: idParams,
  result: writtenBookingSettingsSchema,
  shows: ['calendar/booking-rules'],
  access: inClub('params.id', staff),
});
export const putBookingSettings = call({
  id: 'bookingSettings.update',
  method: 'PUT',
  path: '/clubs/{id}/bookingSettings',
  summary: 'Saves the booking settings; existing bookings are unchanged. RowVersion guards against stale writes.',
  params: idParams,
  body: bookingSettingsInputSchema,
  result: writtenBookingSettingsSchema,
  changes: ['calendar/booking-rules'],
  access: inClub('params.id', managers),
  errors: ['StaleRowVersion'],
});
export const getMemberBooking = call({
  id: 'memberBooking.get',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/booking',
  summary: 'Returns ban, guest and staff flag and strikes of a member.',
  params: ofUser,
  result: memberBookingSchema,
  shows: ['calendar/booking-rules/strikes', 'members/people', 'calendar/booking-rules'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const getOwnBooking = call({
  id: 'memberBooking.own',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/booking',
  summary: 'Returns the end of the user’s booking ban in a club, and the user’s strikes that count, with their classes.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: ownBookingSchema,
  shows: ['calendar/booking-rules/strikes', 'calendar/booking-rules'],
  access: theUser('params.id'),
});
export const setNoBookingsUntil = call({
  id: 'memberBooking.noBookingsUntil',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/NoBookingsUntil',
  summary: 'Bans a member from booking before a day; null ends the ban.',
  params: ofUser,
  body: z.object({ NoBookingsUntil: dayInputSchema.nullable() }),
  result: memberBookingSchema,
  changes: ['calendar/booking-rules/strikes'],
  access: inClub('params.id', managers),
});
export const setIsGuest = call({
  id: 'memberBooking.isGuest',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/IsGuest',
  summary: 'Marks a member as guest.',
  params: ofUser,
  body: z.object({ IsGuest: z.boolean() }),
  result: memberBookingSchema,
  changes: ['members/people'],
  access: inClub('params.id', managers),
});
export const setIsStaff = call({
  id: 'memberBooking.isStaff',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/IsStaff',
  summary: 'Marks a member as one of the club’s own people; gives them no rights.',
  params: ofUser,
  body: z.object({ IsStaff: z.boolean() }),
  result: memberBookingSchema,
  changes: ['members/people', 'members/pipeline/pipeline'],
  access: inClub('params.id', managers),
});
export const listStrikes = call({
  id: 'strikes.list',
  method: 'GET',
  path: '/clubs/{id}/strikes',
  summary: 'Returns late cancels and no-shows, newest first; with `UserId` those of one member.',
  params: idParams,
  query: pageQuerySchema.extend({ UserId: idParamSchema.optional(), forgiven: flagQuerySchema.optional() }),
  result: pageOf(strikeSchema),
  shows: ['calendar/booking-rules/strikes', 'calendar/classes/classes', 'accounts/users'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const forgiveStrike = call({
  id: 'strikes.forgive',
  method: 'POST',
  path: '/strikes/{id}/forgive',
  summary: 'Forgives a strike: it no longer counts, and a ban that depends on it ends.',
  params: idParams,
  result: strikeSchema,
  status: 200,
  changes: ['calendar/booking-rules/strikes'],
  access: inClub('resolved', managers),
});
