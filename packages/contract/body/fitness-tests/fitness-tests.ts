import { z } from 'zod';
import { basicUserSchema, genderSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';
import { measureValueSchema } from '../measures/measures.ts';

export type FitnessTestId = Id<'FitnessTest'>;

/** Tests with a strap or by the clock. */
export const protocols = ['ymcaStep', 'queensStep', 'rockport', 'cooper', 'astrand', 'ymcaCycle', 'shuttle'] as const;
const protocolSchema = z.enum(protocols);
export type Protocol = z.infer<typeof protocolSchema>;

const testEnds = ['completed', 'interruptedHeartRate', 'stoppedByUser', 'sensorLost'] as const;
const testEndSchema = z.enum(testEnds);
export type TestEnd = z.infer<typeof testEndSchema>;
const testStates = ['prepared', 'running', ...testEnds] as const;

/** Scale of every rating and of the total, from best to worst. */
export const ratings = ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'] as const;
const ratingSchema = z.enum(ratings);
export type Rating = z.infer<typeof ratingSchema>;

/**
 * Reasons for no rating: not completed; a medicine that lowers the heart rate; heart rate not steady or outside the formula's
 * range; too many gaps; no norm for age and gender; result deleted.
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
  /** Seconds of effort without pauses; null until it ends. */
  Duration: secondsSchema.nullable(),
  MaxHeartRate: z.number().int(),
  /** Upper limits of the heart-rate zones at the time of the test. */
  ZoneLimits: z.array(z.number().int()).length(6),
  /** Heart rate (bpm) above which the test stops automatically: 0.85 of the maximum. Null for a test to exhaustion. */
  Limit: z.number().nullable(),
  /** Highest median of three seconds; null without heart rates. */
  PeakHeartRate: z.number().int().nullable(),
  /** Load of a cycle test in W; weight in kg. */
  Load: z.number().nullable(),
  Weight: z.number().nullable(),
  /** Metronome beats per minute; null for a test without one. */
  Cadence: z.number().int().nullable(),
  /** Basis of the rating. Null if unknown or not shared with the reader's club. */
  Age: z.number().int().nullable(),
  Gender: genderSchema.nullable(),
  /** The total where there is one, else the cardio score. Null if not rated. */
  Score: z.number().nullable(),
  Rating: ratingSchema.nullable(),
  IsTotal: z.boolean(),
  NotRated: z.enum(unratedReasons).nullable(),
  Components: z.array(componentSchema),
  /** Decrease in bpm in the first minute after the effort. Null if not measured or the effort was too light. */
  HeartRateRecovery: z.number().nullable(),
  /** Earliest time of the next attempt after a stop at 85 percent. */
  NextTryAt: instantSchema.nullable(),
  /** Event that stores the result as measurements; null if there is none. */
  MeasureEventId: idSchema.nullable(),
  /** Staff and club of the test. Null when the athlete did it alone, or if hidden from the reader. */
  RunBy: basicUserSchema.nullable(),
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  MayChange: z.boolean(),
});
export type FitnessTest = z.infer<typeof fitnessTestSchema>;

export const TEST_SECONDS_MAX = 3600;
const samplesSchema = z.array(z.number().int().min(0).max(255)).max(TEST_SECONDS_MAX);

/** One heart rate per second from the start; 0 without a value. */
export const fitnessTestDetailSchema = fitnessTestSchema.extend({ Samples: samplesSchema });
export type FitnessTestDetail = z.infer<typeof fitnessTestDetailSchema>;

export const prepareTestSchema = z.object({
  Protocol: protocolSchema,
  /** Club for which staff run the test; null for the athlete. */
  ClubId: idSchema.nullable(),
  /** Load of a cycle test in W. */
  Load: z.number().int('invalid-number').min(25, 'test-load').max(300, 'test-load').nullable(),
  /** Weight in kg, for formulas that need it. */
  Weight: z.number().min(20, 'test-weight').max(350, 'test-weight').nullable(),
  /** True after a positive answer to the health questions (PAR-Q+). */
  HealthConcern: z.boolean(),
  Fever: z.boolean(),
  /** True if the athlete takes a medicine that lowers the heart rate. */
  BetaBlocker: z.boolean(),
  /** True if a doctor gave clearance. */
  Cleared: z.boolean(),
});
export type PrepareTest = z.infer<typeof prepareTestSchema>;

export const endTestSchema = z.object({
  StartedAt: instantInputSchema,
  /** Heart rate in bpm for each second from the start, pauses included. */
  Samples: samplesSchema,
  /** End as the device decided it. The server checks the samples again. */
  End: testEndSchema,
  /** Second in which the athlete finished the distance or gave up. Null if the test ends by time. */
  DoneAt: z.number().int().min(0).max(TEST_SECONDS_MAX).nullable(),
  Distance: z.number().int('invalid-number').min(500, 'test-distance').max(5000, 'test-distance').nullable(),
});
export type EndTest = z.infer<typeof endTestSchema>;
