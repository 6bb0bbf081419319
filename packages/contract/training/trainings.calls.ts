import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamSchema, idParams, instantInputSchema } from '../scalars.ts';
import {
  heartbeatsSchema,
  newTrainingSchema,
  trainingChangeSchema,
  trainingDetailSchema,
  trainingSchema,
  trainingSourceSchema,
} from './trainings.ts';

/** Roles that write to the journals of athletes, which owners only read. */
const writers = ['Trainer', 'Manager'] as const;
const staff = ['Trainer', 'Manager', 'Owner'] as const;
const changes = ['training/trainings', 'training/comments/comments', 'training/sharing/sharing'] as const;
export const HEARTBEATS_MAX_SECONDS = 86_400;
/** Days. */
export const CALENDAR_MAX_DAYS = 400;
export const CLUB_TRAININGS_MAX_DAYS = 120;

const interval = z
  .object({ from: instantInputSchema, to: instantInputSchema, training: idParamSchema.optional() })
  .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' });

export const listCalendarTrainings = call({
  id: 'trainings.calendar',
  method: 'GET',
  path: '/users/{id}/calendar/trainings',
  summary:
    'Returns the counting trainings that begin in the interval, and notes of attendance without one, newest first; `sub` filters by text, `count` limits the result. To staff those of their clubs, and others if the athlete shares them.',
  params: idParams,
  query: z
    .object({
      from: instantInputSchema,
      to: instantInputSchema,
      sub: z.string().trim().max(100).optional(),
      count: z.coerce.number().int().min(1).max(1000).default(500),
    })
    .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' }),
  result: z.array(trainingSchema),
  shows: ['training/trainings', 'devices/rooms', 'accounts/consents'],
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
export const getTraining = call({
  id: 'trainings.get',
  method: 'GET',
  path: '/trainings/{id}',
  summary: 'Returns a training with its zone limits and its minutes.',
  params: idParams,
  result: trainingDetailSchema,
  shows: ['training/trainings', 'live/group-trainings', 'devices/rooms', 'accounts/users', 'accounts/consents'],
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const getTrainingSources = call({
  id: 'trainings.sources',
  method: 'GET',
  path: '/trainings/{id}/sources',
  summary:
    'Returns the sources of the activity of a training that the caller may see, the counting one first, then the notes of its time.',
  params: idParams,
  result: z.array(trainingSourceSchema),
  shows: ['training/trainings', 'devices/rooms', 'accounts/users', 'accounts/consents'],
  access: theUser('resolved', staff),
});
export const countTraining = call({
  id: 'trainings.count',
  method: 'POST',
  path: '/trainings/{id}/count',
  summary: 'Makes this source the counting one of its activity.',
  params: idParams,
  changes: ['training/trainings'],
  access: theUser('resolved'),
});
export const getNextTraining = call({
  id: 'trainings.next',
  method: 'GET',
  path: '/trainings/{id}/next',
  summary: 'Returns the same athlete’s next training; 404 after the newest.',
  params: idParams,
  result: trainingSchema,
  shows: ['training/trainings', 'devices/rooms', 'accounts/consents'],
  access: theUser('resolved', staff),
});
export const getPrevTraining = call({
  id: 'trainings.prev',
  method: 'GET',
  path: '/trainings/{id}/prev',
  summary: 'Returns the same athlete’s previous training; 404 before the first.',
  params: idParams,
  result: trainingSchema,
  shows: ['training/trainings', 'devices/rooms', 'accounts/consents'],
  access: theUser('resolved', staff),
});
export const getHeartbeats = call({
  id: 'trainings.heartbeats',
  method: 'GET',
  path: '/users/{id}/heartbeats',
  summary:
    'Returns the stored heart rate, one value per second, of at most one day or of one training within it; to staff what the athlete shares.',
  params: idParams,
  query: interval,
  result: heartbeatsSchema,
  shows: ['training/trainings', 'accounts/consents'],
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong', 'NotShared'],
});
export const listClubTrainings = call({
  id: 'trainings.ofClub',
  method: 'GET',
  path: '/clubs/{id}/trainings',
  summary: 'Returns the trainings and notes of attendance of the club in the interval, newest first, with their athletes.',
  params: idParams,
  query: z
    .object({ from: instantInputSchema, to: instantInputSchema, count: z.coerce.number().int().min(1).max(1000).default(200) })
    .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' }),
  result: z.array(trainingSchema.extend({ Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() })),
  shows: ['training/trainings', 'devices/rooms', 'accounts/users', 'accounts/consents'],
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
export const createTraining = call({
  id: 'trainings.create',
  method: 'POST',
  path: '/users/{id}/trainings',
  summary:
    'Adds a past training that the athlete enters; by staff a note of attendance in their club, which is a visit and no training.',
  params: idParams,
  body: newTrainingSchema,
  result: trainingSchema,
  changes,
  access: theUser('params.id', writers),
  idempotent: true,
});
export const updateTraining = call({
  id: 'trainings.update',
  method: 'PUT',
  path: '/trainings/{id}',
  summary:
    'Changes type, name and note of a training or a note of attendance; if it was not received live also its time, figures and club. RowVersion guards against stale writes.',
  params: idParams,
  body: trainingChangeSchema,
  result: trainingSchema,
  changes,
  access: theUser('resolved', writers),
  errors: ['NotShared', 'StaleRowVersion', 'TrainingIsHers'],
});
export const deleteTraining = call({
  id: 'trainings.delete',
  method: 'DELETE',
  path: '/trainings/{id}',
  summary: 'Deletes a training: its received heart rates form no training any more. Staff may delete the notes of their club.',
  params: idParams,
  changes,
  access: theUser('resolved', writers),
  errors: ['TrainingRuns', 'TrainingIsHers'],
});
