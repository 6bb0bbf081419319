import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, lineSchema } from '../scalars.ts';

export type SensorId = Id<'Sensor'>;

/** The three kinds of strap (spec 3 section 3). */
export const sensorModels = ['Clubpulse', 'MZ', 'Garmin'] as const;
export const sensorModelSchema = z.enum(sensorModels);
export type SensorModel = z.infer<typeof sensorModelSchema>;

export const sensorSchema = z.object({
  SensorId: idSchema,
  UserId: idSchema,
  /** `ANT+:` and the number the strap sends (reference/domain.md 5.2). */
  HardwareId: z.string(),
  Model: sensorModelSchema,
  Name: z.string(),
  /** Code as printed on the strap. */
  Code: z.string(),
  CreatedAt: instantSchema,
});
export type Sensor = z.infer<typeof sensorSchema>;

export const sensorInputSchema = z.object({
  UserId: idSchema,
  Model: sensorModelSchema,
  /** As printed; checked by the kind's own rule. */
  Code: z.string().trim().min(1, 'field-required').max(20, 'invalid-sensor-code'),
  Name: lineSchema(60).default(''),
  /** Takes the strap from whoever has it (asked first, spec 3 section 5). */
  Reassign: z.boolean().default(false),
});

export const clubSensorSchema = sensorSchema.extend({
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  LastHeard: instantSchema.nullable(),
});
export type ClubSensor = z.infer<typeof clubSensorSchema>;

export const strapSorts = ['Owner', '-Owner', 'LastHeard', '-LastHeard'] as const;
export type StrapSort = (typeof strapSorts)[number];

/** A strap that the club's bridges hear and nobody owns. */
export const unknownStrapSchema = z.object({
  HardwareId: z.string(),
  HeartRate: z.number().int().nullable(),
  Rssi: z.number().nullable(),
  DisplayGroupId: idSchema.nullable(),
  FirstHeard: instantSchema,
  LastHeard: instantSchema,
});
export type UnknownStrap = z.infer<typeof unknownStrapSchema>;
