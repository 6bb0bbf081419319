import { z } from 'zod';
import { basicUserSchema, genderSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';
import { measureValueSchema } from '../measures/measures.ts';

export type FitnessTestId = Id<'FitnessTest'>;

/** The tests that are run with a strap or by the clock (reference/domain.md 4.3). */
export const protocols = ['ymcaStep', 'queensStep', 'rockport', 'cooper', 'astrand', 'ymcaCycle', 'shuttle'] as const;
const protocolSchema = z.enum(protocols);
export type Protocol = z.infer<typeof protocolSchema>;

/** How a test ends: only a completed one is rated. */
const testEnds = ['completed', 'interruptedHeartRate', 'stoppedByUser', 'sensorLost'] as const;
const testEndSchema = z.enum(testEnds);
export type TestEnd = z.infer<typeof testEndSchema>;
const testStates = ['prepared', 'running', ...testEnds] as const;

/** From best to worst; the scale of every rating and of the total (reference/domain.md 4.1). */
export const ratings = ['excellent', 'good', 'aboveAverage', 'average', 'belowAverage', 'poor', 'veryPoor'] as const;
const ratingSchema = z.enum(ratings);
export type Rating = z.infer<typeof ratingSchema>;

/**
 * Why a test has no rating: it did not get to its end; her medicine holds the heart back; the heart rate was not steady, or outside of
 * what the formula is for; too few seconds of it were heard; no table speaks of her age and gender; what it found was deleted.
 */
const unratedReasons = ['ended', 'betaBlocker', 'notSteady', 'outOfRange', 'gaps', 'noNorm', 'deleted'] as const;
export type Unrated = (typeof unratedReasons)[number];

export const componentKinds = ['cardio', 'muscular', 'flexibility', 'body'] as const;
export type ComponentKind = (typeof componentKinds)[number];

/** One part of the total, with what was measured of it. */
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
  /** Seconds of effort, without pauses; null: it has not ended. */
  Duration: secondsSchema.nullable(),
  MaxHeartRate: z.number().int(),
  /** Upper limits of the zones, as they were hers then. */
  ZoneLimits: z.array(z.number().int()).length(6),
  /** Beats a minute above which it stops by itself: 0.85 of the maximum; null: a test to exhaustion, which does not. */
  Limit: z.number().nullable(),
  /** The highest median of three seconds; null: no heart rate was heard. */
  PeakHeartRate: z.number().int().nullable(),
  /** Load of a cycle test with one load, W; weight, kg. */
  Load: z.number().nullable(),
  Weight: z.number().nullable(),
  /** Beats a minute of the metronome; null: a test without one. */
  Cadence: z.number().int().nullable(),
  /** By what its tables rated; null where she does not share it with the reader's club, or never said it. */
  Age: z.number().int().nullable(),
  Gender: genderSchema.nullable(),
  /** Of the measures that came of it: the total where there is one, else of the heart and lungs alone; null: not rated. */
  Score: z.number().nullable(),
  Rating: ratingSchema.nullable(),
  /** Whether the score is the total. */
  IsTotal: z.boolean(),
  NotRated: z.enum(unratedReasons).nullable(),
  Components: z.array(componentSchema),
  /** Beats by which the heart calmed down in the first minute after; null: it was not asked for, or the effort was too light. */
  HeartRateRecovery: z.number().nullable(),
  /** After a stop at 85 percent: when the same test may be tried again. */
  NextTryAt: instantSchema.nullable(),
  /** What it found, as measures; null: nothing. */
  MeasureEventId: idSchema.nullable(),
  /** Who ran it with her and for which club; null: she did herself, or it is none of the reader's. */
  RunBy: basicUserSchema.nullable(),
  Club: z.object({ ClubId: idSchema, Name: z.string() }).nullable(),
  /** Whether the reader may end and delete it. */
  MayChange: z.boolean(),
});
export type FitnessTest = z.infer<typeof fitnessTestSchema>;

/** An hour of a value a second. */
export const TEST_SECONDS_MAX = 3600;
const samplesSchema = z.array(z.number().int().min(0).max(255)).max(TEST_SECONDS_MAX);

/** With what was heard, a value a second from its start; 0 where nothing was. */
export const fitnessTestDetailSchema = fitnessTestSchema.extend({ Samples: samplesSchema });
export type FitnessTestDetail = z.infer<typeof fitnessTestDetailSchema>;

export const prepareTestSchema = z.object({
  Protocol: protocolSchema,
  /** For staff, the club for which they run it with her; null: she does herself. */
  ClubId: idSchema.nullable(),
  /** Of a cycle test with one load, W. */
  Load: z.number().int('invalid-number').min(25, 'test-load').max(300, 'test-load').nullable(),
  /** Where the formula goes by it, kg. */
  Weight: z.number().min(20, 'test-weight').max(350, 'test-weight').nullable(),
  /** Something of the health questions (PAR-Q+) holds for her. */
  HealthConcern: z.boolean(),
  /** Fever, or an infection. */
  Fever: z.boolean(),
  /** A medicine that holds the heart rate down. */
  BetaBlocker: z.boolean(),
  /** A doctor has said that she may. */
  Cleared: z.boolean(),
});
export type PrepareTest = z.infer<typeof prepareTestSchema>;

export const endTestSchema = z.object({
  StartedAt: instantInputSchema,
  /** Beats a minute of each second from the start on, pauses included. */
  Samples: samplesSchema,
  /** How it ended on the device; the server looks at the samples again. */
  End: testEndSchema,
  /** The second in which she said that the way was done, or could go on no further; null: the test ends by its time. */
  DoneAt: z.number().int().min(0).max(TEST_SECONDS_MAX).nullable(),
  /** Of a run by time, m. */
  Distance: z.number().int('invalid-number').min(500, 'test-distance').max(5000, 'test-distance').nullable(),
});
export type EndTest = z.infer<typeof endTestSchema>;
