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
  /** What lies outside is refused; in `Unit`. */
  Min: z.number(),
  Max: z.number(),
  Decimals: z.number().int(),
  Kind: z.enum(['input', 'device', 'derived']),
  Better: z.enum(['low', 'high', 'range', 'none']),
});
export type MeasureType = z.infer<typeof measureTypeSchema>;

/** What kind of event it is, by what was measured in it. */
export const eventDataTypes = ['Measures', 'BodyComposition', 'FitnessTest'] as const;
export type EventDataType = (typeof eventDataTypes)[number];

/** A value in the unit of the catalogue. */
export const measureValueSchema = z.object({
  Key: measureKeySchema,
  Value: z.number(),
  /** Of what is found in several ways, and of what was worked out of it; null: there is one way. */
  Method: methodSchema,
  /** It was typed or read off; else it follows from what was. */
  Typed: z.boolean(),
});
export type MeasureValue = z.infer<typeof measureValueSchema>;

/** What was measured at one moment, and what followed from it. */
export const measureEventSchema = z.object({
  MeasureEventId: idSchema,
  UserId: idSchema,
  TimeStamp: instantSchema,
  DataType: z.enum(eventDataTypes),
  Values: z.array(measureValueSchema),
  Note: z.string(),
  /** The scale that said the values, named wherever they stand: "Garmin", and its model where it is known. Left out: somebody measured. */
  DeviceModel: z.string().optional(),
  /** Null: whoever measured has no account any more, or measured for a club that is none of the reader's. */
  MeasuredBy: basicUserSchema.nullable(),
  /** The club whose staff measured; null: she did herself, or it is none of the reader's. */
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  /** Whether the reader may correct and delete it. */
  MayChange: z.boolean(),
  RowVersion: rowVersionSchema,
});
export type MeasureEvent = z.infer<typeof measureEventSchema>;

/** The newest value of a measure, and the one before by the same method. */
export const lastMeasureSchema = measureValueSchema.extend({
  At: instantSchema,
  MeasureEventId: idSchema,
  Before: z.object({ Value: z.number(), At: instantSchema }).nullable(),
});
export type LastMeasure = z.infer<typeof lastMeasureSchema>;

/** Whose measures they are. What decides over bands is null where she does not share it with the reader's club, or never said it. */
export const measuredPersonSchema = basicUserSchema.extend({
  /** Years. */
  Age: z.number().int().nullable(),
  Gender: genderSchema.nullable(),
  /** cm. */
  Height: z.number().nullable(),
});
export type MeasuredPerson = z.infer<typeof measuredPersonSchema>;

export const userMeasuresSchema = z.object({
  Person: measuredPersonSchema,
  Last: z.array(lastMeasureSchema),
  /** Newest first; none where they were left out. */
  Events: z.array(measureEventSchema),
  /** Blood values are a consent of their own: whether the reader sees those there are. */
  BloodShared: z.boolean(),
});
export type UserMeasures = z.infer<typeof userMeasuresSchema>;

/** One event with the one before it that measured something of the same. */
export const measureReportSchema = z.object({
  Person: measuredPersonSchema,
  Event: measureEventSchema,
  /** What was known before it, newest of each measure. */
  Before: z.array(lastMeasureSchema.omit({ Before: true, MeasureEventId: true })),
  /** What was found by another method before and is known by this one not at all: shown, and compared with nothing. */
  Apart: z.array(lastMeasureSchema.omit({ Before: true, MeasureEventId: true })),
  BloodShared: z.boolean(),
});
export type MeasureReport = z.infer<typeof measureReportSchema>;

/** Events that one answer holds at most: the newest. */
export const EVENTS_MAX = 1000;
const VALUES_MAX = 141;

export const measureInputSchema = z.object({
  TimeStamp: instantInputSchema,
  Values: z
    .array(z.object({ Key: measureKeySchema, Value: z.number(), Method: methodSchema.optional() }))
    .min(1, 'field-required')
    .max(VALUES_MAX),
  Note: textSchema(2000),
  /** For staff, the club for which they measure; null: she measures herself. */
  ClubId: idSchema.nullable(),
});
export type MeasureInput = z.infer<typeof measureInputSchema>;
/** What is said of an event, wherever it was measured. */
export const measuresSaidSchema = measureInputSchema.omit({ ClubId: true });
export type MeasuresSaid = z.infer<typeof measuresSaidSchema>;
/** Where it was measured stays. */
export const measureCorrectionSchema = measuresSaidSchema.extend({ RowVersion: rowVersionSchema });
export type MeasureCorrection = z.infer<typeof measureCorrectionSchema>;

/** What gets old. */
export const agingSchema = z.enum(['weight', 'bodyFatPercent', 'fitnessTestScore']);
export type Aging = z.infer<typeof agingSchema>;

/** What a member was reminded to measure again, what is old longest first. */
export const measureReminderSchema = z.object({ Measures: z.array(agingSchema) });
export type MeasureReminder = z.infer<typeof measureReminderSchema>;

/** When something of a member was measured last; null: never. */
const standingSchema = z
  .object({
    Value: z.number(),
    At: instantSchema,
    /** Whole days since it is old; null: it is not. */
    DaysOverdue: z.number().int().nullable(),
    /** The scale that said it. */
    DeviceModel: z.string().optional(),
  })
  .nullable();
export type MeasureStanding = z.infer<typeof standingSchema>;

/** When she was tested last. `Value`: the newest total; null: no test came to one. */
const testStandingSchema = standingSchema
  .unwrap()
  .extend({
    Value: z.number().nullable(),
    /** When the total was found, where she was tested since without one. */
    ScoredAt: instantSchema.optional(),
  })
  .nullable();
export type TestStanding = z.infer<typeof testStandingSchema>;

/** A member who shares her measures with the club. */
export const measuredAthleteSchema = basicUserSchema.extend({
  Weight: standingSchema,
  BodyFatPercent: standingSchema,
  FitnessTestScore: testStandingSchema,
  /** The newest value that was typed or read off of each measure that was asked for; blood values, which have a consent of their own, are never here. */
  Last: z.array(z.object({ Key: measureKeySchema, Value: z.number(), At: instantSchema })),
  /** Of any measure. */
  LastAt: instantSchema.nullable(),
  /** Of what is overdue longest; null: nothing is. */
  DaysOverdue: z.number().int().nullable(),
  /** Since when that is so. */
  OverdueSince: instantSchema.nullable(),
  /** Staff of the club reminded her today, as the day is there. */
  IsReminded: z.boolean(),
});
export type MeasuredAthlete = z.infer<typeof measuredAthleteSchema>;

/** More measures than these nobody reads of everybody at once; a blood pressure is two. */
export const LAST_KEYS_MAX = 9;
/** Measures, with commas. */
export const measureKeysQuerySchema = z
  .string()
  .max(LAST_KEYS_MAX * 32)
  .transform((text) => text.split(','))
  .pipe(z.array(measureKeySchema).max(LAST_KEYS_MAX));

/** `Overdue`: what is old longest first. Who was never measured stands last either way. */
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
  /** Athletes of the club who do not share their measures with it. */
  NotSharing: z.number().int(),
  /** Those of the list with something overdue, whatever it is filtered by. */
  Overdue: z.number().int(),
});
export type MeasuredAthletes = z.infer<typeof measuredAthletesSchema>;
