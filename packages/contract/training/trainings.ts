import { z } from 'zod';
import { TYPED_HEART_RATE_MAX } from '../accounts/profile-limits.ts';
import type { Id } from '../ids.ts';
import {
  idSchema,
  instantInputSchema,
  instantSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';

export type TrainingId = Id<'Training'>;
export type GroupTrainingId = Id<'GroupTraining'>;

const seconds = z.number().int().min(0);

/** In Unix seconds. `end` is the first second after the pause. */
export interface RecorderPause {
  readonly begin: number;
  readonly end: number;
}

export const PAUSES_MAX = 500;

/** `Heart`: heart rates were received live by a bridge of the club or, without a club, from the athlete's own strap. */
export const trainingSources = ['Heart', 'Hand', 'File', 'Wearable'] as const;
export type TrainingSource = (typeof trainingSources)[number];
/** In responses, notes of attendance by staff are listed like trainings. */
export const shownSources = [...trainingSources, 'Note'] as const;

/**
 * One source of an activity, or a note of attendance. If there are no seconds, the athlete entered the figures. `Duration` is the
 * zone times plus `GapTime`, in seconds.
 */
export const trainingSchema = z.object({
  TrainingId: idSchema,
  UserId: idSchema,
  ClubId: idSchema.nullable(),
  ClubName: z.string().nullable(),
  DisplayGroupId: idSchema.nullable(),
  RoomName: z.string().nullable(),
  GroupTrainingId: idSchema.nullable(),
  Name: z.string(),
  TrainingType: z.string(),
  Note: z.string(),
  Source: z.enum(shownSources),
  SourceName: z.string(),
  Distance: z.number().int().nullable(),
  Begin: instantSchema,
  /** Second after the last heart rate, or the declared end. */
  End: instantSchema,
  Duration: seconds,
  MovingTime: seconds,
  Zone0Time: seconds,
  Zone1Time: seconds,
  Zone2Time: seconds,
  Zone3Time: seconds,
  Zone4Time: seconds,
  Zone5Time: seconds,
  GapTime: seconds,
  TargetTime: seconds,
  Points: z.number().int(),
  AverageHeartRate: z.number().int().nullable(),
  MaxHeartRate: z.number().int().nullable(),
  Calories: z.number().int(),
  /** False: only presence, length and points are returned. Zone times, gaps and calories are 0, and heart rates are null. */
  IsShared: z.boolean(),
  /** True if this source counts for its activity in journal, sums and levels. False for a note of attendance. */
  Counts: z.boolean(),
  OtherSources: z.number().int().min(0),
  /** Number of notes of attendance at the time of this training. They are not listed separately. */
  Notes: z.number().int().min(0),
  NotedBy: z.string().nullable(),
  IsLive: z.boolean(),
  Color: z.string(),
  CalendarType: z.literal('Training'),
});
export type Training = z.infer<typeof trainingSchema>;

/** The zones with which the training was computed, not the athlete's current limits. */
export const trainingZonesSchema = z.object({
  Zone0Bpm: z.number().int(),
  Zone1Bpm: z.number().int(),
  Zone2Bpm: z.number().int(),
  Zone3Bpm: z.number().int(),
  Zone4Bpm: z.number().int(),
  Zone5Bpm: z.number().int(),
  TargetLowBpm: z.number().int(),
  TargetHighBpm: z.number().int(),
  TargetZoneLowPrc: z.number().int(),
  TargetZoneHighPrc: z.number().int(),
});
export type TrainingZones = z.infer<typeof trainingZonesSchema>;

export const DECLARED_MAX_SECONDS = 86_400;
const integer = (min: number, max: number) =>
  z.number().int('invalid-number').min(min, 'invalid-value').max(max, 'invalid-value');

export const declaredSchema = z.object({
  Begin: instantInputSchema,
  Duration: integer(60, DECLARED_MAX_SECONDS),
  Distance: integer(1, 2_000_000).nullable(),
  /** The limit applies to entries by hand. A recording may exceed it. */
  AverageHeartRate: integer(30, 240).nullable(),
  Calories: integer(1, 50_000).nullable(),
});
export const trainingTextsSchema = z.object({
  TrainingType: requiredLineSchema(60),
  /** If empty, the name of the class or room is shown. */
  Name: lineSchema(100),
  Note: textSchema(2000),
});
export const newTrainingSchema = declaredSchema.extend({
  ...trainingTextsSchema.shape,
  AverageHeartRate: z
    .number()
    .int('invalid-number')
    .min(30, 'invalid-number')
    .max(TYPED_HEART_RATE_MAX, 'invalid-number')
    .nullable(),
  ClubId: idSchema.nullable(),
});
export type NewTraining = z.infer<typeof newTrainingSchema>;
/** Times and figures of a live training cannot change, and only the athlete changes the club. */
export const trainingChangeSchema = declaredSchema
  .partial()
  .extend({ ...trainingTextsSchema.shape, ClubId: idSchema.nullable().optional(), RowVersion: rowVersionSchema });
export type TrainingChange = z.infer<typeof trainingChangeSchema>;

export const trainingDetailSchema = trainingSchema.extend({
  Nickname: z.string(),
  Groups: z.array(
    z.object({
      GroupTrainingId: idSchema,
      Name: z.string(),
      Begin: instantSchema,
      End: instantSchema.nullable(),
    }),
  ),
  Declared: declaredSchema.nullable(),
  MayChange: z.boolean(),
  MayDelete: z.boolean(),
  /** True if the times were entered by hand, not recorded. */
  MayMove: z.boolean(),
  /** The version changes when a user changes a field, not with live seconds. */
  RowVersion: rowVersionSchema,
  Zones: trainingZonesSchema.nullable(),
  /** Pauses of the recorder, in seconds from `Begin`, ascending. */
  Pauses: z.array(z.object({ Second: seconds, Seconds: seconds })).max(PAUSES_MAX),
  PauseTime: seconds,
  /** Implausible heart rates, left out of the figures: number of seconds, and highest bpm. */
  Impossible: z.object({ Seconds: seconds, HeartRate: z.number().int() }).nullable(),
  /** Largest decrease in the first minute after an effort, in bpm. Null without an effort (decision 0003). */
  Recovery: z.number().int().nullable(),
  /** Averages of each minute from `Begin`. Null without heart rates. */
  Minutes: z.array(z.object({ Zone: z.number().int().nullable(), HeartRate: z.number().int().nullable(), Points: z.number() })),
});
export type TrainingDetail = z.infer<typeof trainingDetailSchema>;

export const trainingSourceSchema = trainingSchema.extend({
  /** Points of the week if this source counted. Null for a note of attendance and for readers other than the athlete. */
  WeekPoints: z.number().int().nullable(),
});
export type TrainingSourceRow = z.infer<typeof trainingSourceSchema>;

export const heartbeatsSchema = z.object({ Begin: instantSchema, HeartRates: z.array(z.number().int().min(0).max(240)) });
export type Heartbeats = z.infer<typeof heartbeatsSchema>;
