import { z } from 'zod';
import { basicUserSchema, genderSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';
import { measureValueSchema } from '../measures/measures.ts';

export type FitnessTestId = Id<'FitnessTest'>;

/** The kinds of fitness tests: with a strap, or by a clock only. */
export const protocols = ['ymcaStep', 'queensStep', 'rockport', 'cooper', 'astrand', 'ymcaCycle', 'shuttle'] as const;
const protocolSchema = z.enum(protocols);
export type Protocol = z.infer<typeof protocolSchema>;

const testEnds = ['completed', 'interruptedHeartRate', 'stoppedByUser', 'sensorLost'] as const;
const testEndSchema = z.enum(testEnds);
export type TestEnd = z.infer<typeof testEndSchema>;
const testStates = ['prepared', 'running', ...testEnds] as const;

/** Scale of the rating of each part of a test and of the total, from best to worst. */
export const ratings = ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'] as const;
const ratingSchema = z.enum(ratings);
export type Rating = z.infer<typeof ratingSchema>;

/**
 * `betaBlocker`: a medicine lowers the heart rate. `outOfRange`: the formula does not cover it. `gaps`: in the heart rate.
 * `noNorm`: none for age and gender.
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
  /** Seconds of effort without pauses; null until the test ends. */
  Duration: secondsSchema.nullable(),
  MaxHeartRate: z.number().int(),
  /** Upper limits of the athlete's heart-rate zones at the time of the test. */
  ZoneLimits: z.array(z.number().int()).length(6),
  /**
   * Heart rate in bpm above which the test stops automatically: 85 percent of the maximum heart rate. Null for a test
   * to exhaustion.
   */
  Limit: z.number().nullable(),
  /** Highest heart rate, as median of three seconds; null if no heart rate was recorded. */
  PeakHeartRate: z.number().int().nullable(),
  /** `Load` is the load of a cycle test in watts, `Weight` the weight of the athlete in kg. */
  Load: z.number().nullable(),
  Weight: z.number().nullable(),
  /** Beats per minute of the metronome; null for a test that has no metronome. */
  Cadence: z.number().int().nullable(),
  /** Age and gender with which the test was rated. Null if unknown or not shared with the reader's club. */
  Age: z.number().int().nullable(),
  Gender: genderSchema.nullable(),
  /** The total score if there is one, otherwise the cardio score. Null if the test is not rated. */
  Score: z.number().nullable(),
  Rating: ratingSchema.nullable(),
  IsTotal: z.boolean(),
  NotRated: z.enum(unratedReasons).nullable(),
  Components: z.array(componentSchema),
  /** In the first minute after the effort, in bpm. Null if not measured or the effort was too light. */
  HeartRateRecovery: z.number().nullable(),
  /** Earliest time at which the athlete may try this test again after it stopped at 85 percent. */
  NextTryAt: instantSchema.nullable(),
  /** Measuring event that stores the result of the test; null if there is none. */
  MeasureEventId: idSchema.nullable(),
  /** Staff who ran the test, and their club. Null without staff, or if hidden from the reader. */
  RunBy: basicUserSchema.nullable(),
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  MayChange: z.boolean(),
});
export type FitnessTest = z.infer<typeof fitnessTestSchema>;

export const TEST_SECONDS_MAX = 3600;
const samplesSchema = z.array(z.number().int().min(0).max(255)).max(TEST_SECONDS_MAX);

/** `Samples` has the heart rate of each second from the start; 0 for a second without a value. */
export const fitnessTestDetailSchema = fitnessTestSchema.extend({ Samples: samplesSchema });
export type FitnessTestDetail = z.infer<typeof fitnessTestDetailSchema>;

export const prepareTestSchema = z.object({
  Protocol: protocolSchema,
  /** Club for which staff run the test; null if the athlete runs it. */
  ClubId: idSchema.nullable(),
  /** Load of a cycle test in watts. */
  Load: z.number().int('invalid-number').min(25, 'test-load').max(300, 'test-load').nullable(),
  /** Weight in kg, for formulas that need it. */
  Weight: z.number().min(20, 'test-weight').max(350, 'test-weight').nullable(),
  /** True if the athlete answered yes to one of the health questions (PAR-Q+). */
  HealthConcern: z.boolean(),
  Fever: z.boolean(),
  /** True if the athlete takes a medicine that lowers the heart rate. */
  BetaBlocker: z.boolean(),
  /** True if a doctor cleared the athlete for the test. */
  Cleared: z.boolean(),
});
export type PrepareTest = z.infer<typeof prepareTestSchema>;

export const endTestSchema = z.object({
  StartedAt: instantInputSchema,
  /** Heart rate in bpm for each second from the start, pauses included. */
  Samples: samplesSchema,
  /** How the test ended as decided on the device. The server checks that with the samples. */
  End: testEndSchema,
  /** Second in which the athlete finished the distance or gave up. Null for a test that ends by time. */
  DoneAt: z.number().int().min(0).max(TEST_SECONDS_MAX).nullable(),
  Distance: z.number().int('invalid-number').min(500, 'test-distance').max(5000, 'test-distance').nullable(),
});
export type EndTest = z.infer<typeof endTestSchema>;
