import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { dateSchema, idSchema, instantSchema, pageOf } from '../../scalars.ts';

/** Figures of a watch, as the watch's provider computed them (decision 0101). */

/** A consent to an older version of the text is not valid. */
export const HEALTH_TEXT_VERSION = 1;

export const HEALTH_LIST_DAYS = 31;
export const HEALTH_DASHBOARD_DAYS = 366;

const figure = z.number().nullable();

/** Every screen must show the source with the record. */
export const healthSourceSchema = z.object({
  Provider: z.literal('Garmin'),
  DeviceModel: z.string(),
  RecordedAt: instantSchema,
});
export type HealthSource = z.infer<typeof healthSourceSchema>;

/** Seconds since the begin of the record, and the value. A negative value is the code of why it is missing. */
export const healthSampleSchema = z.tuple([z.number().int(), z.number()]);
export type HealthSample = z.infer<typeof healthSampleSchema>;
const samples = z.array(healthSampleSchema);

const recordSchema = z.object({
  Day: dateSchema,
  Begin: instantSchema,
  /** Added to UTC for the athlete's local time at `Begin`. */
  OffsetSeconds: z.number().int(),
  Seconds: z.number().int(),
  Source: healthSourceSchema,
});
export type HealthRecord = z.infer<typeof recordSchema>;

/** Durations in seconds, distances in metres, energy in kcal. */
export const dailyFiguresSchema = z.object({
  Steps: figure,
  Distance: figure,
  ActiveSeconds: figure,
  ActiveKilocalories: figure,
  BasalKilocalories: figure,
  ModerateSeconds: figure,
  VigorousSeconds: figure,
  FloorsClimbed: figure,
  MinHeartRate: figure,
  AverageHeartRate: figure,
  MaxHeartRate: figure,
  RestingHeartRate: figure,
  AverageStress: figure,
  MaxStress: figure,
  RestStressSeconds: figure,
  LowStressSeconds: figure,
  MediumStressSeconds: figure,
  HighStressSeconds: figure,
  StressQualifier: z.string().nullable(),
  BatteryCharged: figure,
  BatteryDrained: figure,
  StepsGoal: figure,
  FloorsGoal: figure,
  IntensityGoal: figure,
});
export type DailyFigures = z.infer<typeof dailyFiguresSchema>;
export const dailySchema = recordSchema.extend(dailyFiguresSchema.shape).extend({ HeartRates: samples });

export const epochFiguresSchema = z.object({
  ActiveSeconds: figure,
  Steps: figure,
  Distance: figure,
  ActiveKilocalories: figure,
  Met: figure,
  Intensity: z.enum(['SEDENTARY', 'ACTIVE', 'HIGHLY_ACTIVE']).nullable(),
  MeanMotion: figure,
  MaxMotion: figure,
});
export type EpochFigures = z.infer<typeof epochFiguresSchema>;
export const epochSchema = recordSchema.extend(epochFiguresSchema.shape).extend({
  ActivityType: z.string(),
});
export const activityDaySchema = z.object({
  Day: dateSchema,
  Figures: dailyFiguresSchema
    .pick({
      Steps: true,
      Distance: true,
      ActiveSeconds: true,
      ActiveKilocalories: true,
      ModerateSeconds: true,
      VigorousSeconds: true,
      FloorsClimbed: true,
      StepsGoal: true,
      FloorsGoal: true,
      IntensityGoal: true,
    })
    .nullable(),
  Sources: z.array(healthSourceSchema),
  Epochs: z.array(epochSchema),
});
export type ActivityDay = z.infer<typeof activityDaySchema>;

export const sleepStages = ['deep', 'light', 'rem', 'awake'] as const;
export type SleepStage = (typeof sleepStages)[number];
export const sleepStageSchema = z.object({
  Stage: z.enum(sleepStages),
  From: z.number().int(),
  To: z.number().int(),
});
export const sleepQualities = ['Excellent', 'Good', 'Fair', 'Poor'] as const;
export type SleepQuality = (typeof sleepQualities)[number];
export const sleepFiguresSchema = z.object({
  AsleepSeconds: figure,
  DeepSeconds: figure,
  LightSeconds: figure,
  RemSeconds: figure,
  AwakeSeconds: figure,
  UnmeasurableSeconds: figure,
  Validation: z.string().nullable(),
  Score: figure,
  Quality: z.enum(sleepQualities).nullable(),
});
export type SleepFigures = z.infer<typeof sleepFiguresSchema>;
export const sleepSchema = recordSchema.extend(sleepFiguresSchema.shape).extend({
  Stages: z.array(sleepStageSchema),
  Respiration: samples,
  Spo2: samples,
});

export const hrvFiguresSchema = z.object({
  /** Heart rate variability in milliseconds, as the provider computed it. */
  LastNightAverage: figure,
  LastNight5MinHigh: figure,
});
export const hrvSchema = recordSchema.extend(hrvFiguresSchema.shape).extend({ Values: samples });

export const pulseoxFiguresSchema = z.object({ OnDemand: z.boolean(), Average: figure, Min: figure });
export const pulseoxSchema = recordSchema.extend(pulseoxFiguresSchema.shape).extend({ Values: samples });

export const stressFiguresSchema = z.object({
  Average: figure,
  Max: figure,
  RestSeconds: figure,
  LowSeconds: figure,
  MediumSeconds: figure,
  HighSeconds: figure,
  BatteryMax: figure,
  BatteryMin: figure,
  BatteryLast: figure,
});
export type StressFigures = z.infer<typeof stressFiguresSchema>;
export const batteryEventSchema = z.object({
  Type: z.string(),
  From: z.number().int(),
  Seconds: z.number().int(),
  Impact: z.number(),
});
export const stressSchema = recordSchema.extend(stressFiguresSchema.shape).extend({
  Levels: samples,
  Battery: samples,
  BatteryEvents: z.array(batteryEventSchema),
});

export type Daily = z.infer<typeof dailySchema>;
export type Epoch = z.infer<typeof epochSchema>;
export type Sleep = z.infer<typeof sleepSchema>;
export type Hrv = z.infer<typeof hrvSchema>;
export type Pulseox = z.infer<typeof pulseoxSchema>;
export type Stress = z.infer<typeof stressSchema>;

export const dashboardFigures = {
  daily: [
    'RestingHeartRate',
    'MinHeartRate',
    'MaxHeartRate',
    'AverageStress',
    'BatteryCharged',
    'BatteryDrained',
    'Steps',
    'BasalKilocalories',
    'ActiveKilocalories',
  ],
  hrv: ['LastNightAverage', 'LastNight5MinHigh'],
  pulseox: ['Average', 'Min'],
  sleep: ['AsleepSeconds', 'DeepSeconds', 'LightSeconds', 'RemSeconds', 'AwakeSeconds', 'Score'],
  stress: [
    'Average',
    'Max',
    'RestSeconds',
    'LowSeconds',
    'MediumSeconds',
    'HighSeconds',
    'BatteryMax',
    'BatteryMin',
    'BatteryLast',
  ],
  activity: ['Steps', 'Distance', 'ActiveSeconds', 'ActiveKilocalories', 'ModerateSeconds', 'VigorousSeconds', 'FloorsClimbed'],
} as const;
export type HealthKind = keyof typeof dashboardFigures;

export const aggregateSchema = z.object({ Average: z.number(), Min: z.number(), Max: z.number(), Total: z.number() });
export type Aggregate = z.infer<typeof aggregateSchema>;
export const ownRangeSchema = z.object({ Low: z.number(), High: z.number() });
export type OwnRange = z.infer<typeof ownRangeSchema>;

export const dashboardSchema = z.object({
  From: dateSchema,
  To: dateSchema,
  Days: z.number().int(),
  /** The current day, if in the range. `Figures` exclude it because it is not over. */
  Unfinished: dateSchema.nullable(),
  Sources: z.array(z.string()),
  Figures: z.record(z.string(), aggregateSchema.nullable()),
  Series: z.array(z.object({ Day: dateSchema, Figures: z.record(z.string(), figure) })),
  /** Computed from the three weeks before the last day. Null if fewer than seven days have data. */
  OwnRange: ownRangeSchema.nullable(),
});
export type HealthDashboard = z.infer<typeof dashboardSchema>;

export const healthStateSchema = z.object({
  Person: basicUserSchema,
  IsOffered: z.boolean(),
  Connection: z
    .object({
      Provider: z.literal('Garmin'),
      EndedAt: instantSchema.nullable(),
      LastHeardAt: instantSchema.nullable(),
      SendsHealth: z.boolean(),
    })
    .nullable(),
  /** `KeepsAt` is when the user decided about storage; null before. */
  Keeps: z.boolean(),
  KeepsAt: instantSchema.nullable(),
  LastDay: dateSchema.nullable(),
  Source: healthSourceSchema.nullable(),
});
export type HealthState = z.infer<typeof healthStateSchema>;

export const healthKeepSchema = z.object({
  Granted: z.boolean(),
  Version: z.number().int().min(1).max(1000),
});
export type HealthKeep = z.infer<typeof healthKeepSchema>;

export const healthReasons = ['ShortNight', 'HrvUnderRange', 'HighStress', 'EmptyAtWaking', 'NoData'] as const;
export type HealthReason = (typeof healthReasons)[number];
export const healthHints = ['EasyDay', 'KeepAnEye', 'AsPlanned'] as const;
export type HealthHint = (typeof healthHints)[number];

export const healthStandingSchema = z.object({
  Night: sleepFiguresSchema.omit({ UnmeasurableSeconds: true, Validation: true }).nullable(),
  Hrv: z.object({ Value: z.number(), OwnRange: ownRangeSchema.nullable() }).nullable(),
  /** `Difference` to the mean of the three weeks before. Null if too few days have a value. */
  Resting: z.object({ Value: z.number(), Difference: z.number().nullable() }).nullable(),
  Stress: stressFiguresSchema
    .pick({ Average: true, RestSeconds: true, LowSeconds: true, MediumSeconds: true, HighSeconds: true })
    .nullable(),
  Battery: z.object({ Woke: figure, Last: figure }).nullable(),
  Reasons: z.array(z.enum(healthReasons)),
  Hint: z.enum(healthHints).nullable(),
});
export type HealthStanding = z.infer<typeof healthStandingSchema>;

export const healthAthleteSchema = basicUserSchema.extend({
  Source: healthSourceSchema.nullable(),
  LastHeardAt: instantSchema.nullable(),
  ...healthStandingSchema.shape,
});
export type HealthAthlete = z.infer<typeof healthAthleteSchema>;

/** Figures of the day, and of the night that ended on it. */
export const healthDaySchema = z.object({ Day: dateSchema, AsleepSeconds: figure, Hrv: figure, RestingHeartRate: figure });
export type HealthDay = z.infer<typeof healthDaySchema>;
export const HEALTH_WEEK_DAYS = 7;
export const healthWeekAthleteSchema = basicUserSchema.extend({
  Source: healthSourceSchema.nullable(),
  Days: z.array(healthDaySchema),
  Mean: healthDaySchema.omit({ Day: true }),
  ShortNights: z.number().int().min(0),
});
export type HealthWeekAthlete = z.infer<typeof healthWeekAthleteSchema>;
export const healthWeekSchema = pageOf(healthWeekAthleteSchema).extend({ From: dateSchema, To: dateSchema });
export type HealthWeek = z.infer<typeof healthWeekSchema>;

export const healthBoardSchema = pageOf(healthAthleteSchema).extend({
  ClubId: idSchema,
  Day: dateSchema,
  IsOffered: z.boolean(),
  Counts: z.record(z.enum(healthReasons), z.number().int()),
  Athletes: z.number().int(),
  Sharing: z.number().int(),
  WithData: z.number().int(),
  Sources: z.array(z.string()),
  /**
   * Means of the athletes who share their data, up to `Day`. Null if fewer athletes than half of the usual number have a value.
   */
  Group: z.array(healthDaySchema),
  NextClass: z
    .object({
      ClassId: idSchema,
      Name: z.string(),
      Begin: instantSchema,
      Booked: z.number().int(),
      Sharing: z.number().int(),
      ShortNight: z.array(healthAthleteSchema.pick({ UserId: true, Nickname: true })),
    })
    .nullable(),
});
export type HealthBoard = z.infer<typeof healthBoardSchema>;
