import { z } from 'zod';
import { event, heardEvent } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { sensorModelSchema } from './sensors.ts';

/** A strap belongs to a person, not to a club: these happen in no club. */
const sensor = { SensorId: idSchema, UserId: idSchema, HardwareId: z.string(), Model: sensorModelSchema };

export const sensorLinked = event('SensorLinked', sensor);
export const sensorUnlinked = event('SensorUnlinked', sensor);

/** Between two people: who has the strap and who asks for it. */
const between = { SensorId: idSchema, Code: z.string(), OwnerId: idSchema, ClaimantId: idSchema };

export const sensorClaimed = heardEvent('SensorClaimed', { ...between, AnswerBy: instantSchema });
/** Given by its owner, confirmed by staff of her club, unlinked while somebody asked for it, or not heard for long and not answered. */
export const sensorReassigned = heardEvent('SensorReassigned', {
  ...between,
  Reason: z.enum(['Owner', 'Staff', 'Released', 'Silence']),
});
/** Kept by its owner, by staff of her club, heard while nobody answered, or given to somebody else. */
export const sensorClaimRefused = heardEvent('SensorClaimRefused', {
  ...between,
  Reason: z.enum(['Owner', 'Staff', 'Heard', 'Given']),
});
