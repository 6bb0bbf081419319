import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { dateSchema, idSchema, instantSchema, pageOf } from '../../scalars.ts';

/** What her watch says of somebody's days and nights (reference/domain.md 12.1, decision 0101). Figures are the provider's own. */

/** Counts the text by which she lets it be kept: who agreed to an older one has not agreed to this one. */
export const HEALTH_TEXT_VERSION = 1;

/** Days that one answer holds at most: with everything, and of figures alone. */
export const HEALTH_LIST_DAYS = 31;
export const HEALTH_DASHBOARD_DAYS = 366;

const figure = z.number().nullable();

/** Where a record comes from: it is named wherever the record stands (reference 12.2). */
export const healthSourceSchema = z.object({
  Provider: z.literal('Garmin'),
  /** "Garmin Forerunner 265", or "Garmin" where the model is not known. */
  DeviceModel: z.string(),
  RecordedAt: instantSchema,
});
export type HealthSource = z.infer<typeof healthSourceSchema>;

/** Seconds from the begin, and the value there. What is negative is no value: the watch says why it has none. */
export const healthSampleSchema = z.tuple([z.number().int(), z.number()]);
export type HealthSample = z.infer<typeof healthSampleSchema>;
const samples = z.array(healthSampleSchema);

const recordSchema = z.object({
  /** Of her calendar then. */
  Day: dateSchema,
  Begin: instantSchema,
  /** Of her clock then: seconds to be added to UTC. */
  OffsetSeconds: z.number().int(),
  Seconds: z.number().int(),
  Source: healthSourceSchema,
});
export type HealthRecord = z.infer<typeof recordSchema>;

/** Lengths in seconds, distances in metres, energy in kcal. */
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
  /** In the provider's word. */
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
  /** In the provider's word. */
  ActivityType: z.string(),
});
/** How one moved on a day: the day's own figures, and its quarters of an hour. */
export const activityDaySchema = z.object({
  Day: dateSchema,
  /** Null: only quarters of an hour are known of that day. */
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
  /** Seconds from the begin. */
  From: z.number().int(),
  To: z.number().int(),
});
export const sleepQualities = ['Excellent', 'Good', 'Fair', 'Poor'] as const;
export type SleepQuality = (typeof sleepQualities)[number];
export const sleepFiguresSchema = z.object({
  /** Deep, light and REM together. */
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
  /** Milliseconds, as the provider says them: they are not worked out of the values. */
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
  /** In the provider's word: SLEEP, ACTIVITY, NAP, RECOVERY … */
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

/** The figures that a dashboard adds up, by what it is about. */
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

/** Of the days that have it. */
export const aggregateSchema = z.object({ Average: z.number(), Min: z.number(), Max: z.number(), Total: z.number() });
export type Aggregate = z.infer<typeof aggregateSchema>;
/** Where values of hers usually lie: around the mean of three weeks. */
export const ownRangeSchema = z.object({ Low: z.number(), High: z.number() });
export type OwnRange = z.infer<typeof ownRangeSchema>;

export const dashboardSchema = z.object({
  From: dateSchema,
  To: dateSchema,
  /** Days of the range that have data, of which the figures are. */
  Days: z.number().int(),
  /** The day that is not over, which the figures leave out and the series has; null: there is none. */
  Unfinished: dateSchema.nullable(),
  /** Devices that the figures come from, each once: what is worked out of them names them too. */
  Sources: z.array(z.string()),
  /** By the name of the figure; null: no day has it. */
  Figures: z.record(z.string(), aggregateSchema.nullable()),
  /** The days that have data, in order; the figures by their names. */
  Series: z.array(z.object({ Day: dateSchema, Figures: z.record(z.string(), figure) })),
  /** Of the first figure, by the three weeks before the last day; null: fewer than seven days of them are known. */
  OwnRange: ownRangeSchema.nullable(),
});
export type HealthDashboard = z.infer<typeof dashboardSchema>;

/** How the way from her watch to here stands. */
export const healthStateSchema = z.object({
  Person: basicUserSchema,
  /** Whether this server speaks with a provider at all. */
  IsOffered: z.boolean(),
  /** Null: no watch of hers is connected. */
  Connection: z
    .object({
      Provider: z.literal('Garmin'),
      EndedAt: instantSchema.nullable(),
      LastHeardAt: instantSchema.nullable(),
      /** Whether she lets the provider send it. */
      SendsHealth: z.boolean(),
    })
    .nullable(),
  /** Whether she lets it be kept here, and since when she does or does not; null: she was never asked. */
  Keeps: z.boolean(),
  KeepsAt: instantSchema.nullable(),
  /** The newest day of which something is kept, and its source; null: nothing is. */
  LastDay: dateSchema.nullable(),
  Source: healthSourceSchema.nullable(),
});
export type HealthState = z.infer<typeof healthStateSchema>;

export const healthKeepSchema = z.object({
  Granted: z.boolean(),
  /** Of the text she read. */
  Version: z.number().int().min(1).max(1000),
});
export type HealthKeep = z.infer<typeof healthKeepSchema>;

/** Why a trainer looks at somebody first; a box of the board each. */
export const healthReasons = ['ShortNight', 'HrvUnderRange', 'HighStress', 'EmptyAtWaking', 'NoData'] as const;
export type HealthReason = (typeof healthReasons)[number];
/** What her own range says of her day. */
export const healthHints = ['EasyDay', 'KeepAnEye', 'AsPlanned'] as const;
export type HealthHint = (typeof healthHints)[number];

export const healthStandingSchema = z.object({
  Night: sleepFiguresSchema.omit({ UnmeasurableSeconds: true, Validation: true }).nullable(),
  Hrv: z.object({ Value: z.number(), OwnRange: ownRangeSchema.nullable() }).nullable(),
  /** Difference: from her mean of the three weeks before; null: too few days are known. */
  Resting: z.object({ Value: z.number(), Difference: z.number().nullable() }).nullable(),
  /** Of the day before. */
  Stress: stressFiguresSchema
    .pick({ Average: true, RestSeconds: true, LowSeconds: true, MediumSeconds: true, HighSeconds: true })
    .nullable(),
  Battery: z.object({ Woke: figure, Last: figure }).nullable(),
  Reasons: z.array(z.enum(healthReasons)),
  /** Null: her own range is not known. */
  Hint: z.enum(healthHints).nullable(),
});
export type HealthStanding = z.infer<typeof healthStandingSchema>;

export const healthAthleteSchema = basicUserSchema.extend({
  /** Null: no record of hers is kept. */
  Source: healthSourceSchema.nullable(),
  /** When her watch was last heard of; null: never. */
  LastHeardAt: instantSchema.nullable(),
  ...healthStandingSchema.shape,
});
export type HealthAthlete = z.infer<typeof healthAthleteSchema>;

/** Of a night and its day what a course is drawn of; null: not known. */
export const healthDaySchema = z.object({ Day: dateSchema, AsleepSeconds: figure, Hrv: figure, RestingHeartRate: figure });
export type HealthDay = z.infer<typeof healthDaySchema>;
/** Days that the week of a board has, the one it is asked for being the last. */
export const HEALTH_WEEK_DAYS = 7;
export const healthWeekAthleteSchema = basicUserSchema.extend({
  /** Null: no record of hers is kept. */
  Source: healthSourceSchema.nullable(),
  /** Each day of the week, in order. */
  Days: z.array(healthDaySchema),
  /** Of the days that have it. */
  Mean: healthDaySchema.omit({ Day: true }),
  ShortNights: z.number().int().min(0),
});
export type HealthWeekAthlete = z.infer<typeof healthWeekAthleteSchema>;
export const healthWeekSchema = pageOf(healthWeekAthleteSchema).extend({ From: dateSchema, To: dateSchema });
export type HealthWeek = z.infer<typeof healthWeekSchema>;

export const healthBoardSchema = pageOf(healthAthleteSchema).extend({
  ClubId: idSchema,
  /** The day that the night ended on. */
  Day: dateSchema,
  IsOffered: z.boolean(),
  /** How many of those who share it each box holds, whatever the list is filtered by. */
  Counts: z.record(z.enum(healthReasons), z.number().int()),
  Athletes: z.number().int(),
  Sharing: z.number().int(),
  WithData: z.number().int(),
  Sources: z.array(z.string()),
  /** Means of those who share it, day by day to this one; null: fewer than half of those who usually have it. */
  Group: z.array(healthDaySchema),
  /** The next class of today; null: none comes, or the board is of another day. */
  NextClass: z
    .object({
      ClassId: idSchema,
      Name: z.string(),
      Begin: instantSchema,
      /** How many booked it, and how many of these share their health. */
      Booked: z.number().int(),
      Sharing: z.number().int(),
      /** Those of them who had a short night. */
      ShortNight: z.array(healthAthleteSchema.pick({ UserId: true, Nickname: true })),
    })
    .nullable(),
});
export type HealthBoard = z.infer<typeof healthBoardSchema>;
