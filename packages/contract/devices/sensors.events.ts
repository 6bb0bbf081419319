import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { sensorModelSchema } from './sensors.ts';

/** A strap belongs to a user, not to a club, so these events have no club. */
const sensor = { SensorId: idSchema, UserId: idSchema, HardwareId: z.string(), Model: sensorModelSchema };

export const sensorLinked = event('SensorLinked', sensor);
export const sensorUnlinked = event('SensorUnlinked', sensor);

const between = { SensorId: idSchema, Code: z.string(), OwnerId: idSchema, ClaimantId: idSchema };

export const sensorClaimed = eventWithListeners('SensorClaimed', { ...between, AnswerBy: instantSchema });
export const sensorReassigned = eventWithListeners('SensorReassigned', {
  ...between,
  Reason: z.enum(['Owner', 'Staff', 'Released', 'Silence']),
});
export const sensorClaimRefused = eventWithListeners('SensorClaimRefused', {
  ...between,
  Reason: z.enum(['Owner', 'Staff', 'Heard', 'Given']),
});
