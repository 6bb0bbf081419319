import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, lineSchema } from '../scalars.ts';

export type SensorId = Id<'Sensor'>;
export type SensorClaimId = Id<'SensorClaim'>;

/** The three kinds of strap that speak ANT+ (spec 3 section 3), and those that only speak Bluetooth. */
export const sensorModels = ['Clubpulse', 'MZ', 'Garmin', 'Bluetooth'] as const;
export const sensorModelSchema = z.enum(sensorModels);
export type SensorModel = z.infer<typeof sensorModelSchema>;

export const sensorSchema = z.object({
  SensorId: idSchema,
  UserId: idSchema,
  /** `ANT+:` and the number the strap sends (reference/domain.md 5.2), or `BLE:` and its address. */
  HardwareId: z.string(),
  Model: sensorModelSchema,
  Name: z.string(),
  /** Code as printed on the strap. */
  Code: z.string(),
  CreatedAt: instantSchema,
  /** Somebody else linked this number too, as another kind: in a club of both its beats are not counted as hers. */
  BeatsOfAnother: z.boolean(),
  /** Percent, as it said itself; null where it never did. */
  Battery: z.number().int().min(0).max(100).nullable(),
});
export type Sensor = z.infer<typeof sensorSchema>;

export const sensorInputSchema = z.object({
  UserId: idSchema,
  Model: sensorModelSchema,
  /** As printed; checked by the kind's own rule. */
  Code: z.string().trim().min(1, 'field-required').max(20, 'invalid-sensor-code'),
  Name: lineSchema(60).default(''),
  /** Takes the strap from whoever has it, where the caller is its owner or staff of a club of hers (spec 3 section 5, readings 70). */
  Reassign: z.boolean().default(false),
  /** Takes it from her alone: whoever got it meanwhile keeps it, and the answer says who. */
  From: idSchema.optional(),
});

/** Asks the owner of a strap for it. */
export const sensorClaimInputSchema = sensorInputSchema.omit({ Reassign: true, From: true });

const sensorClaimSchema = z.object({
  ClaimId: idSchema,
  Model: sensorModelSchema,
  Code: z.string(),
  /** Nickname of whose it becomes. */
  Claimant: z.string(),
  At: instantSchema,
  /** Nobody answered until then: it is hers where its owner was not heard with it for long, else it stays. */
  AnswerBy: instantSchema,
});
export const userSensorClaimSchema = sensorClaimSchema.extend({
  /** She asks for it; else she has it and is asked. */
  IsClaimant: z.boolean(),
});
export type UserSensorClaim = z.infer<typeof userSensorClaimSchema>;
export const clubSensorClaimSchema = sensorClaimSchema.extend({
  /** Nickname of who has it. */
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
