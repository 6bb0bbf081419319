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
  summary: 'Returns the straps of a user.',
  params: idParams,
  result: z.array(sensorSchema),
  shows: ['devices/sensors'],
  access: theUser('params.id', staff),
});
export const listClubSensors = call({
  id: 'sensors.ofClub',
  method: 'GET',
  path: '/clubs/{id}/sensors',
  summary:
    'Returns the straps of the club’s users by nickname, each with the time of its last reading; filtered by owner, code and name.',
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
  summary: 'Returns the straps received in the last minutes that belong to no user of the club, strongest signal first.',
  params: idParams,
  result: z.array(unknownStrapSchema),
  shows: ['devices/sensors'],
  access: inClub('params.id', staff),
});
export const createSensor = call({
  id: 'sensors.create',
  method: 'POST',
  path: '/sensors',
  summary: 'Links a strap to a user. 409 if it belongs to another user; Reassign moves it if the caller may act for its owner.',
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
  summary: 'Unlinks a strap and leaves its trainings unchanged; the first user who claimed the strap gets it.',
  params: idParams,
  changes: ['devices/sensors'],
  access: theUser('resolved', staff),
});
export const claimSensor = call({
  id: 'sensors.claim',
  method: 'POST',
  path: '/sensors:claim',
  summary: 'Claims a strap from its owner. AnswerBy is null if the strap had no owner: then it is linked immediately.',
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
  summary: 'Returns the claims of others on straps of the user, and the user’s claims on straps of others.',
  params: idParams,
  result: z.array(userSensorClaimSchema),
  shows: ['devices/sensors', 'accounts/users'],
  access: theUser('params.id', staff),
});
export const listClubSensorClaims = call({
  id: 'sensors.claimsOfClub',
  method: 'GET',
  path: '/clubs/{id}/sensorClaims',
  summary: 'Returns the claims on straps of the club’s athletes.',
  params: idParams,
  result: z.array(clubSensorClaimSchema),
  shows: ['devices/sensors', 'accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const answerSensorClaim = call({
  id: 'sensors.answerClaim',
  method: 'POST',
  path: '/sensorClaims/{id}/Answer',
  summary: 'Gives the strap to the claimant, or declines the claim.',
  params: idParams,
  body: z.object({ Grant: z.boolean() }),
  changes: ['devices/sensors'],
  access: theUser('resolved', staff),
});
