import { textVersions } from '@clubpulse/contract/accounts/consents';
import { HEALTH_TEXT_VERSION, type HealthSample } from '@clubpulse/contract/body/health/health';
import type { Database } from '../../platform/database/database.ts';
import type { Samples } from '../../test/sample.ts';
import type { SummaryKind } from './health.store.ts';

const DAY = '2026-11-19';
const BEGIN = new Date(`${DAY}T00:00:00Z`);

async function write(db: Database, UserId: number, Kind: SummaryKind, Figures: object, Samples: object): Promise<void> {
  await db
    .insertInto('health_summaries')
    .values({
      UserId,
      Provider: 'Garmin',
      Kind,
      RecordedAt: BEGIN,
      ActivityType: Kind === 'Epoch' ? 'WALKING' : '',
      OffsetSeconds: 3600,
      Seconds: 86_400,
      Day: DAY,
      DeviceModel: 'Garmin Forerunner 265',
      Figures: JSON.stringify(Figures),
      Samples: JSON.stringify(Samples),
      ReceivedAt: BEGIN,
      Digest: Buffer.alloc(32),
      InboxId: 1,
      Entry: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

export const samples: Samples = {
  async rows(db, { athlete, club }) {
    await db
      .insertInto('health_intakes')
      .values({ UserId: athlete, Version: HEALTH_TEXT_VERSION, Language: 'en', Granted: true, At: BEGIN })
      .execute();
    await db
      .insertInto('consents')
      .values({
        UserId: athlete,
        ClubId: club,
        Purpose: 'Health',
        Version: textVersions.Health,
        Language: 'en',
        Granted: true,
        At: BEGIN,
        ByUserId: athlete,
      })
      .execute();
    const values: HealthSample[] = [[0, 31]];
    const daily = {
      ...nothing('Distance', 'ActiveSeconds', 'ActiveKilocalories', 'BasalKilocalories', 'ModerateSeconds', 'VigorousSeconds'),
      ...nothing('FloorsClimbed', 'MinHeartRate', 'AverageHeartRate', 'MaxHeartRate', 'AverageStress', 'MaxStress'),
      ...nothing('RestStressSeconds', 'LowStressSeconds', 'MediumStressSeconds', 'HighStressSeconds', 'StressQualifier'),
      ...nothing('BatteryCharged', 'BatteryDrained', 'StepsGoal', 'FloorsGoal', 'IntensityGoal'),
      Steps: 8012,
      RestingHeartRate: 52,
    };
    await write(db, athlete, 'Daily', daily, { HeartRates: values });
    const epoch = { ...nothing('ActiveSeconds', 'Distance', 'ActiveKilocalories', 'Met', 'MeanMotion', 'MaxMotion') };
    await write(db, athlete, 'Epoch', { ...epoch, Steps: 93, Intensity: 'ACTIVE' }, {});
    const sleep = { ...nothing('AwakeSeconds', 'UnmeasurableSeconds', 'Validation', 'Quality') };
    const stages = { DeepSeconds: 3600, LightSeconds: 14_400, RemSeconds: 3600 };
    await write(db, athlete, 'Sleep', { ...sleep, ...stages, AsleepSeconds: 21_600, Score: 71 }, { Stages: [] });
    await write(db, athlete, 'Hrv', { LastNightAverage: 44, LastNight5MinHigh: 60 }, { Values: values });
    await write(db, athlete, 'Pulseox', { OnDemand: false, Average: 96, Min: 91 }, { Values: [[0, 96]] });
    const stress = { ...nothing('RestSeconds', 'LowSeconds', 'MediumSeconds', 'HighSeconds') };
    const battery = { BatteryMax: 59, BatteryMin: 55, BatteryLast: 59 };
    await write(db, athlete, 'Stress', { ...stress, ...battery, Average: 31, Max: 51 }, { Levels: values, Battery: [[0, 59]] });
    return {};
  },
  calls({ athlete, club }) {
    const one = { params: { id: athlete } };
    const days = { ...one, query: { from: DAY, to: DAY } };
    return {
      'health.get': { ...one, answer: { Keeps: true, LastDay: DAY } },
      'health.keep': { ...one, body: { Granted: true, Version: HEALTH_TEXT_VERSION }, answer: { Keeps: true, LastDay: DAY } },
      'health.delete': one,
      'health.daily': { ...days, answer: [{ Day: DAY, Steps: 8012, HeartRates: [[0, 31]] }] },
      'health.hrv': { ...days, answer: [{ Day: DAY, LastNightAverage: 44 }] },
      'health.pulseox': { ...days, answer: [{ Day: DAY, Average: 96, OnDemand: false }] },
      'health.sleep': { ...days, answer: [{ Day: DAY, AsleepSeconds: 21_600 }] },
      'health.stress': { ...days, answer: [{ Day: DAY, BatteryMax: 59 }] },
      'health.activity': { ...days, answer: [{ Day: DAY, Epochs: [{ Steps: 93 }] }] },
      'health.dailyDashboard': { ...days, answer: { Days: 1, Figures: { RestingHeartRate: { Average: 52 } } } },
      'health.hrvDashboard': { ...days, answer: { Days: 1, Figures: { LastNightAverage: { Average: 44 } } } },
      'health.pulseoxDashboard': { ...days, answer: { Days: 1, Figures: { Average: { Average: 96 }, Min: { Average: 91 } } } },
      'health.sleepDashboard': { ...days, answer: { Days: 1, Figures: { AsleepSeconds: { Average: 21_600 } } } },
      'health.stressDashboard': { ...days, answer: { Days: 1, Figures: { BatteryMax: { Average: 59 } } } },
      'health.activityDashboard': { ...days, answer: { Days: 1, Figures: { Steps: { Average: 8012 }, Distance: null } } },
      'health.ofClub': { params: { id: club }, query: { day: DAY }, answer: { Day: DAY, Sharing: 1 } },
      'health.weekOfClub': { params: { id: club }, query: { day: DAY }, answer: { To: DAY, recordsTotal: 1 } },
    };
  },
  removing: ['health.delete'],
};
