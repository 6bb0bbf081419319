import { createHash } from 'node:crypto';
import {
  type DailyFigures,
  type EpochFigures,
  type HealthSample,
  type SleepFigures,
  type SleepStage,
  type StressFigures,
  sleepQualities,
  sleepStages,
} from '@clubpulse/contract/body/health/health';
import { asleepSeconds, localDay, sleepQualityOf } from '@clubpulse/rules/body/health/days';
import { spo2Figures, stressFigures } from '@clubpulse/rules/body/health/samples';
import { daysBetween, isDay } from '@clubpulse/rules/time/days';
import { FIRST_RECORDED_SECOND } from '@clubpulse/rules/training/recordings/recording';
import { z } from 'zod';
import type { ReportedScale, ReportedSummary } from '../../body/health/public.ts';

/** The fields as public integrations describe them. A field with an invalid value counts as missing. */

const kinds = {
  dailies: 'Daily',
  epochs: 'Epoch',
  sleeps: 'Sleep',
  hrv: 'Hrv',
  pulseox: 'Pulseox',
  stressDetails: 'Stress',
} as const;
type SummaryList = keyof typeof kinds;
const lists = Object.keys(kinds) as SummaryList[];
export const healthEnvelopes: readonly string[] = [...lists, 'bodyComps'];

export type ReportedHealth =
  | { readonly account: string; readonly is: 'summary'; readonly summary: ReportedSummary }
  | { readonly account: string; readonly is: 'scale'; readonly scale: ReportedScale };

/** Samples are at least 15 seconds apart, and a day has at most 25 hours. */
const SAMPLES_MAX = 6000;
const SECONDS_MAX = 172_800;
const DAYS_APART = 2;
const LAST_SECOND = 32_503_680_000;

/** Null for negative values, which Garmin sends for a missing value, and for impossible values. */
const upTo = (most: number) => z.number().min(0).max(most).nullable().catch(null);
const count = upTo(1_000_000);
const time = upTo(SECONDS_MAX);
const percent = upTo(100);
/** Limits in bpm and in milliseconds between two beats. */
const ABOVE_ANY_HEART = 250;
const HRV_MAX = 1000;
const BREATHS_MAX = 100;
const heartRate = z.number().min(1).max(ABOVE_ANY_HEART).nullable().catch(null);
const variability = upTo(HRV_MAX);
const charge = upTo(1000);
const grams = upTo(1_000_000);
const word = z.string().min(1).max(100).nullable().catch(null);
const length = z.number().min(0).max(SECONDS_MAX);
const offsetSchema = z.number().int().min(-64_800).max(64_800).catch(0);
const second = z.number().int().min(FIRST_RECORDED_SECOND).max(LAST_SECOND);
/** An object whose keys are seconds from the begin, as text. A negative value states why the sample is missing. */
const samplesUpTo = (most: number) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((map): HealthSample[] =>
      Object.entries(map)
        .flatMap(([key, value]): HealthSample[] => {
          const at = /^\d{1,6}$/.test(key) ? Number(key) : SECONDS_MAX;
          return at < SECONDS_MAX && typeof value === 'number' && value >= -100 && value <= most ? [[at, value]] : [];
        })
        .sort(([one], [other]) => one - other)
        .slice(0, SAMPLES_MAX),
    );
const percents = samplesUpTo(100);

const summaryShape = {
  startTimeInSeconds: second,
  startTimeOffsetInSeconds: offsetSchema,
  durationInSeconds: length,
  calendarDate: z.string().refine(isDay).optional().catch(undefined),
  deviceName: z.string().max(200).catch(''),
};
type Read = z.output<z.ZodObject<typeof summaryShape>>;

const dailySchema = z.object({
  ...summaryShape,
  steps: count,
  distanceInMeters: count,
  activeTimeInSeconds: time,
  activeKilocalories: count,
  bmrKilocalories: count,
  moderateIntensityDurationInSeconds: time,
  vigorousIntensityDurationInSeconds: time,
  floorsClimbed: count,
  minHeartRateInBeatsPerMinute: heartRate,
  averageHeartRateInBeatsPerMinute: heartRate,
  maxHeartRateInBeatsPerMinute: heartRate,
  restingHeartRateInBeatsPerMinute: heartRate,
  timeOffsetHeartRateSamples: samplesUpTo(ABOVE_ANY_HEART),
  averageStressLevel: percent,
  averageStresslevel: percent,
  maxStressLevel: percent,
  restStressDurationInSeconds: time,
  lowStressDurationInSeconds: time,
  mediumStressDurationInSeconds: time,
  highStressDurationInSeconds: time,
  stressQualifier: word,
  bodyBatteryChargedValue: charge,
  bodyBatteryDrainedValue: charge,
  stepsGoal: count,
  floorsClimbedGoal: count,
  intensityDurationGoalInSeconds: time,
});
const epochSchema = z.object({
  ...summaryShape,
  activityType: z.string().min(1).max(100),
  activeTimeInSeconds: time,
  steps: count,
  distanceInMeters: count,
  activeKilocalories: count,
  met: count,
  intensity: z.enum(['SEDENTARY', 'ACTIVE', 'HIGHLY_ACTIVE']).nullable().catch(null),
  meanMotionIntensity: count,
  maxMotionIntensity: count,
});
const stageSchema = z
  .object({
    startTimeInSeconds: second.optional(),
    endTimeInSeconds: second.optional(),
    start: second.optional(),
    end: second.optional(),
  })
  .transform(({ startTimeInSeconds, endTimeInSeconds, start, end }) => ({
    from: startTimeInSeconds ?? start,
    to: endTimeInSeconds ?? end,
  }));
const sleepSchema = z.object({
  ...summaryShape,
  deepSleepDurationInSeconds: time,
  lightSleepDurationInSeconds: time,
  remSleepInSeconds: time,
  awakeDurationInSeconds: time,
  unmeasurableSleepInSeconds: time,
  unmeasurableSleepDurationInSeconds: time,
  sleepLevelsMap: z.record(z.string(), z.array(z.unknown()).max(1000)).catch({}),
  validation: word,
  timeOffsetSleepRespiration: samplesUpTo(BREATHS_MAX),
  timeOffsetSleepSpo2: percents,
  overallSleepScore: z.object({ value: percent, qualifierKey: word }).nullable().catch(null),
});
const hrvSchema = z.object({
  ...summaryShape,
  lastNightAvg: variability,
  lastNight5MinHigh: variability,
  hrvValues: samplesUpTo(HRV_MAX),
});
const pulseoxSchema = z.object({ ...summaryShape, timeOffsetSpo2Values: percents, onDemand: z.boolean().catch(false) });
const stressSchema = z.object({
  ...summaryShape,
  timeOffsetStressLevelValues: percents,
  timeOffsetBodyBatteryValues: percents,
  bodyBatteryActivityEvents: z.array(z.unknown()).max(1000).catch([]),
});
const batteryEventSchema = z.object({
  eventType: z.string().min(1).max(100),
  eventStartTimeInSeconds: second,
  duration: length.catch(0),
  bodyBatteryImpact: z.number().min(-100).max(100),
});
const scaleSchema = z.object({
  measurementTimeInSeconds: second.optional(),
  startTimeInSeconds: second.optional(),
  deviceName: summaryShape.deviceName,
  weightInGrams: grams,
  bodyFatInPercent: percent,
  bodyWaterInPercent: percent,
  muscleMassInGrams: grams,
  boneMassInGrams: grams,
});

interface Stated {
  readonly read: Read;
  readonly figures: object;
  readonly samples: object;
  readonly activityType?: string;
  readonly isNight?: true;
  readonly seconds?: number;
}

const readers: Readonly<Record<SummaryList, (entry: unknown) => Stated | undefined>> = {
  dailies: (entry) => {
    const read = dailySchema.safeParse(entry).data;
    return read && { read, figures: dailyFigures(read), samples: { HeartRates: read.timeOffsetHeartRateSamples } };
  },
  epochs: (entry) => {
    const read = epochSchema.safeParse(entry).data;
    return read && { read, figures: epochFigures(read), samples: {}, activityType: read.activityType };
  },
  sleeps: (entry) => {
    const read = sleepSchema.safeParse(entry).data;
    if (!read) return undefined;
    const Stages = stagesOf(read);
    const seconds = Math.max(read.durationInSeconds, ...Stages.map(({ To }) => To));
    const samples = { Stages, Respiration: read.timeOffsetSleepRespiration, Spo2: read.timeOffsetSleepSpo2 };
    return { read, figures: sleepFigures(read), samples, isNight: true, seconds };
  },
  hrv: (entry) => {
    const read = hrvSchema.safeParse(entry).data;
    // The average is taken from the provider, because it differs from the mean of the values.
    const figures = read && { LastNightAverage: read.lastNightAvg, LastNight5MinHigh: read.lastNight5MinHigh };
    return read && figures && { read, figures, samples: { Values: read.hrvValues }, isNight: true };
  },
  pulseox: (entry) => {
    const read = pulseoxSchema.safeParse(entry).data;
    if (!read) return undefined;
    const Values = read.timeOffsetSpo2Values;
    return { read, figures: { OnDemand: read.onDemand, ...spo2Figures(Values) }, samples: { Values } };
  },
  stressDetails: (entry) => {
    const read = stressSchema.safeParse(entry).data;
    if (!read) return undefined;
    const { timeOffsetStressLevelValues: Levels, timeOffsetBodyBatteryValues: Battery } = read;
    const BatteryEvents = batteryEventsOf(read);
    const figures: StressFigures = stressFigures(Levels, Battery);
    return { read, figures, samples: { Levels, Battery, BatteryEvents } };
  },
};

export function reportedHealth(
  list: string,
  account: string,
  entry: unknown,
  deviceOf: (name: string) => string,
): ReportedHealth | undefined {
  const digest = createHash('sha256').update(JSON.stringify(entry)).digest();
  if (list === 'bodyComps') {
    const read = scaleSchema.safeParse(entry).data;
    const recordedAt = read?.measurementTimeInSeconds ?? read?.startTimeInSeconds;
    const values = read ? scaleValues(read) : [];
    if (!read || recordedAt === undefined || values.length === 0) return undefined;
    return { account, is: 'scale', scale: { recordedAt, device: deviceOf(read.deviceName), digest, values } };
  }
  const known = lists.find((name) => name === list);
  const stated = known && readers[known](entry);
  if (!known || !stated) return undefined;
  const { read, figures, samples, activityType = '', isNight = false, seconds = read.durationInSeconds } = stated;
  const recordedAt = read.startTimeInSeconds;
  const offset = read.startTimeOffsetInSeconds;
  const day = localDay(isNight ? recordedAt + Math.round(seconds) : recordedAt, offset);
  return {
    account,
    is: 'summary',
    summary: {
      kind: kinds[known],
      recordedAt,
      activityType,
      offset,
      seconds: Math.round(seconds),
      day: read.calendarDate && Math.abs(daysBetween(day, read.calendarDate)) <= DAYS_APART ? read.calendarDate : day,
      device: deviceOf(read.deviceName),
      digest,
      figures,
      samples,
    },
  };
}

const dailyFigures = (read: z.output<typeof dailySchema>): DailyFigures => ({
  Steps: read.steps,
  Distance: read.distanceInMeters,
  ActiveSeconds: read.activeTimeInSeconds,
  ActiveKilocalories: read.activeKilocalories,
  BasalKilocalories: read.bmrKilocalories,
  ModerateSeconds: read.moderateIntensityDurationInSeconds,
  VigorousSeconds: read.vigorousIntensityDurationInSeconds,
  FloorsClimbed: read.floorsClimbed,
  MinHeartRate: read.minHeartRateInBeatsPerMinute,
  AverageHeartRate: read.averageHeartRateInBeatsPerMinute,
  MaxHeartRate: read.maxHeartRateInBeatsPerMinute,
  RestingHeartRate: read.restingHeartRateInBeatsPerMinute,
  AverageStress: read.averageStressLevel ?? read.averageStresslevel,
  MaxStress: read.maxStressLevel,
  RestStressSeconds: read.restStressDurationInSeconds,
  LowStressSeconds: read.lowStressDurationInSeconds,
  MediumStressSeconds: read.mediumStressDurationInSeconds,
  HighStressSeconds: read.highStressDurationInSeconds,
  StressQualifier: read.stressQualifier || null,
  BatteryCharged: read.bodyBatteryChargedValue,
  BatteryDrained: read.bodyBatteryDrainedValue,
  StepsGoal: read.stepsGoal,
  FloorsGoal: read.floorsClimbedGoal,
  IntensityGoal: read.intensityDurationGoalInSeconds,
});

const epochFigures = (read: z.output<typeof epochSchema>): EpochFigures => ({
  ActiveSeconds: read.activeTimeInSeconds,
  Steps: read.steps,
  Distance: read.distanceInMeters,
  ActiveKilocalories: read.activeKilocalories,
  Met: read.met,
  Intensity: read.intensity,
  MeanMotion: read.meanMotionIntensity,
  MaxMotion: read.maxMotionIntensity,
});

function sleepFigures(read: z.output<typeof sleepSchema>): SleepFigures {
  const stages = {
    DeepSeconds: read.deepSleepDurationInSeconds,
    LightSeconds: read.lightSleepDurationInSeconds,
    RemSeconds: read.remSleepInSeconds,
  };
  const Score = read.overallSleepScore?.value ?? null;
  const stated = read.overallSleepScore?.qualifierKey?.toUpperCase();
  const byScore = Score === null ? null : sleepQualityOf(Score);
  return {
    // If the watch reports no sleep stages, the whole time counts as sleep.
    AsleepSeconds: asleepSeconds(stages) ?? read.durationInSeconds,
    ...stages,
    AwakeSeconds: read.awakeDurationInSeconds,
    UnmeasurableSeconds: read.unmeasurableSleepInSeconds ?? read.unmeasurableSleepDurationInSeconds,
    Validation: read.validation || null,
    Score,
    Quality: sleepQualities.find((quality) => quality.toUpperCase() === stated) ?? byScore,
  };
}

function stagesOf({ sleepLevelsMap, startTimeInSeconds }: z.output<typeof sleepSchema>) {
  const isStage = (name: string): name is SleepStage => sleepStages.some((stage) => stage === name);
  return Object.entries(sleepLevelsMap)
    .flatMap(([name, spans]) =>
      spans.flatMap((span) => {
        const { from, to } = stageSchema.safeParse(span).data ?? {};
        if (!isStage(name) || from === undefined || to === undefined) return [];
        const [From, To] = [from - startTimeInSeconds, to - startTimeInSeconds];
        return From >= 0 && From < To && To <= SECONDS_MAX ? [{ Stage: name, From, To }] : [];
      }),
    )
    .sort((a, b) => a.From - b.From);
}

const batteryEventsOf = ({ bodyBatteryActivityEvents, startTimeInSeconds }: z.output<typeof stressSchema>) =>
  bodyBatteryActivityEvents.flatMap((event) => {
    const read = batteryEventSchema.safeParse(event).data;
    return read
      ? [
          {
            Type: read.eventType,
            From: read.eventStartTimeInSeconds - startTimeInSeconds,
            Seconds: Math.round(read.duration),
            Impact: read.bodyBatteryImpact,
          },
        ]
      : [];
  });

/** Garmin sends body water in percent of the weight; it is stored in litres (1 l weighs 1 kg). */
function scaleValues(read: z.output<typeof scaleSchema>): ReportedScale['values'] {
  const kilograms = (weighed: number | null) => (weighed === null ? undefined : Number((weighed / 1000).toFixed(3)));
  const weight = kilograms(read.weightInGrams);
  const water = weight === undefined || read.bodyWaterInPercent === null ? undefined : (weight * read.bodyWaterInPercent) / 100;
  const stated = {
    weight,
    bodyFatPercent: read.bodyFatInPercent ?? undefined,
    totalBodyWater: water === undefined ? undefined : Number(water.toFixed(3)),
    muscleMass: kilograms(read.muscleMassInGrams),
    boneMass: kilograms(read.boneMassInGrams),
  } as const;
  return Object.entries(stated).flatMap(([Key, Value]) =>
    // A scale sends zero for values that it does not measure.
    Value === undefined || Value === 0 ? [] : [{ Key: Key as keyof typeof stated, Value }],
  );
}
