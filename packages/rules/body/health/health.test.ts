import type { HealthSample } from '@clubpulse/contract/body/health/health';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardOf, daysBehind } from './dashboard.ts';
import { asleepSeconds, isTooLong, localDay, mainOfDays, requestedDays, sleepQualityOf } from './days.ts';
import { groupCourse } from './group.ts';
import { ownRange, spreadOf } from './own-range.ts';
import { averageOf, chargeAt, measured, spo2Figures, stressFigures, stressLevelOf } from './samples.ts';
import { type Known, standingOf } from './standing.ts';

const every = (step: number, ...values: readonly number[]): HealthSample[] => values.map((value, index) => [index * step, value]);

describe("an example of the provider's documentation", () => {
  it('with the stress values 18, 51, 28 and 29 gives the average 31.5 and one value of rest, one medium and two low ones', () => {
    expect(stressFigures(every(180, 18, 51, 28, 29), every(180, 55, 56, 59))).toEqual({
      Average: 31.5,
      Max: 51,
      RestSeconds: 180,
      LowSeconds: 360,
      MediumSeconds: 180,
      HighSeconds: 0,
      BatteryMax: 59,
      BatteryMin: 55,
      BatteryLast: 59,
    });
  });

  it('of heart rate variability gives the mean 34.67, while the provider reports 44 as average', () => {
    const values = [32, 24, 31, 35, 39, 47];
    expect(averageOf(every(300, ...values, ...values))).toBeCloseTo(34.67, 2);
  });

  it('with the begin 1452470400 and an offset of one hour belongs to the day 2016-01-11', () => {
    expect(localDay(1_452_470_400, 3600)).toBe('2016-01-11');
    expect(new Date((1_452_470_400 + 3600) * 1000).toISOString()).toBe('2016-01-11T01:00:00.000Z');
  });

  it('rates a sleep score as excellent from 90, good from 80, fair from 60, poor below', () => {
    expect([100, 90, 89, 80, 79, 60, 59, 0].map(sleepQualityOf)).toEqual([
      'Excellent',
      'Excellent',
      'Good',
      'Good',
      'Fair',
      'Fair',
      'Poor',
      'Poor',
    ]);
  });

  it('rates stress as rest up to 25, low up to 50, medium up to 75, high above', () => {
    expect([1, 25, 26, 50, 51, 75, 76, 100].map(stressLevelOf)).toEqual([
      'rest',
      'rest',
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
    ]);
  });
});

describe('a watch sample without a value', () => {
  it('is left out of averages, whatever reason the negative value states', () => {
    expect(averageOf(every(180, -1, 30, -2, 40, -3, -4, -5))).toBe(35);
    expect(averageOf(every(180, -1, -2))).toBeNull();
    expect(stressFigures(every(180, -1, -2), [])).toMatchObject({ Average: null, RestSeconds: null, BatteryMax: null });
    expect(spo2Figures(every(60, 97, -1, 93))).toEqual({ Average: 95, Min: 93 });
  });

  it('changes no figure, wherever in the series it is', () => {
    const sample = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.array(sample), fc.array(fc.integer({ min: -5, max: -1 })), (values, without) => {
        const all = every(180, ...values, ...without);
        expect(measured(all)).toEqual(values);
        expect(stressFigures(all, all)).toEqual(stressFigures(every(180, ...values), every(180, ...values)));
      }),
    );
  });
});

it('the battery charge at waking is the last value at most an hour before it', () => {
  const battery = every(180, 55, 56, -1, 59);
  expect([0, 200, 400, 540, 4000].map((at) => chargeAt(battery, at))).toEqual([55, 56, 56, 59, 59]);
  expect(chargeAt(battery, 540 + 3600)).toBeNull();
  expect(chargeAt([], 100)).toBeNull();
});

it('the time asleep is the sum of all stages except the stage awake', () => {
  expect(asleepSeconds({ DeepSeconds: 3480, LightSeconds: 14_520, RemSeconds: 4320 })).toBe(22_320);
  expect(asleepSeconds({ DeepSeconds: null, LightSeconds: 60, RemSeconds: null })).toBe(60);
  expect(asleepSeconds({ DeepSeconds: null, LightSeconds: null, RemSeconds: null })).toBeNull();
});

it('of several records of a day the longest counts, and of equally long records the later one', () => {
  const record = (Day: string, Begin: string, Seconds: number) => ({ Day, Begin, Seconds });
  const records = [
    record('2026-11-20', '2026-11-20T12:00:00Z', 1200),
    record('2026-11-19', '2026-11-19T00:00:00Z', 60),
    record('2026-11-20', '2026-11-19T23:00:00Z', 20_000),
    record('2026-11-19', '2026-11-19T01:00:00Z', 60),
  ];
  expect(mainOfDays(records)).toEqual([records[3], records[2]]);
});

it('a request with one day returns that day, and a request without a day returns the last days', () => {
  const today = '2026-11-24';
  expect(requestedDays({}, today, 7)).toEqual({ first: '2026-11-18', last: today });
  expect(requestedDays({ from: '2026-11-01' }, today, 7)).toEqual({ first: '2026-11-01', last: '2026-11-01' });
  expect(requestedDays({ to: '2026-11-01' }, today, 7)).toEqual({ first: '2026-11-01', last: '2026-11-01' });
  expect(requestedDays({ from: '2026-11-01', to: '2026-11-03' }, today, 7)).toEqual({ first: '2026-11-01', last: '2026-11-03' });
  expect([isTooLong({ first: '2026-10-25', last: today }, 31), isTooLong({ first: '2026-10-24', last: today }, 31)]).toEqual([
    false,
    true,
  ]);
});

describe("the athlete's own range", () => {
  it('is one standard deviation around the mean, if at least seven days have values', () => {
    expect(ownRange(spreadOf([38, 52, 38, 52, 38, 52]))).toBeNull();
    expect(ownRange(spreadOf([38, 52, 38, 52, 38, 52, 45]))).toEqual({ Low: 39, High: 51 });
    expect(ownRange(spreadOf([38, 52, 38, 52, 38, 52, 38, 52]))).toEqual({ Low: 38, High: 52 });
  });
});

describe('the daily state of an athlete', () => {
  const usual = {
    hrv: spreadOf([38, 52, 38, 52, 38, 52, 38, 52]),
    resting: spreadOf([57, 59, 57, 59, 57, 59, 57, 59]),
    asleep: spreadOf(Array.from({ length: 8 }, () => 25_200)),
  };
  const night = (AsleepSeconds: number) => ({
    AsleepSeconds,
    DeepSeconds: 0,
    LightSeconds: AsleepSeconds,
    RemSeconds: 0,
    AwakeSeconds: 0,
    Score: 71,
    Quality: 'Fair' as const,
  });
  const known = (fields: Partial<Known> = {}): Known => ({
    Night: night(25_200),
    Stress: null,
    Battery: null,
    Hrv: 45,
    Resting: 58,
    LastDay: '2026-11-19',
    usual,
    ...fields,
  });
  const standing = (fields: Partial<Known> = {}) => standingOf(known(fields), '2026-11-19');
  const stress = (Average: number) => ({ Average, RestSeconds: 0, LowSeconds: 0, MediumSeconds: 0, HighSeconds: 0 });

  it("has the hint as planned if the values are within the athlete's own range", () => {
    expect(standing()).toMatchObject({ Reasons: [], Hint: 'AsPlanned', Hrv: { OwnRange: { Low: 38, High: 52 } } });
  });

  it('has the reasons short night, low variability, high stress, empty battery at waking, and no data for three days', () => {
    expect(standing({ Night: night(21_599) }).Reasons).toEqual(['ShortNight']);
    expect(standing({ Night: night(21_600) }).Reasons).toEqual([]);
    expect(standing({ Hrv: 37 }).Reasons).toEqual(['HrvUnderRange']);
    expect([standing({ Stress: stress(50) }).Reasons, standing({ Stress: stress(50.5) }).Reasons]).toEqual([[], ['HighStress']]);
    expect(standing({ Battery: { Woke: 24, Last: 20 } }).Reasons).toEqual(['EmptyAtWaking']);
    expect(standing({ Battery: { Woke: 25, Last: 20 } }).Reasons).toEqual([]);
    expect([standing({ LastDay: '2026-11-17' }).Reasons, standing({ LastDay: '2026-11-16' }).Reasons]).toEqual([[], ['NoData']]);
    expect(standing({ LastDay: null }).Reasons).toEqual(['NoData']);
  });

  it("has a hint only if the athlete's own range is known", () => {
    expect(standing({ Hrv: 37 }).Hint).toBe('EasyDay');
    expect(standing({ Resting: 64 })).toMatchObject({ Hint: 'KeepAnEye', Resting: { Value: 64, Difference: 6 } });
    expect(standing({ Night: night(20_000) }).Hint).toBe('KeepAnEye');
    const none = { hrv: spreadOf([]), resting: spreadOf([]), asleep: spreadOf([]) };
    expect(standing({ usual: none, Night: night(18_000) })).toMatchObject({
      Hint: null,
      Reasons: ['ShortNight'],
      Resting: { Difference: null },
    });
  });
});

describe('a dashboard of health data', () => {
  const day = (Day: string, LastNightAverage: number | null, DeviceModel = 'Garmin') => ({
    Day,
    DeviceModel,
    Figures: { LastNightAverage, LastNight5MinHigh: 60 },
  });
  it("sums up the days of its range, and computes the athlete's own range from the days before", () => {
    const before = Array.from({ length: 8 }, (_, index) => day(`2026-11-0${index + 1}`, index % 2 === 0 ? 38 : 52));
    const found = dashboardOf(
      'hrv',
      { first: '2026-11-18', last: '2026-11-20' },
      [
        ...before,
        day('2026-11-18', 40, 'Garmin Forerunner 265'),
        day('2026-11-19', null, 'Garmin'),
        day('2026-11-20', 44, 'Garmin Forerunner 265'),
      ],
      '2026-11-20',
    );
    expect(found).toMatchObject({
      From: '2026-11-18',
      Days: 3,
      Sources: ['Garmin Forerunner 265', 'Garmin'],
      Figures: { LastNightAverage: { Average: 42, Min: 40, Max: 44, Total: 84 } },
      OwnRange: { Low: 38, High: 51 },
    });
    expect(found.Series.map(({ Figures }) => Figures['LastNightAverage'])).toEqual([40, null, 44]);
    expect(found.Unfinished).toBeNull();
  });

  it('leaves the current day out of the figures, unless only that day is requested', () => {
    const steps = (Day: string, Steps: number, DeviceModel = 'Garmin') => ({ Day, DeviceModel, Figures: { Steps } });
    const all = [steps('2026-11-18', 9000), steps('2026-11-19', 7000), steps('2026-11-20', 1756, 'Garmin Venu 3')];
    const until = (first: string, today: string) => dashboardOf('activity', { first, last: '2026-11-20' }, all, today);
    const found = until('2026-11-18', '2026-11-20');
    expect(found).toMatchObject({ Days: 2, Unfinished: '2026-11-20', Sources: ['Garmin'] });
    expect(found.Figures['Steps']).toEqual({ Average: 8000, Min: 7000, Max: 9000, Total: 16_000 });
    expect(found.Series.map(({ Figures }) => Figures['Steps'])).toEqual([9000, 7000, 1756]);
    expect(until('2026-11-18', '2026-11-21')).toMatchObject({ Days: 3, Unfinished: null, Figures: { Steps: { Min: 1756 } } });
    expect(until('2026-11-20', '2026-11-20')).toMatchObject({ Days: 1, Unfinished: null, Figures: { Steps: { Min: 1756 } } });
  });

  it("computes the athlete's own range from days before the requested day only", () => {
    const before = Array.from({ length: 7 }, (_, index) => day(`2026-11-0${index + 1}`, 45));
    const range = { first: '2026-11-08', last: '2026-11-08' };
    expect(dashboardOf('hrv', range, [...before, day('2026-11-08', 90)], '2026-11-08').OwnRange).toEqual({ Low: 45, High: 45 });
  });

  it('has no figure if nothing was measured', () => {
    const found = dashboardOf('sleep', { first: '2026-11-18', last: '2026-11-20' }, [], '2026-11-20');
    expect(found).toMatchObject({ Days: 0, Sources: [], Series: [], OwnRange: null, Figures: { AsleepSeconds: null } });
  });

  it('needs the three weeks before its last day', () => {
    expect(daysBehind({ first: '2026-11-18', last: '2026-11-22' })).toEqual({ first: '2026-11-01', last: '2026-11-22' });
    expect(daysBehind({ first: '2026-01-01', last: '2026-11-22' })).toEqual({ first: '2026-01-01', last: '2026-11-22' });
  });
});

it('a group mean requires a value of at least half of the athletes who usually have a value', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  const asleep = (Day: string, count: number, mean: number) => ({ Day, Figure: 'AsleepSeconds', count, mean }) as const;
  const course = (counts: readonly number[]) =>
    groupCourse(
      days,
      counts.flatMap((count, index) => (count === 0 ? [] : [asleep(days[index] ?? '', count, 1000 * count)])),
    ).map(({ AsleepSeconds }) => AsleepSeconds);
  expect(course([5, 4, 0, 5, 1])).toEqual([5000, 4000, null, 5000, null]);
  expect(course([5, 5, 6, 6, 3])).toEqual([5000, 5000, 6000, 6000, 3000]);
  expect(course([1, 1, 0, 1, 1])).toEqual([1000, 1000, null, 1000, 1000]);
  expect(groupCourse(days, [asleep('2026-11-16', 1, 1)])[0]).toEqual({
    Day: '2026-11-16',
    AsleepSeconds: 1,
    Hrv: null,
    RestingHeartRate: null,
  });
});
