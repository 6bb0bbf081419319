import * as calls from '@clubpulse/contract/calendar/appointments.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Availabilities } from './availability.service.ts';
import type { Appointments } from './booking.service.ts';

export function appointmentRoutes(route: Routes, availabilities: Availabilities, appointments: Appointments): void {
  route(calls.getAvailability, ({ params, caller }) => availabilities.get(caller, params.id, params.trainerId));
  route(calls.putAvailability, ({ params, body, caller }) => availabilities.save(caller, params.id, params.trainerId, body));
  route(calls.listAppointmentTrainers, ({ params }) => availabilities.trainers(params.id, params.clubId));
  route(calls.listFreeSlots, ({ params, query }) =>
    availabilities.slots(params.id, { clubId: params.clubId, trainerId: params.trainerId, ...query }),
  );
  route(calls.bookAppointment, ({ params, body, key }) => appointments.book(params.id, body, key));
}
