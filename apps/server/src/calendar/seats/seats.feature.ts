import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { bookingPorts } from '../../billing/subscriptions/public.ts';
import { healthPorts } from '../../body/health/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Families } from '../../members/families/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createActivities } from './bookings/activities.service.ts';
import { bookingRoutes, familyBookingRoutes } from './bookings/bookings.routes.ts';
import { createBookings } from './bookings/bookings.service.ts';
import { createFamilyBookings } from './bookings/family-bookings.service.ts';
import { createRecurringBookings } from './bookings/recurring.service.ts';
import { createHolds } from './holds/holds.service.ts';
import { leaveSeats } from './leaving.store.ts';
import { nextClassOf } from './next-class.facts.ts';
import { paidBookings } from './paid-bookings.service.ts';
import { createAttendance } from './participants/attendance.service.ts';
import { participantRoutes } from './participants/participants.routes.ts';
import { createParticipants } from './participants/participants.service.ts';
import { createQueues } from './queue/queue.service.ts';
import { createSeats } from './seats.service.ts';
import { createClassCancelling } from './whole-class/cancel-class.service.ts';
import { createClassMoving } from './whole-class/move-class.service.ts';
import { wholeClassRoutes } from './whole-class/whole-class.routes.ts';

interface Needs extends Pick<ServerParts, 'db' | 'log'> {
  readonly clubs: Clubs;
  readonly families: Families;
}

export const seats = feature({
  name: 'calendar/seats',
  persons: {
    class_participants: { taken: ['UserId'], leaving: 'go' },
    recurring_bookings: { taken: ['UserId'], leaving: 'go' },
  },
  leaving: { lastRole: { class_participants: leaveSeats } },
  build({ db, log, clubs, families }: Needs) {
    const queues = createQueues({ db, log });
    const ways = { db, seats: createSeats({ db, seatFreed: queues.seatFreed, log }) };
    const participants = createParticipants(ways);
    const bookings = createBookings({ db, club: clubs.facts });
    return {
      ownSeats: ways.seats,
      holds: createHolds({ db, seatFreed: queues.seatFreed }),
      queues,
      participants,
      attendance: createAttendance({ db }),
      cancelling: createClassCancelling(ways),
      moving: createClassMoving({ db, club: clubs.facts }),
      bookings,
      familyBookings: createFamilyBookings({ seats: ways.seats, bookings, families, clubOf: participants.clubOf }),
      activities: createActivities({ db }),
      nextClassOf: (clubId: ClubId, from: Date, to: Date) => nextClassOf(db, clubId, from, to),
      recurringBookings: createRecurringBookings(ways),
    };
  },
  plugs: (parts) => [plug(bookingPorts, paidBookings), plug(healthPorts, { nextClassOf: parts.nextClassOf })],
  routes(route, parts) {
    participantRoutes(route, parts.participants, parts.attendance);
    wholeClassRoutes(route, parts.participants.clubOf, parts.cancelling, parts.moving);
    familyBookingRoutes(route, parts.familyBookings);
    bookingRoutes(route, parts);
  },
  jobs: ({ queues, recurringBookings, cancelling, holds }) => [
    ...queues.jobs,
    ...recurringBookings.jobs,
    ...cancelling.jobs,
    ...holds.jobs,
  ],
  listeners: ({ queues, recurringBookings }) => [...queues.listeners, ...recurringBookings.listeners],
});
