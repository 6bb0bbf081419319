import { z } from 'zod';
import { refusedPictures } from '../../accounts/images.calls.ts';
import { imageAnswerSchema, imageUploadSchema } from '../../accounts/images.ts';
import { call, inClub } from '../../call.ts';
import { idParamSchema, idParams } from '../../scalars.ts';
import {
  circuitBatchSchema,
  circuitCloningSchema,
  circuitContentSchema,
  circuitInputSchema,
  circuitPageSchema,
  circuitPublishingSchema,
  circuitQuerySchema,
  circuitSchema,
  circuitsClonedSchema,
  circuitsDoneSchema,
  circuitUpdateSchema,
  clubStationSchema,
} from './circuits.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const ofClub = z.object({ ClubId: idParamSchema });

export const listCircuits = call({
  id: 'bridgeWorkouts.list',
  method: 'GET',
  path: '/bridgeWorkouts',
  summary: 'Returns the circuits of a club, by name.',
  query: circuitQuerySchema,
  result: circuitPageSchema,
  shows: ['workouts/circuits', 'devices/rooms'],
  access: inClub('query.ClubId', staff),
});
export const listCircuitTags = call({
  id: 'bridgeWorkouts.tags',
  method: 'GET',
  path: '/bridgeWorkouts/tags',
  summary: 'Returns the tags of the club’s circuits.',
  query: ofClub,
  result: z.array(z.string()),
  shows: ['workouts/circuits'],
  access: inClub('query.ClubId', staff),
});
export const listClubStations = call({
  id: 'bridgeWorkouts.stations',
  method: 'GET',
  path: '/bridgeWorkouts/stations',
  summary: 'Returns the stations of a club’s bridges and their screens, which can show the stations of a circuit.',
  query: ofClub,
  result: z.array(clubStationSchema),
  shows: ['devices/bridges', 'live/displays'],
  access: inClub('query.ClubId', staff),
});
export const getCircuit = call({
  id: 'bridgeWorkouts.get',
  method: 'GET',
  path: '/bridgeWorkouts/{id}',
  summary: 'Returns a circuit with its stations, and for each whether the club has it.',
  params: idParams,
  result: circuitSchema,
  shows: ['workouts/circuits', 'workouts/exercises', 'devices/bridges', 'devices/rooms'],
  access: inClub('resolved', staff),
});
export const getCircuitCache = call({
  id: 'bridgeWorkouts.cache',
  method: 'GET',
  path: '/bridgeWorkouts/{id}/cache',
  summary:
    'Returns all that a screen needs to run a circuit without a network: stations, names and pictures of exercises, steps.',
  params: idParams,
  result: circuitContentSchema,
  shows: ['workouts/circuits', 'workouts/exercises', 'devices/rooms'],
  access: inClub('resolved', staff),
});
export const createCircuit = call({
  id: 'bridgeWorkouts.create',
  method: 'POST',
  path: '/bridgeWorkouts',
  summary: 'Adds a circuit to a club.',
  body: circuitInputSchema,
  result: circuitSchema,
  changes: ['workouts/circuits'],
  access: inClub('body.ClubId', staff),
  licensed: true,
  idempotent: true,
  errors: ['TooManyCircuits', 'NoBridgeWithStation'],
});
export const updateCircuit = call({
  id: 'bridgeWorkouts.update',
  method: 'PUT',
  path: '/bridgeWorkouts/{id}',
  summary: 'Saves a circuit. RowVersion guards against stale writes; a stored station that has exercises is not removed.',
  params: idParams,
  body: circuitUpdateSchema,
  result: circuitSchema,
  changes: ['workouts/circuits'],
  access: inClub('resolved', staff),
  errors: ['StaleRowVersion', 'NoBridgeWithStation'],
});
export const uploadCircuitPicture = call({
  id: 'bridgeWorkouts.uploadPicture',
  method: 'POST',
  path: '/clubs/{id}/bridgeWorkouts/images',
  summary: 'Stores a picture for a circuit, which names it when saved; deleted after a day if no circuit names it.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', staff),
  errors: refusedPictures,
});
export const deleteCircuit = call({
  id: 'bridgeWorkouts.delete',
  method: 'DELETE',
  path: '/bridgeWorkouts/{id}',
  summary: 'Deletes a circuit.',
  params: idParams,
  changes: ['workouts/circuits'],
  access: inClub('resolved', staff),
});
export const batchDeleteCircuits = call({
  id: 'bridgeWorkouts.batchDelete',
  method: 'POST',
  path: '/bridgeWorkouts:batchDelete',
  summary: 'Deletes circuits of a club.',
  body: circuitBatchSchema,
  result: circuitsDoneSchema,
  changes: ['workouts/circuits'],
  access: inClub('body.ClubId', staff),
});
export const batchPublishCircuits = call({
  id: 'bridgeWorkouts.batchPublish',
  method: 'POST',
  path: '/bridgeWorkouts:batchPublish',
  summary: 'Publishes or unpublishes circuits of a club.',
  body: circuitPublishingSchema,
  result: circuitsDoneSchema,
  changes: ['workouts/circuits'],
  access: inClub('body.ClubId', staff),
});
export const batchCloneCircuits = call({
  id: 'bridgeWorkouts.batchClone',
  method: 'POST',
  path: '/bridgeWorkouts:batchClone',
  summary:
    'Adds unpublished copies of circuits to clubs where the caller may edit circuits. A copy is refused if its club lacks one of its exercises; if its club lacks stations, the result lists them.',
  body: circuitCloningSchema,
  result: circuitsClonedSchema,
  changes: ['workouts/circuits'],
  access: inClub('body.ClubId', staff),
  licensed: true,
  idempotent: true,
});
