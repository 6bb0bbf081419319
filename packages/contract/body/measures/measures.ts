import { z } from 'zod';
import { basicUserSchema, genderSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, pageOf, rowVersionSchema, textSchema } from '../../scalars.ts';
import { measureGroups, measureKeys, measureMethods } from './catalogue.ts';

export type MeasureEventId = Id<'MeasureEvent'>;

const measureKeySchema = z.enum(measureKeys);
const methodSchema = z.enum(measureMethods).nullable();

export const measureGroupSchema = z.object({ Key: z.enum(measureGroups), Measures: z.array(measureKeySchema) });

export const measureTypeSchema = z.object({
  Key: measureKeySchema,
  Group: z.enum(measureGroups),
  Unit: z.string(),
  ImperialUnit: z.string(),
  ImperialFactor: z.number(),
  ImperialOffset: z.number(),
  Min: z.number(),
  Max: z.number(),
  Decimals: z.number().int(),
  Kind: z.enum(['input', 'device', 'derived']),
  Better: z.enum(['low', 'high', 'range', 'none']),
});
export type MeasureType = z.infer<typeof measureTypeSchema>;

export const eventDataTypes = ['Measures', 'BodyComposition', 'FitnessTest'] as const;
export type EventDataType = (typeof eventDataTypes)[number];

export const measureValueSchema = z.object({
  Key: measureKeySchema,
  Value: z.number(),
  Method: methodSchema,
  /** False for a value derived from others. */
  Typed: z.boolean(),
});
export type MeasureValue = z.infer<typeof measureValueSchema>;

export const measureEventSchema = z.object({
  MeasureEventId: idSchema,
  UserId: idSchema,
  TimeStamp: instantSchema,
  DataType: z.enum(eventDataTypes),
  Values: z.array(measureValueSchema),
  Note: z.string(),
  /** Device for the attribution: "Garmin" with the model if known. Absent if a user entered the values. */
  DeviceModel: z.string().optional(),
  MeasuredBy: basicUserSchema.nullable(),
  /** Null if the athlete measured, or if the club is not the reader's. */
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  MayChange: z.boolean(),
  RowVersion: rowVersionSchema,
});
export type MeasureEvent = z.infer<typeof measureEventSchema>;

/** `Before` is the next older value by the same method. */
export const lastMeasureSchema = measureValueSchema.extend({
  At: instantSchema,
  MeasureEventId: idSchema,
  Before: z.object({ Value: z.number(), At: instantSchema }).nullable(),
});
export type LastMeasure = z.infer<typeof lastMeasureSchema>;

/** Facts for the band of a value. Null if unknown or not shared with the club. */
export const measuredPersonSchema = basicUserSchema.extend({
  Age: z.number().int().nullable(),
  Gender: genderSchema.nullable(),
  /** In cm. */
  Height: z.number().nullable(),
});
export type MeasuredPerson = z.infer<typeof measuredPersonSchema>;

export const userMeasuresSchema = z.object({
  Person: measuredPersonSchema,
  Last: z.array(lastMeasureSchema),
  Events: z.array(measureEventSchema),
  BloodShared: z.boolean(),
});
export type UserMeasures = z.infer<typeof userMeasuresSchema>;

export const measureReportSchema = z.object({
  Person: measuredPersonSchema,
  Event: measureEventSchema,
  Before: z.array(lastMeasureSchema.omit({ Before: true, MeasureEventId: true })),
  /** Older values that exist only by another method. They are shown without a comparison. */
  Apart: z.array(lastMeasureSchema.omit({ Before: true, MeasureEventId: true })),
  BloodShared: z.boolean(),
});
export type MeasureReport = z.infer<typeof measureReportSchema>;

export const EVENTS_MAX = 1000;
const VALUES_MAX = 141;

export const measureInputSchema = z.object({
  TimeStamp: instantInputSchema,
  Values: z
    .array(z.object({ Key: measureKeySchema, Value: z.number(), Method: methodSchema.optional() }))
    .min(1, 'field-required')
    .max(VALUES_MAX),
  Note: textSchema(2000),
  ClubId: idSchema.nullable(),
});
export type MeasureInput = z.infer<typeof measureInputSchema>;
export const enteredMeasuresSchema = measureInputSchema.omit({ ClubId: true });
export type EnteredMeasures = z.infer<typeof enteredMeasuresSchema>;
export const measureCorrectionSchema = enteredMeasuresSchema.extend({ RowVersion: rowVersionSchema });
export type MeasureCorrection = z.infer<typeof measureCorrectionSchema>;

export const agingSchema = z.enum(['weight', 'bodyFatPercent', 'fitnessTestScore']);
export type Aging = z.infer<typeof agingSchema>;

export const measureReminderSchema = z.object({ Measures: z.array(agingSchema) });
export type MeasureReminder = z.infer<typeof measureReminderSchema>;

const standingSchema = z
  .object({
    Value: z.number(),
    At: instantSchema,
    DaysOverdue: z.number().int().nullable(),
    DeviceModel: z.string().optional(),
  })
  .nullable();
export type MeasureStanding = z.infer<typeof standingSchema>;

/** `Value` is the newest total score, null if no test has one. */
const testStandingSchema = standingSchema
  .unwrap()
  .extend({
    Value: z.number().nullable(),
    ScoredAt: instantSchema.optional(),
  })
  .nullable();
export type TestStanding = z.infer<typeof testStandingSchema>;

export const measuredAthleteSchema = basicUserSchema.extend({
  Weight: standingSchema,
  BodyFatPercent: standingSchema,
  FitnessTestScore: testStandingSchema,
  /** Blood values are excluded, because each athlete consents to them separately. */
  Last: z.array(z.object({ Key: measureKeySchema, Value: z.number(), At: instantSchema })),
  LastAt: instantSchema.nullable(),
  DaysOverdue: z.number().int().nullable(),
  OverdueSince: instantSchema.nullable(),
  IsReminded: z.boolean(),
});
export type MeasuredAthlete = z.infer<typeof measuredAthleteSchema>;

/** A blood pressure counts as two measures. */
export const LAST_KEYS_MAX = 9;
export const measureKeysQuerySchema = z
  .string()
  .max(LAST_KEYS_MAX * 32)
  .transform((text) => text.split(','))
  .pipe(z.array(measureKeySchema).max(LAST_KEYS_MAX));

/** `Overdue`: longest overdue first. Members who never measured are always last. */
export const measuredSorts = [
  'Overdue',
  'Name',
  '-Name',
  'Weight',
  '-Weight',
  'BodyFatPercent',
  '-BodyFatPercent',
  'FitnessTestScore',
  '-FitnessTestScore',
  'Last',
  '-Last',
] as const;
export type MeasuredSort = (typeof measuredSorts)[number];

export const measuredAthletesSchema = pageOf(measuredAthleteSchema).extend({
  NotSharing: z.number().int(),
  Overdue: z.number().int(),
});
export type MeasuredAthletes = z.infer<typeof measuredAthletesSchema>;
