import { z } from 'zod';
import { basicUserSchema, genderSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';
import { measureValueSchema } from '../measures/measures.ts';

export type FitnessTestId = Id<'FitnessTest'>;

export const protocols = ['ymcaStep', 'queensStep', 'rockport', 'cooper', 'astrand', 'ymcaCycle', 'shuttle'] as const;
const protocolSchema = z.enum(protocols);
export type Protocol = z.infer<typeof protocolSchema>;

const testEnds = ['completed', 'interruptedHeartRate', 'stoppedByUser', 'sensorLost'] as const;
const testEndSchema = z.enum(testEnds);
export type TestEnd = z.infer<typeof testEndSchema>;
const testStates = ['prepared', 'running', ...testEnds] as const;

export const ratings = ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'] as const;
const ratingSchema = z.enum(ratings);
export type Rating = z.infer<typeof ratingSchema>;

/**
 * `betaBlocker`: a medicine lowers the heart rate. `outOfRange`: outside the range of the formula. `noNorm`: no norm for age and
 * gender.
 */
const unratedReasons = ['ended', 'betaBlocker', 'notSteady', 'outOfRange', 'gaps', 'noNorm', 'deleted'] as const;
export type Unrated = (typeof unratedReasons)[number];

export const componentKinds = ['cardio', 'muscular', 'flexibility', 'body'] as const;
export type ComponentKind = (typeof componentKinds)[number];

const componentSchema = z.object({
  Kind: z.enum(componentKinds),
  Score: z.number(),
  Rating: ratingSchema,
  Values: z.array(measureValueSchema.pick({ Key: true, Value: true })),
});
export type Component = z.infer<typeof componentSchema>;

const secondsSchema = z.number().int();

export const fitnessTestSchema = z.object({
  FitnessTestId: idSchema,
  UserId: idSchema,
  Protocol: protocolSchema,
  State: z.enum(testStates),
  PreparedAt: instantSchema,
  StartedAt: instantSchema.nullable(),
  EndedAt: instantSchema.nullable(),
  /** Effort in seconds without pauses; null until the end. */
  Duration: secondsSchema.nullable(),
  MaxHeartRate: z.number().int(),
  /** Upper limits of the zones at the time of the test. */
  ZoneLimits: z.array(z.number().int()).length(6),
  /** bpm above which the test stops: 85 percent of the maximum. Null for a test to exhaustion. */
  Limit: z.number().nullable(),
  /** Highest median of three seconds. Null without a heart rate. */
  PeakHeartRate: z.number().int().nullable(),
  /** Load in watts of a cycle test, and weight in kg. */
  Load: z.number().nullable(),
  Weight: z.number().nullable(),
  /** Beats of the metronome per minute. Null without one. */
  Cadence: z.number().int().nullable(),
  /** Age by which the test was rated. Null if unknown or not shared with the reader's club. */
  Age: z.number().int().nullable(),
  Gender: genderSchema.nullable(),
  Score: z.number().nullable(),
  Rating: ratingSchema.nullable(),
  IsTotal: z.boolean(),
  NotRated: z.enum(unratedReasons).nullable(),
  Components: z.array(componentSchema),
  /** Decrease in the first minute after the effort, in bpm. Null if not measured or the effort was too light. */
  HeartRateRecovery: z.number().nullable(),
  /** When the test can be repeated after a stop at 85 percent. */
  NextTryAt: instantSchema.nullable(),
  MeasureEventId: idSchema.nullable(),
  /** Staff who ran the test. Null without staff, or if hidden from the reader. */
  RunBy: basicUserSchema.nullable(),
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  MayChange: z.boolean(),
});
export type FitnessTest = z.infer<typeof fitnessTestSchema>;

export const TEST_SECONDS_MAX = 3600;
const samplesSchema = z.array(z.number().int().min(0).max(255)).max(TEST_SECONDS_MAX);

/** `Samples`: bpm of each second from the start; 0 without a value. */
export const fitnessTestDetailSchema = fitnessTestSchema.extend({ Samples: samplesSchema });
export type FitnessTestDetail = z.infer<typeof fitnessTestDetailSchema>;

export const prepareTestSchema = z.object({
  Protocol: protocolSchema,
  /** Null if the athlete runs the test. */
  ClubId: idSchema.nullable(),
  Load: z.number().int('invalid-number').min(25, 'test-load').max(300, 'test-load').nullable(),
  /** Weight in kg, for formulas that need it. */
  Weight: z.number().min(20, 'test-weight').max(350, 'test-weight').nullable(),
  /** The athlete answered a health question (PAR-Q+) with yes. */
  HealthConcern: z.boolean(),
  Fever: z.boolean(),
  BetaBlocker: z.boolean(),
  Cleared: z.boolean(),
});
export type PrepareTest = z.infer<typeof prepareTestSchema>;

export const endTestSchema = z.object({
  StartedAt: instantInputSchema,
  /** bpm for each second from the start, pauses included. */
  Samples: samplesSchema,
  /** End of the test as the device decided it. The server checks it with the samples. */
  End: testEndSchema,
  /** Second in which the distance was finished or given up. Null for a test that ends by time. */
  DoneAt: z.number().int().min(0).max(TEST_SECONDS_MAX).nullable(),
  Distance: z.number().int('invalid-number').min(500, 'test-distance').max(5000, 'test-distance').nullable(),
});
export type EndTest = z.infer<typeof endTestSchema>;
