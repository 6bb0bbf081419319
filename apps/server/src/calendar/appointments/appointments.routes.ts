import * as calls from '@clubpulse/contract/calendar/appointments.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Availabilities } from './availability.service.ts';
import type { Appointments } from './booking.service.ts';
import type { FamilyAppointments, PayerAndMember } from './family-appointments.service.ts';

interface AppointmentActs {
  readonly availabilities: Availabilities;
  readonly appointments: Appointments;
  readonly familyAppointments: FamilyAppointments;
}

const payerAndMember = ({ id: payerId, memberId }: { id: number; memberId: number }): PayerAndMember => ({ payerId, memberId });

export function appointmentRoutes(
  route: Routes,
  { availabilities, appointments, familyAppointments: family }: AppointmentActs,
): void {
  route(calls.getAvailability, ({ params, caller }) => availabilities.get(caller, params.id, params.trainerId));
  route(calls.putAvailability, ({ params, body, caller }) => availabilities.save(caller, params.id, params.trainerId, body));
  route(calls.listAppointmentTrainers, ({ params }) => availabilities.trainers(params.id, params.clubId));
  route(calls.listFreeSlots, ({ params, query }) =>
    availabilities.slots(params.id, { clubId: params.clubId, trainerId: params.trainerId, ...query }),
  );
  route(calls.bookAppointment, ({ params, body, key }) => appointments.book({ userId: params.id }, body, key));
  route(calls.listTrainersForMember, ({ params }) => family.trainers(payerAndMember(params), params.clubId));
  route(calls.listSlotsForMember, ({ params, query }) =>
    family.slots(payerAndMember(params), { clubId: params.clubId, trainerId: params.trainerId, ...query }),
  );
  route(calls.bookAppointmentForMember, ({ params, body, key }) => family.book(payerAndMember(params), body, key));
}
