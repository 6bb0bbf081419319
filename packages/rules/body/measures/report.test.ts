import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { expect, it } from 'vitest';
import { summaryOf, trendsOf } from './report.ts';

const Person = {
  UserId: 1,
  Nickname: 'Dave',
  FirstMidName: 'Davide',
  LastName: 'Longo',
  PictureUri: null,
  Age: 41,
  Gender: 'Male',
  Height: 180,
} as const;
const values = (figures: Partial<Record<MeasureKey, number>>) =>
  Object.entries(figures).map(([Key, Value]) => ({ Key: Key as MeasureKey, Value }));
const summary = (
  before: Partial<Record<MeasureKey, number>>,
  now: Partial<Record<MeasureKey, number>>,
  at: Partial<Record<MeasureKey, string>> = {},
) =>
  summaryOf({
    Person,
    Event: { Values: values(now) },
    Before: values(before).map((value) => ({ ...value, At: at[value.Key] ?? '2026-10-23T08:00:00Z' })),
  });

it('the report counts improvements, and returns lost weight, measures that reached their target, and measures that left it', () => {
  expect(
    summary(
      { weight: 83.9, fatMass: 19, waist: 95, restingHeartRate: 61, systolicPressure: 128, diastolicPressure: 82, pushUps: 19 },
      {
        weight: 81.9,
        fatMass: 17.4,
        waist: 92.5,
        restingHeartRate: 58,
        systolicPressure: 131,
        diastolicPressure: 84,
        pushUps: 19,
      },
    ),
  ).toEqual({
    better: 4,
    same: 1,
    worse: 1,
    weight: { before: 83.9, now: 81.9, mostlyFat: true },
    entered: ['waist'],
    left: ['systolicPressure'],
    unchanged: [],
    unrated: [],
    pressure: 'highNormal',
  });
});

it('the report leaves out measures without an earlier value, and a blood pressure that decreased', () => {
  expect(summary({}, { weight: 80 })).toEqual({
    better: 0,
    same: 0,
    worse: 0,
    weight: null,
    entered: [],
    left: [],
    unchanged: [],
    unrated: [],
    pressure: null,
  });
  expect(
    summary({ systolicPressure: 150, diastolicPressure: 85 }, { systolicPressure: 141, diastolicPressure: 85 }).pressure,
  ).toBeNull();
  expect(summary({ weight: 80 }, { weight: 82 }).weight).toEqual({ before: 80, now: 82, mostlyFat: false });
});

it('the report counts a change within the target as unchanged, and lists changes of measures that are not rated', () => {
  expect(summary({ weight: 76, hips: 100, bodyFatPercent: 14 }, { weight: 74.1, hips: 97, bodyFatPercent: 14 })).toMatchObject({
    better: 0,
    same: 2,
    worse: 0,
    unchanged: ['weight'],
    unrated: ['hips'],
  });
});

it('the report attributes a weight change to fat only if weight and fat were measured in the same events', () => {
  const [before, now] = [
    { weight: 82, fatMass: 19 },
    { weight: 81.4, fatMass: 18.2 },
  ];
  expect(summary(before, now).weight?.mostlyFat).toBe(true);
  expect(summary(before, now, { fatMass: '2026-08-25T08:00:00Z' }).weight).toEqual({ before: 82, now: 81.4, mostlyFat: false });
});

it('the report leaves out body fat that was only estimated from weight', () => {
  const foundBy = (figures: Partial<Record<MeasureKey, number>>, Method: 'Deurenberg' | 'Scale') =>
    values(figures).map((value) => ({ ...value, Method: value.Key === 'weight' || value.Key === 'bmi' ? null : Method }));
  const [before, now] = [
    { weight: 90, bmi: 27.8, bodyFatPercent: 28, fatMass: 25.2 },
    { weight: 88, bmi: 27.2, bodyFatPercent: 27.2, fatMass: 23.9 },
  ];
  const outcome = (Method: 'Deurenberg' | 'Scale') =>
    summaryOf({
      Person,
      Event: { Values: foundBy(now, Method) },
      Before: foundBy(before, Method).map((value) => ({ ...value, At: '2026-10-23T08:00:00Z' })),
    });
  expect(outcome('Deurenberg')).toMatchObject({ better: 1, same: 0, worse: 0, weight: { mostlyFat: false } });
  expect(outcome('Scale')).toMatchObject({ better: 3, weight: { mostlyFat: true } });
});

it('the chart draws weight, and body fat by the method of the report, in order of time', () => {
  const at = (day: string, figures: Partial<Record<MeasureKey, number>>, Method: 'Navy' | 'Scale' | null = null) => ({
    TimeStamp: `${day}T08:00:00Z`,
    Values: values(figures).map((value) => ({ ...value, Method: value.Key === 'weight' ? null : Method, Typed: true })),
  });
  const report = at('2026-11-19', { waist: 92, weight: 81.9, bodyFatPercent: 21.2 }, 'Scale');
  const before = [
    report,
    at('2026-12-01', { weight: 70 }),
    at('2026-08-14', { weight: 83.9, bodyFatPercent: 22.7 }, 'Scale'),
    at('2026-05-02', { weight: 85.1, bodyFatPercent: 18 }, 'Navy'),
  ];
  expect(trendsOf(report, before)).toEqual([
    {
      key: 'weight',
      method: null,
      points: [
        { At: '2026-05-02T08:00:00Z', Value: 85.1 },
        { At: '2026-08-14T08:00:00Z', Value: 83.9 },
        { At: '2026-11-19T08:00:00Z', Value: 81.9 },
      ],
    },
    {
      key: 'bodyFatPercent',
      method: 'Scale',
      points: [
        { At: '2026-08-14T08:00:00Z', Value: 22.7 },
        { At: '2026-11-19T08:00:00Z', Value: 21.2 },
      ],
    },
  ]);
});

it('the chart draws other entered measures if there is no weight or body fat and they have at least two values', () => {
  const one = { Method: null, Typed: true };
  const at = (day: string, keys: readonly MeasureKey[], fields: Partial<typeof one> = {}) => ({
    TimeStamp: `${day}T08:00:00Z`,
    Values: keys.map((Key) => ({ ...one, ...fields, Key, Value: 50 })),
  });
  const before = [at('2026-08-14', ['waist', 'hips', 'abdomen', 'bmi'])];
  expect(trendsOf(at('2026-11-19', ['abdomen', 'hips', 'waist', 'weight']), before)).toHaveLength(2);
  expect(trendsOf(at('2026-11-19', ['bmi'], { Typed: false }), before)).toEqual([]);
  expect(trendsOf(at('2026-11-19', ['weight']), before)).toEqual([]);
});
