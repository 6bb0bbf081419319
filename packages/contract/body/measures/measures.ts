import { z } from 'zod';
import { basicUserSchema, genderSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, pageOf, rowVersionSchema, textSchema } from '../../scalars.ts';
import { measureGroups, measureKeys, measureMethods } from './catalogue.ts';

export type MeasureEventId = Id<'MeasureEvent'>;

const measureKeySchema = z.enum(measureKeys);
const methodSchema = z.enum(measureMethods).nullable();

export const measureGroupSchema = z.object({ Key: z.enum(measureGroups), Measures: z.array(measureKeySchema) });

/** A measure of the catalogue; `imperial = metric × ImperialFactor + ImperialOffset`. */
export const measureTypeSchema = z.object({
  Key: measureKeySchema,
  Group: z.enum(measureGroups),
  Unit: z.string(),
  ImperialUnit: z.string(),
  ImperialFactor: z.number(),
  ImperialOffset: z.number(),
  /** Limits in `Unit`. Values outside are refused. */
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
  /** Method, also for derived values. Null if there is only one. */
  Method: methodSchema,
  /** True for a value that was entered or came from a scale, false for a derived one. */
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
  /** Scale, for attribution: "Garmin" with the model if known. Absent when a user measured. */
  DeviceModel: z.string().optional(),
  /** Null when the account was deleted, or when measured in another club than the reader's. */
  MeasuredBy: basicUserSchema.nullable(),
  /** Club of the staff who measured. Null for the athlete, or if it is another club than the reader's. */
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  MayChange: z.boolean(),
  RowVersion: rowVersionSchema,
});
export type MeasureEvent = z.infer<typeof measureEventSchema>;

/** Newest value of a measure, and the earlier one by the same method. */
export const lastMeasureSchema = measureValueSchema.extend({
  At: instantSchema,
  MeasureEventId: idSchema,
  Before: z.object({ Value: z.number(), At: instantSchema }).nullable(),
});
export type LastMeasure = z.infer<typeof lastMeasureSchema>;

/** The measured user. Fields that determine the bands are null if unknown or not shared with the reader's club. */
export const measuredPersonSchema = basicUserSchema.extend({
  /** In years. */
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
  /** True if the reader may see blood values, which need their own consent. */
  BloodShared: z.boolean(),
});
export type UserMeasures = z.infer<typeof userMeasuresSchema>;

export const measureReportSchema = z.object({
  Person: measuredPersonSchema,
  Event: measureEventSchema,
  Before: z.array(lastMeasureSchema.omit({ Before: true, MeasureEventId: true })),
  /** Values that exist only by another method. They are shown without a comparison. */
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
  /** Club for which staff measure; null for the athlete. */
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
    /** Number of whole days; null if not overdue. */
    DaysOverdue: z.number().int().nullable(),
    DeviceModel: z.string().optional(),
  })
  .nullable();
export type MeasureStanding = z.infer<typeof standingSchema>;

/** Newest fitness test. `Value` is the newest total; null if no test had one. */
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
  /** Newest entered value of each requested measure. Blood values are excluded, because they need their own consent. */
  Last: z.array(z.object({ Key: measureKeySchema, Value: z.number(), At: instantSchema })),
  LastAt: instantSchema.nullable(),
  DaysOverdue: z.number().int().nullable(),
  OverdueSince: instantSchema.nullable(),
  /** True if staff sent a reminder today, by the club's calendar. */
  IsReminded: z.boolean(),
});
export type MeasuredAthlete = z.infer<typeof measuredAthleteSchema>;

/** Maximum number of requested measures. A blood pressure counts as two. */
export const LAST_KEYS_MAX = 9;
export const measureKeysQuerySchema = z
  .string()
  .max(LAST_KEYS_MAX * 32)
  .transform((text) => text.split(','))
  .pipe(z.array(measureKeySchema).max(LAST_KEYS_MAX));

/** `Overdue` puts the longest overdue first. Members without measurements are always last. */
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
