import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import { clubSensorSchema, sensorInputSchema, sensorSchema, strapSorts, unknownStrapSchema } from './sensors.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const listUserSensors = call({
  id: 'sensors.ofUser',
  method: 'GET',
  path: '/users/{id}/sensors',
  summary: 'The straps of a user.',
  params: idParams,
  result: z.array(sensorSchema),
  shows: ['devices/sensors'],
  access: theUser('params.id', staff),
});
export const listClubSensors = call({
  id: 'sensors.ofClub',
  method: 'GET',
  path: '/clubs/{id}/sensors',
  summary: "The straps of the club's people by nickname, with when they were last heard: by words of owner, code and name.",
  params: idParams,
  query: pageQuerySchema.extend({ Sort: z.enum(strapSorts).default('Owner') }),
  result: pageOf(clubSensorSchema),
  shows: ['devices/sensors', 'accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const listUnknownStraps = call({
  id: 'sensors.unknown',
  method: 'GET',
  path: '/clubs/{id}/sensors/unknown',
  summary: 'Straps heard in the last minutes that belong to nobody in the club, strongest signal first.',
  params: idParams,
  result: z.array(unknownStrapSchema),
  shows: ['devices/sensors'],
  access: inClub('params.id', staff),
});
export const createSensor = call({
  id: 'sensors.create',
  method: 'POST',
  path: '/sensors',
  summary: 'Links a strap to a user. 409 when it belongs to somebody else, until Reassign is true.',
  body: sensorInputSchema,
  result: sensorSchema,
  changes: ['devices/sensors'],
  access: theUser('body.UserId', staff),
  errors: ['SensorLinkedToOther'],
});
export const deleteSensor = call({
  id: 'sensors.delete',
  method: 'DELETE',
  path: '/sensors/{id}',
  summary: 'Unlinks a strap. Its trainings stay.',
  params: idParams,
  changes: ['devices/sensors'],
  access: theUser('resolved', staff),
});
