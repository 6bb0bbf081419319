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
/** What several people trained in together (decision 0061). */
export type GroupTrainingId = Id<'GroupTraining'>;

const seconds = z.number().int().min(0);

/** Seconds in which a recorder stood still, Unix; `end` outside. As stored. */
export interface RecorderPause {
  readonly begin: number;
  readonly end: number;
}

/** Most that are kept of a training: a day at the lights of a city has fewer. */
export const PAUSES_MAX = 500;

/** What a training was received or read from: heart rates received live, by a club's bridge or (without a club) the athlete's own strap, or a hand, a file, a wearable (decision 0165). */
export const trainingSources = ['Heart', 'Hand', 'File', 'Wearable'] as const;
export type TrainingSource = (typeof trainingSources)[number];
/** Beside them in answers: a note of attendance that staff of the club wrote; it is no training. */
export const shownSources = [...trainingSources, 'Note'] as const;

/**
 * One athlete's training of one source, or a note of attendance: its figures are computed from the seconds of its source, and those that no second
 * says are as somebody said them. `Duration` and zone times in seconds; `Duration` = zone times + `GapTime`.
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
  /** What recorded it, in the source's words; empty where it says nothing. */
  SourceName: z.string(),
  /** Metres; null where nobody said. */
  Distance: z.number().int().nullable(),
  Begin: instantSchema,
  /** Second after the last one with a heart rate; of one that was not received live as it was said. */
  End: instantSchema,
  Duration: seconds,
  /** Of `Duration` without the time for which its recorder stood still. */
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
   * False: she does not share her heart rates with the reader's club, who sees that she trained, how long and for how many points,
   * as the wall showed it. Zone times, gaps, calories are 0 then, and the heart rates null.
   */
  IsShared: z.boolean(),
  /** Of its activity it is the one in journal, sums and levels; of a note false. */
  Counts: z.boolean(),
  /** Other sources of the same activity that the reader sees. */
  OtherSources: z.number().int().min(0),
  /** Notes of attendance of its time, shown with it and not by themselves. */
  Notes: z.number().int().min(0),
  /** Who wrote the note; null: it is a training, or the writer's account ended. */
  NotedBy: z.string().nullable(),
  /** Still being heard, or heard less than five minutes ago. */
  IsLive: z.boolean(),
  Color: z.string(),
  CalendarType: z.literal('Training'),
});
export type Training = z.infer<typeof trainingSchema>;

/** The zone limits in force when the training was computed: the chart and the table use these, not today's. */
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

/** The longest training that somebody declares: a day. */
export const DECLARED_MAX_SECONDS = 86_400;
const whole = (min: number, max: number) => z.number().int('invalid-number').min(min, 'invalid-value').max(max, 'invalid-value');

/** What is said of a training that was declared. */
export const declaredSchema = z.object({
  Begin: instantInputSchema,
  /** Seconds. */
  Duration: whole(60, DECLARED_MAX_SECONDS),
  /** Metres. */
  Distance: whole(1, 2_000_000).nullable(),
  /** A recording may say more than anybody may type. */
  AverageHeartRate: whole(30, 240).nullable(),
  Calories: whole(1, 50_000).nullable(),
});
/** What may be said of every training. */
export const trainingWordsSchema = z.object({
  TrainingType: requiredLineSchema(60),
  /** Empty: as the class or the place is called where it was heard. */
  Name: lineSchema(100),
  Note: textSchema(2000),
});
export const newTrainingSchema = declaredSchema.extend({
  ...trainingWordsSchema.shape,
  AverageHeartRate: z
    .number()
    .int('invalid-number')
    .min(30, 'invalid-number')
    .max(TYPED_HEART_RATE_MAX, 'invalid-number')
    .nullable(),
  /** Where it was; null: in no club. */
  ClubId: idSchema.nullable(),
});
export type NewTraining = z.infer<typeof newTrainingSchema>;
/** Times and figures only of one that was not received live; its club is the athlete's to say. */
export const trainingChangeSchema = declaredSchema
  .partial()
  .extend({ ...trainingWordsSchema.shape, ClubId: idSchema.nullable().optional(), RowVersion: rowVersionSchema });
export type TrainingChange = z.infer<typeof trainingChangeSchema>;

export const trainingDetailSchema = trainingSchema.extend({
  Nickname: z.string(),
  /** All that it was trained in with others, the first first: of what runs one after the other there may be several. */
  Groups: z.array(
    z.object({
      GroupTrainingId: idSchema,
      Name: z.string(),
      Begin: instantSchema,
      /** Null: it runs. */
      End: instantSchema.nullable(),
    }),
  ),
  /** What was said of it; null: it was received live. */
  Declared: declaredSchema.nullable(),
  MayChange: z.boolean(),
  MayDelete: z.boolean(),
  /** Its times are somebody's word, and may be said anew; those of a recording are its own. */
  MayMove: z.boolean(),
  /** Of what somebody or something said of it; what is heard meanwhile makes no other one. */
  RowVersion: rowVersionSchema,
  /** Null: it is a note. */
  Zones: trainingZonesSchema.nullable(),
  /** When its recorder stood still, in seconds from Begin, in their order; where none said so there is none. */
  Pauses: z.array(z.object({ Second: seconds, Seconds: seconds })).max(PAUSES_MAX),
  /** Of `GapTime`: what lies in its pauses. */
  PauseTime: seconds,
  /** Left out of its figures, because no heart beats so far above the maximum: how long, and the highest; null where there is none. */
  Impossible: z.object({ Seconds: seconds, HeartRate: z.number().int() }).nullable(),
  /** Beats of the deepest fall in the first minute after an effort; null where it had none (decision 0132). */
  Recovery: z.number().int().nullable(),
  /** Average zone of each minute from Begin; null where the whole minute was silent. */
  Minutes: z.array(z.object({ Zone: z.number().int().nullable(), HeartRate: z.number().int().nullable(), Points: z.number() })),
});
export type TrainingDetail = z.infer<typeof trainingDetailSchema>;

/** A source of an activity, or a note of its time. */
export const trainingSourceSchema = trainingSchema.extend({
  /** The athlete's points of its week if it counted; null: of a note, or to others. */
  WeekPoints: z.number().int().nullable(),
});
export type TrainingSourceRow = z.infer<typeof trainingSourceSchema>;

/** One value a second from `Begin`; 0 where there is none. */
export const heartbeatsSchema = z.object({ Begin: instantSchema, HeartRates: z.array(z.number().int().min(0).max(240)) });
export type Heartbeats = z.infer<typeof heartbeatsSchema>;
