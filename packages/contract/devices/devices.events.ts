import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { sensorModelSchema } from './sensors.ts';

// apps feature

const app = { ClubpulseAppId: idSchema, Name: z.string() };

export const appCodeRequested = event('AppCodeRequested', { ...app, By: idSchema });
export const appRegistered = event('AppRegistered', app);
export const appDeleted = event('AppDeleted', { ...app, By: idSchema });

// bridges feature

const bridgeSession = { ClubpulseBridgeId: idSchema };
const bridge = {
  ...bridgeSession,
  HardwareId: z.string(),
  Name: z.string(),
  DisplayGroupId: idSchema.nullable(),
  By: idSchema.nullable().default(null),
};

export const bridgeRegistered = event('BridgeRegistered', bridge);
export const bridgeUpdated = event('BridgeUpdated', bridge);
export const bridgeDeleted = event('BridgeDeleted', bridge);
export const bridgeConnected = event('BridgeConnected', bridgeSession);
export const bridgeDisconnected = event('BridgeDisconnected', bridgeSession);

const demoUser = { DemoAthleteId: idSchema, Name: z.string(), By: idSchema };

export const demoUserAdded = event('DemoUserAdded', demoUser);
export const demoUserUpdated = event('DemoUserUpdated', { ...demoUser, IsOn: z.boolean() });
export const demoUserDeleted = event('DemoUserDeleted', demoUser);

// rooms feature

const room = {
  DisplayGroupId: idSchema,
  Name: z.string(),
  By: idSchema.nullable().default(null),
};

export const roomCreated = event('RoomCreated', room);
export const roomUpdated = event('RoomUpdated', room);
export const roomDeleted = event('RoomDeleted', room);

// sensors feature

/** The event has no club, because a strap belongs to a user. */
const sensor = { SensorId: idSchema, UserId: idSchema, HardwareId: z.string(), Model: sensorModelSchema };

export const sensorLinked = event('SensorLinked', sensor);
export const sensorUnlinked = event('SensorUnlinked', sensor);

const sensorClaim = { SensorId: idSchema, Code: z.string(), OwnerId: idSchema, ClaimantId: idSchema };

export const sensorClaimed = eventWithListeners('SensorClaimed', { ...sensorClaim, AnswerBy: instantSchema });
export const sensorReassigned = eventWithListeners('SensorReassigned', {
  ...sensorClaim,
  Reason: z.enum(['Owner', 'Staff', 'Released', 'Silence']),
});
export const sensorClaimRefused = eventWithListeners('SensorClaimRefused', {
  ...sensorClaim,
  Reason: z.enum(['Owner', 'Staff', 'Heard', 'Given']),
});
