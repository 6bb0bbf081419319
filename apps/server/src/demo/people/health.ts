import { HEALTH_TEXT_VERSION, type HealthSample, type SleepStage } from '@clubpulse/contract/body/health/health';
import { asleepSeconds, sleepQualityOf } from '@clubpulse/rules/body/health/days';
import { spo2Figures, stressFigures } from '@clubpulse/rules/body/health/samples';
import { addDays, type Day, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { HEALTH_DAYS, type NamedWearer, wearers } from '@clubpulse/world/health';
import type { HealthIntake, ReportedSummary } from '../../body/health/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { between, type Random, randomOf } from '../random.ts';
import { peopleOf } from './club-people.ts';

const MARK = 'demo.health';
const HOUR = 3600;
const DAY_SECONDS = 86_400;
const STRESS_STEP = 180;

export interface HealthParts {
  readonly db: Database;
  readonly healthIntake: Pick<HealthIntake, 'set' | 'take'>;
}

export async function writeHealth({ db, healthIntake }: HealthParts, now: Date): Promise<void> {
  const people = await peopleOf(db);
  if (!people || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const today = dayIn(timeZone, now);
  for (const [nickname, wearer] of Object.entries(wearers)) {
    const userId = people.members.get(nickname);
    if (userId === undefined) continue;
    expectAccepted((await healthIntake.set(userId, { Granted: true, Version: HEALTH_TEXT_VERSION }, 'en')) ?? true);
    for (let back = HEALTH_DAYS; back >= (wearer.silentDays ?? 0); back--) {
      const day = addDays(today, -back);
      const random = randomOf(`${nickname} ${back}`);
      for (const daily of dayOf(wearer, day, { random, isLast: back === 0, isBefore: back === 1, now }))
        await healthIntake.take(userId, daily, { inbox: 0, entry: 0, receivedAt: receivedAt(day, now) });
    }
  }
}

const receivedAt = (day: Day, now: Date): Date =>
  new Date(Math.min(startOfDay(timeZone, day).getTime() + 22 * HOUR * 1000, now.getTime()));

interface Moment {
  readonly random: Random;
  readonly isLast: boolean;
  readonly isBefore: boolean;
  readonly now: Date;
}

function dayOf(wearer: NamedWearer, day: Day, { random, isLast, isBefore, now }: Moment): ReportedSummary[] {
  const midnight = startOfDay(timeZone, day).getTime() / 1000;
  const offset = (Date.parse(`${day}T00:00:00Z`) / 1000 - midnight) | 0;
  const until = Math.min(DAY_SECONDS, Math.floor(now.getTime() / 1000) - midnight);
  const night = isLast
    ? (wearer.lately ?? { sleep: 0, hrv: 0, resting: 0, stress: 0 })
    : { sleep: 0, hrv: 0, resting: 0, stress: 0 };
  const strained = isBefore ? (wearer.lately?.stress ?? 0) : 0;
  const common = { offset, day, device: wearer.device === undefined ? 'Garmin' : `Garmin ${wearer.device}`, activityType: '' };
  const send = (
    kind: ReportedSummary['kind'],
    begin: number,
    seconds: number,
    figures: object,
    samples: object,
  ): ReportedSummary => ({
    ...common,
    kind,
    recordedAt: Math.round(begin),
    seconds: Math.round(seconds),
    digest: new Uint8Array(32),
    figures,
    samples,
  });

  const asleep = Math.round((wearer.sleep + night.sleep + between(random, -0.5, 0.5)) * 60) * 60;
  const begin = midnight - Math.round(between(random, 0, 40)) * 60;
  const wokeAt = begin + asleep + 900 - midnight;
  const stages = stagesOf(asleep, random);
  const lengthOf = (stage: SleepStage) =>
    stages.filter(({ Stage }) => Stage === stage).reduce((sum, { From, To }) => sum + To - From, 0);
  const lengths = { DeepSeconds: lengthOf('deep'), LightSeconds: lengthOf('light'), RemSeconds: lengthOf('rem') };
  const score = Math.round(Math.min(96, 40 + 6 * (asleep / HOUR) + between(random, -4, 4)));
  const sleep = {
    AsleepSeconds: asleepSeconds(lengths),
    ...lengths,
    AwakeSeconds: lengthOf('awake'),
    UnmeasurableSeconds: null,
    Validation: 'AUTO_FINAL',
    Score: score,
    Quality: sleepQualityOf(score),
  };
  const hrv = Math.round(wearer.hrv + night.hrv + between(random, -5, 5));
  const values: HealthSample[] = Array.from({ length: Math.floor(asleep / 300) }, (_, at) => [
    300 * at,
    Math.round(hrv + between(random, -9, 9)),
  ]);
  const oxygen: HealthSample[] = Array.from({ length: Math.floor(asleep / 900) }, (_, at) => [
    900 * at,
    Math.round(between(random, 93, 98)),
  ]);
  const { levels, battery } = through(wearer.stress + strained, {
    until,
    wokeAt,
    random,
    charged: Math.round(Math.min(96, 22 + 9.5 * (asleep / HOUR) + (isLast ? 3 * night.hrv : 0))),
  });
  const stress = stressFigures(levels, battery);
  const daily = {
    ...moved(until, random),
    MinHeartRate: wearer.resting - 6,
    AverageHeartRate: wearer.resting + 16,
    MaxHeartRate: Math.round(between(random, 128, 168)),
    RestingHeartRate: Math.round(wearer.resting + night.resting + between(random, -1, 1)),
    AverageStress: stress.Average === null ? null : Math.round(stress.Average),
    MaxStress: stress.Max,
    RestStressSeconds: stress.RestSeconds,
    LowStressSeconds: stress.LowSeconds,
    MediumStressSeconds: stress.MediumSeconds,
    HighStressSeconds: stress.HighSeconds,
    StressQualifier: null,
    BatteryCharged: Math.max(0, (stress.BatteryMax ?? 0) - 20),
    BatteryDrained: Math.max(0, (stress.BatteryMax ?? 0) - (stress.BatteryLast ?? 0)),
  };
  const hearts: HealthSample[] = levels.flatMap(([at, level]) =>
    level < 0 ? [] : [[at, Math.round(wearer.resting + level / 2)]],
  );
  const slept = wokeAt < until;
  return [
    ...(slept ? [send('Sleep', begin, asleep + 900, sleep, { Stages: stages, Respiration: [], Spo2: oxygen })] : []),
    ...(slept ? [send('Hrv', begin, asleep, { LastNightAverage: hrv, LastNight5MinHigh: hrv + 17 }, { Values: values })] : []),
    ...(slept ? [send('Pulseox', begin, asleep, { OnDemand: false, ...spo2Figures(oxygen) }, { Values: oxygen })] : []),
    send('Stress', midnight, until, stress, { Levels: levels, Battery: battery, BatteryEvents: [] }),
    send('Daily', midnight, until, daily, { HeartRates: hearts }),
  ];
}

function stagesOf(asleep: number, random: Random) {
  const order: readonly SleepStage[] = ['light', 'deep', 'light', 'rem'];
  const found: { Stage: SleepStage; From: number; To: number }[] = [];
  let at = 0;
  for (let turn = 0; at < asleep; turn++) {
    const Stage = order[turn % order.length] ?? 'light';
    const isLate = at > asleep / 2;
    const minutes = Stage === 'light' ? 24 : (Stage === 'deep') === isLate ? 8 : 24;
    const To = Math.min(asleep, at + Math.round(between(random, 0.7, 1.3) * minutes) * 60);
    found.push({ Stage, From: at, To });
    at = To;
  }
  return [...found, { Stage: 'awake' as const, From: asleep, To: asleep + 900 }];
}

function through(
  stress: number,
  { until, wokeAt, random, charged }: { until: number; wokeAt: number; random: Random; charged: number },
): { levels: HealthSample[]; battery: HealthSample[] } {
  const levels: HealthSample[] = [];
  const battery: HealthSample[] = [];
  const drain = (charged * 0.8) / (23 * HOUR - wokeAt);
  for (let at = 0; at < until; at += STRESS_STEP) {
    const isOff = at >= 12 * HOUR && at < 13 * HOUR;
    const isAsleep = at < wokeAt;
    const level = isAsleep ? between(random, 5, 24) : stress * 1.35 + between(random, -22, 24);
    levels.push([at, isOff ? -1 : Math.round(Math.min(99, Math.max(2, level)))]);
    const charge = isAsleep ? charged - ((wokeAt - at) / wokeAt) * (charged - 15) : charged - drain * (at - wokeAt);
    battery.push([at, isOff ? -1 : Math.round(Math.max(5, charge))]);
  }
  return { levels, battery };
}

function moved(until: number, random: Random) {
  const share = until / DAY_SECONDS;
  const steps = Math.round(between(random, 6000, 13_000) * share);
  return {
    Steps: steps,
    Distance: Math.round(steps * 0.74),
    ActiveSeconds: Math.round(steps * 0.6),
    ActiveKilocalories: Math.round(steps * 0.045),
    BasalKilocalories: Math.round(1550 * share),
    ModerateSeconds: Math.round(between(random, 10, 50) * share) * 60,
    VigorousSeconds: Math.round(between(random, 0, 40) * share) * 60,
    FloorsClimbed: Math.round(between(random, 2, 14) * share),
    StepsGoal: 9000,
    FloorsGoal: 10,
    IntensityGoal: 9000,
  };
}
