import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { dayInputSchema, idParamOf, idParams, idSchema, instantInputSchema, instantSchema } from '../scalars.ts';
import {
  appointmentLengthSchema,
  appointmentTrainerSchema,
  shownAvailabilitySchema,
  writtenAvailabilitySchema,
} from './appointments.ts';
import { bookingSchema } from './seats/bookings.calls.ts';
import { joinErrors } from './seats/participants.calls.ts';
import { paymentModeSchema } from './seats/participants.ts';

/** Trainers may only read and set their own availability. Otherwise the call returns InsufficientRights. */
const staff = ['Owner', 'Manager', 'Trainer'] as const;
const ofTrainer = z.object({ id: idParamOf<'Club'>(), trainerId: idParamOf<'User'>() });
const onlyUser = theUser('params.id');
const ofMember = z.object({ id: idParamOf<'User'>(), memberId: idParamOf<'User'>() });
export const FREE_SLOTS_MAX_DAYS = 31;

const trainersShow = [
  'calendar/appointments',
  'members/people',
  'accounts/users',
  'devices/rooms',
  'billing/subscription-types',
] as const;
const slotsShow = [
  'calendar/appointments',
  'calendar/classes/classes',
  'calendar/classes/schedule',
  'calendar/seats/participants',
  'members/people',
  'devices/rooms',
] as const;
const bookingChanges = [
  'calendar/classes/classes',
  'calendar/seats/participants',
  'billing/subscriptions',
  'billing/credits',
] as const;
const bookingErrors = [...joinErrors, 'LicenseRequired', 'SlotNotFree'] as const;

export const getAvailability = call({
  id: 'appointments.availability',
  method: 'GET',
  path: '/clubs/{id}/trainers/{trainerId}/availability',
  summary: 'Returns when and for what members can book a trainer. RowVersion is 0 if nothing is stored.',
  params: ofTrainer,
  result: shownAvailabilitySchema,
  shows: ['calendar/appointments', 'members/people', 'devices/rooms'],
  access: inClub('params.id', staff),
});
export const putAvailability = call({
  id: 'appointments.setAvailability',
  method: 'PUT',
  path: '/clubs/{id}/trainers/{trainerId}/availability',
  summary: 'Saves the availability of a trainer; booked appointments are unchanged. RowVersion guards against stale writes.',
  params: ofTrainer,
  body: writtenAvailabilitySchema,
  result: writtenAvailabilitySchema,
  changes: ['calendar/appointments'],
  access: inClub('params.id', staff),
  errors: ['StaleRowVersion'],
});
export const listAppointmentTrainers = call({
  id: 'appointments.trainers',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/appointmentTrainers',
  summary: 'Returns the trainers of a club whom its athletes can book, by name.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: z.array(appointmentTrainerSchema),
  shows: trainersShow,
  access: onlyUser,
});
export const listFreeSlots = call({
  id: 'appointments.freeSlots',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/trainers/{trainerId}/freeSlots',
  summary: 'Returns when an appointment of this length can begin on the days (in the club’s zone), in order.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>(), trainerId: idParamOf<'User'>() }),
  query: z.object({
    from: dayInputSchema,
    days: z.coerce.number().int().min(1).max(FREE_SLOTS_MAX_DAYS).default(14),
    minutes: z.coerce.number().pipe(appointmentLengthSchema.shape.Minutes),
  }),
  result: z.object({ TimeZone: z.string(), Slots: z.array(instantSchema) }),
  shows: slotsShow,
  access: onlyUser,
});
export const bookAppointment = call({
  id: 'appointments.book',
  method: 'POST',
  path: '/users/{id}/appointments',
  summary: 'Books a free time of a trainer: a personal lesson with one seat, paid and canceled by the rules of every booking.',
  params: idParams,
  body: z.object({
    ClubId: idSchema,
    TrainerId: idSchema,
    Begin: instantInputSchema,
    Minutes: appointmentLengthSchema.shape.Minutes,
    paymentMode: paymentModeSchema,
  }),
  result: bookingSchema,
  changes: bookingChanges,
  access: onlyUser,
  errors: bookingErrors,
  idempotent: true,
});

/** The list for a member for whom the user pays and may book (decision 0042). */
export const listTrainersForMember = call({
  id: 'appointments.trainersForMember',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/family/{memberId}/appointmentTrainers',
  summary: 'Returns the trainers of a club whom a member can book, for whom the user pays and may book.',
  params: ofMember.extend({ clubId: idParamOf<'Club'>() }),
  result: listAppointmentTrainers.result,
  shows: [...trainersShow, 'members/families/families'],
  access: onlyUser,
});
export const listSlotsForMember = call({
  id: 'appointments.slotsForMember',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/family/{memberId}/trainers/{trainerId}/freeSlots',
  summary: 'Returns when an appointment of this length can begin for a member, for whom the user pays and may book.',
  params: ofMember.extend({ clubId: idParamOf<'Club'>(), trainerId: idParamOf<'User'>() }),
  query: listFreeSlots.query,
  result: listFreeSlots.result,
  shows: [...slotsShow, 'members/families/families'],
  access: onlyUser,
});
export const bookAppointmentForMember = call({
  id: 'appointments.bookForMember',
  method: 'POST',
  path: '/users/{id}/family/{memberId}/appointments',
  summary:
    'Books a free time of a trainer for a member as if they booked it: by their rules, with their credits and subscriptions.',
  params: ofMember,
  body: bookAppointment.body,
  result: bookAppointment.result,
  changes: bookingChanges,
  access: onlyUser,
  errors: bookingErrors,
  idempotent: true,
});
