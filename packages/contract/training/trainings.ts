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

/** A recorder pause in Unix seconds. `end` is exclusive. */
export interface RecorderPause {
  readonly begin: number;
  readonly end: number;
}

export const PAUSES_MAX = 500;

/** Source of a training. `Heart` is recorded live by a club's bridge or, without a club, by the athlete's own strap. */
export const trainingSources = ['Heart', 'Hand', 'File', 'Wearable'] as const;
export type TrainingSource = (typeof trainingSources)[number];
/** Sources in responses. Staff's notes of attendance are listed like trainings. */
export const shownSources = [...trainingSources, 'Note'] as const;

/**
 * A training of one source, or a note of attendance. Figures are computed from its seconds, or else entered by the athlete.
 * `Duration` is zone times + `GapTime`, in seconds.
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
  /** Metres; null if unknown. */
  Distance: z.number().int().nullable(),
  Begin: instantSchema,
  /** The second after the last heart rate. For other sources it is the declared end. */
  End: instantSchema,
  Duration: seconds,
  /** `Duration` without the recorder pauses. */
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
  /**
   * False if the athlete does not share heart rates with the reader's club. It then sees only presence, length and points: zone
   * times, gaps and calories are 0, heart rates null.
   */
  IsShared: z.boolean(),
  /** True if journal, sums and levels use this source for the activity. Always false for a note of attendance. */
  Counts: z.boolean(),
  OtherSources: z.number().int().min(0),
  /** Number of notes of attendance at its time, which are not listed separately. */
  Notes: z.number().int().min(0),
  NotedBy: z.string().nullable(),
  IsLive: z.boolean(),
  Color: z.string(),
  CalendarType: z.literal('Training'),
});
export type Training = z.infer<typeof trainingSchema>;

/** Zone limits when the training was computed. Chart and table use these, not the current ones. */
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

/** One day. */
export const DECLARED_MAX_SECONDS = 86_400;
const integer = (min: number, max: number) =>
  z.number().int('invalid-number').min(min, 'invalid-value').max(max, 'invalid-value');

export const declaredSchema = z.object({
  Begin: instantInputSchema,
  /** Seconds. */
  Duration: integer(60, DECLARED_MAX_SECONDS),
  /** Metres. */
  Distance: integer(1, 2_000_000).nullable(),
  /** The limit is for manual entries. A recording may exceed it. */
  AverageHeartRate: integer(30, 240).nullable(),
  Calories: integer(1, 50_000).nullable(),
});
export const trainingTextsSchema = z.object({
  TrainingType: requiredLineSchema(60),
  /** Empty if the training is named after its class or place. */
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
  /** Null for a training outside of clubs. */
  ClubId: idSchema.nullable(),
});
export type NewTraining = z.infer<typeof newTrainingSchema>;
/** Times and figures cannot be changed for a live training, and only the athlete changes the club. */
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
  /** True if the times were entered by hand. The times of a recording can not be changed. */
  MayMove: z.boolean(),
  /** Changes when a declared field changes, but not when live seconds are added. */
  RowVersion: rowVersionSchema,
  Zones: trainingZonesSchema.nullable(),
  /** Recorder pauses in seconds from `Begin`, in ascending order. Empty if none are known. */
  Pauses: z.array(z.object({ Second: seconds, Seconds: seconds })).max(PAUSES_MAX),
  PauseTime: seconds,
  /** Implausible heart rates that the figures exclude: number of seconds and highest bpm. Null if there are none. */
  Impossible: z.object({ Seconds: seconds, HeartRate: z.number().int() }).nullable(),
  /** Largest fall in bpm in the first minute after an effort. Null without one (decision 0003). */
  Recovery: z.number().int().nullable(),
  /** Averages of each minute from `Begin`. Null for a minute without heart rates. */
  Minutes: z.array(z.object({ Zone: z.number().int().nullable(), HeartRate: z.number().int().nullable(), Points: z.number() })),
});
export type TrainingDetail = z.infer<typeof trainingDetailSchema>;

export const trainingSourceSchema = trainingSchema.extend({
  /** The athlete's points of the week if this source counted. Null for a note of attendance and for other readers. */
  WeekPoints: z.number().int().nullable(),
});
export type TrainingSourceRow = z.infer<typeof trainingSourceSchema>;

/** One heart rate per second from `Begin`; 0 without one. */
export const heartbeatsSchema = z.object({ Begin: instantSchema, HeartRates: z.array(z.number().int().min(0).max(240)) });
export type Heartbeats = z.infer<typeof heartbeatsSchema>;
