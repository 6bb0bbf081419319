import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { sensorModelSchema } from './sensors.ts';

/** A strap belongs to a person, not to a club: these happen in no club. */
const sensor = { SensorId: idSchema, UserId: idSchema, HardwareId: z.string(), Model: sensorModelSchema };

export const sensorLinked = event('SensorLinked', sensor);
export const sensorUnlinked = event('SensorUnlinked', sensor);
