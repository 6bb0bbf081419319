import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParams, instantSchema, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  clubSensorClaimSchema,
  clubSensorSchema,
  sensorClaimInputSchema,
  sensorInputSchema,
  sensorSchema,
  strapSorts,
  unknownStrapSchema,
  userSensorClaimSchema,
} from './sensors.ts';

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
  summary:
    'Links a strap to a user. 409 when it belongs to somebody else; Reassign takes it where the caller may answer for its owner.',
  body: sensorInputSchema,
  result: sensorSchema,
  changes: ['devices/sensors'],
  access: theUser('body.UserId', staff),
  errors: ['SensorLinkedToOther', 'SensorClaimLimit', 'SensorLimit'],
});
export const deleteSensor = call({
  id: 'sensors.delete',
  method: 'DELETE',
  path: '/sensors/{id}',
  summary: 'Unlinks a strap. Its trainings stay; whoever asked for it first gets it.',
  params: idParams,
  changes: ['devices/sensors'],
  access: theUser('resolved', staff),
});
export const claimSensor = call({
  id: 'sensors.claim',
  method: 'POST',
  path: '/sensors:claim',
  summary: 'Asks the owner of a strap for it. AnswerBy is null when nobody had it: then it is linked.',
  body: sensorClaimInputSchema,
  result: z.object({ AnswerBy: instantSchema.nullable() }),
  changes: ['devices/sensors'],
  access: theUser('body.UserId', staff),
  errors: ['SensorClaimLimit', 'SensorLimit'],
});
export const listUserSensorClaims = call({
  id: 'sensors.claimsOfUser',
  method: 'GET',
  path: '/users/{id}/sensorClaims',
  summary: 'Who asks for straps of the user, and which straps of others they asked for.',
  params: idParams,
  result: z.array(userSensorClaimSchema),
  shows: ['devices/sensors', 'accounts/users'],
  access: theUser('params.id', staff),
});
export const listClubSensorClaims = call({
  id: 'sensors.claimsOfClub',
  method: 'GET',
  path: '/clubs/{id}/sensorClaims',
  summary: "Who asks for straps of the club's athletes.",
  params: idParams,
  result: z.array(clubSensorClaimSchema),
  shows: ['devices/sensors', 'accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const answerSensorClaim = call({
  id: 'sensors.answerClaim',
  method: 'POST',
  path: '/sensorClaims/{id}/Answer',
  summary: 'Gives the strap to who asks for it, or keeps it.',
  params: idParams,
  body: z.object({ Grant: z.boolean() }),
  changes: ['devices/sensors'],
  access: theUser('resolved', staff),
});
