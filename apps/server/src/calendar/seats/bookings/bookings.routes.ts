import * as calls from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as familyCalls from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { Activities } from './activities.service.ts';
import type { Bookings } from './bookings.service.ts';
import type { FamilyBookings } from './family-bookings.service.ts';
import type { RecurringBookings } from './recurring.service.ts';

export function familyBookingRoutes(route: Routes, family: FamilyBookings): void {
  route(familyCalls.listFamilyClasses, ({ params, query }) =>
    family.bookable(params.id, params.memberId, params.clubId, query.from, query.days),
  );
  route(familyCalls.bookForMember, {
    writesKey: true,
    handle: ({ params, body: { ClassId, ...body }, key }) =>
      family.book({ payerId: params.id, memberId: params.memberId, classId: ClassId, key }, body),
  });
  route(familyCalls.cancelForMember, {
    writesKey: true,
    handle: ({ params, key }) => family.cancel({ payerId: params.id, memberId: params.memberId, classId: params.classId, key }),
  });
}

export function bookingRoutes(route: Routes, bookings: Bookings, activities: Activities, recurring: RecurringBookings): void {
  route(calls.listBookableClasses, ({ params, query }) => bookings.bookable(params.id, params.clubId, query.from, query.days));
  route(calls.getBookableClass, ({ params }) => bookings.bookableClass(params.id, params.classId));
  route(calls.bookClass, {
    writesKey: true,
    handle: ({ params, body: { ClassId, ...body }, key }) => bookings.book({ userId: params.id, classId: ClassId, key }, body),
  });
  route(calls.cancelBooking, {
    writesKey: true,
    handle: ({ params, key }) => bookings.cancel({ userId: params.id, classId: params.classId, key }),
  });
  route(calls.acceptOffer, {
    writesKey: true,
    handle: ({ params, body, key }) =>
      bookings.acceptOffer({ userId: params.id, classId: params.classId, key }, body.paymentMode),
  });
  route(calls.declineOffer, {
    writesKey: true,
    handle: ({ params, key }) => bookings.declineOffer({ userId: params.id, classId: params.classId, key }),
  });
  route(calls.listMyBookings, ({ params, query }) => bookings.ofUser(params.id, query));
  route(calls.listClubUserBookings, ({ params, query }) => bookings.ofClubUser(params.id, params.userId, query));
  route(calls.listMyActivities, ({ params }) => activities.of(params.id));
  route(calls.listRecurringBookings, ({ params }) => recurring.list(params.id));
  route(calls.createRecurringBooking, ({ params, body, key }) => recurring.create(params.id, body, key));
  route(calls.deleteRecurringBooking, ({ params }) => recurring.delete(params.id, params.recurringBookingId));
}
