import * as calls from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as familyCalls from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import * as recurringCalls from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { Seats } from '../seats.service.ts';
import type { Activities } from './activities.service.ts';
import { ownLeaving, ownSeat } from './bookings.present.ts';
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

interface BookingParts {
  readonly ownSeats: Seats;
  readonly bookings: Bookings;
  readonly activities: Activities;
  readonly recurringBookings: RecurringBookings;
}

export function bookingRoutes(
  route: Routes,
  { ownSeats: seats, bookings, activities, recurringBookings: recurring }: BookingParts,
): void {
  route(calls.listBookableClasses, ({ params, query }) => bookings.bookable(params.id, params.clubId, query.from, query.days));
  route(calls.getBookableClass, ({ params }) => bookings.bookableClass(params.id, params.classId));
  route(calls.bookClass, {
    writesKey: true,
    handle: ({ params, body: { ClassId, ...body }, key }) =>
      seats.join({ userId: params.id, classId: ClassId, key, ...ownSeat }, { by: 'athlete', force: false, ...body }),
  });
  route(calls.cancelBooking, {
    writesKey: true,
    handle: ({ params, key }) => seats.leave({ userId: params.id, classId: params.classId, key, ...ownLeaving }),
  });
  route(calls.acceptOffer, {
    writesKey: true,
    handle: ({ params, body, key }) =>
      seats.acceptOffer({ userId: params.id, classId: params.classId, key, ...ownSeat }, body.paymentMode),
  });
  route(calls.declineOffer, {
    writesKey: true,
    handle: ({ params, key }) =>
      seats.declineOffer({ userId: params.id, classId: params.classId, key, staffId: null, answer: () => undefined }),
  });
  route(calls.listMyBookings, ({ params, query }) => bookings.ofUser(params.id, query));
  route(calls.listClubUserBookings, ({ params, query }) => bookings.ofClubUser(params.id, params.userId, query));
  route(calls.listMyActivities, ({ params }) => activities.of(params.id));
  route(recurringCalls.listRecurringBookings, ({ params }) => recurring.list(params.id));
  route(recurringCalls.createRecurringBooking, ({ params, body, key }) => recurring.create(params.id, body, key));
  route(recurringCalls.deleteRecurringBooking, ({ params }) => recurring.delete(params.id, params.recurringBookingId));
}
