import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, lineSchema } from '../scalars.ts';

export type SensorId = Id<'Sensor'>;
export type SensorClaimId = Id<'SensorClaim'>;

export const sensorModels = ['Clubpulse', 'MZ', 'Garmin', 'Bluetooth'] as const;
export const sensorModelSchema = z.enum(sensorModels);
export type SensorModel = z.infer<typeof sensorModelSchema>;

export const sensorSchema = z.object({
  SensorId: idSchema,
  UserId: idSchema,
  /** `ANT+:` and the number of the strap, or `BLE:` and its Bluetooth address. */
  HardwareId: z.string(),
  Model: sensorModelSchema,
  Name: z.string(),
  Code: z.string(),
  CreatedAt: instantSchema,
  /** Another user linked the same number as another kind of strap. In the clubs of both users, that user gets the beats. */
  BeatsOfAnother: z.boolean(),
  /** In percent; null when never reported. */
  Battery: z.number().int().min(0).max(100).nullable(),
});
export type Sensor = z.infer<typeof sensorSchema>;

export const sensorInputSchema = z.object({
  UserId: idSchema,
  Model: sensorModelSchema,
  Code: z.string().trim().min(1, 'field-required').max(20, 'invalid-sensor-code'),
  Name: lineSchema(60).default(''),
  /** Takes the strap from its user. The caller must be that user or staff of that user's club. */
  Reassign: z.boolean().default(false),
  /** The user from whom the strap is taken. If another user owns it meanwhile, the refusal names that user. */
  From: idSchema.optional(),
});

export const sensorClaimInputSchema = sensorInputSchema.omit({ Reassign: true, From: true });

const sensorClaimSchema = z.object({
  ClaimId: idSchema,
  Model: sensorModelSchema,
  Code: z.string(),
  Claimant: z.string(),
  At: instantSchema,
  /** After this time the claimant gets the strap if the owner has not used it for long. */
  AnswerBy: instantSchema,
});
export const userSensorClaimSchema = sensorClaimSchema.extend({
  IsClaimant: z.boolean(),
});
export type UserSensorClaim = z.infer<typeof userSensorClaimSchema>;
export const clubSensorClaimSchema = sensorClaimSchema.extend({
  Owner: z.string(),
});
export type ClubSensorClaim = z.infer<typeof clubSensorClaimSchema>;

export const clubSensorSchema = sensorSchema.extend({
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  LastHeard: instantSchema.nullable(),
});
export type ClubSensor = z.infer<typeof clubSensorSchema>;

export const strapSorts = ['Owner', '-Owner', 'LastHeard', '-LastHeard'] as const;
export type StrapSort = (typeof strapSorts)[number];

export const unknownStrapSchema = z.object({
  HardwareId: z.string(),
  HeartRate: z.number().int().nullable(),
  Rssi: z.number().nullable(),
  DisplayGroupId: idSchema.nullable(),
  FirstHeard: instantSchema,
  LastHeard: instantSchema,
});
export type UnknownStrap = z.infer<typeof unknownStrapSchema>;
