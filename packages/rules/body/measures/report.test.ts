import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { expect, it } from 'vitest';
import { summaryOf } from './report.ts';

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

it('counts, and says in particular what the weight lost, what is on target now and what to watch', () => {
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
    pressure: 'highNormal',
  });
});

it('says nothing of what is not known, and of a pressure that fell', () => {
  expect(summary({}, { weight: 80 })).toEqual({
    better: 0,
    same: 0,
    worse: 0,
    weight: null,
    entered: [],
    left: [],
    pressure: null,
  });
  expect(
    summary({ systolicPressure: 150, diastolicPressure: 85 }, { systolicPressure: 141, diastolicPressure: 85 }).pressure,
  ).toBeNull();
  expect(summary({ weight: 80 }, { weight: 82 }).weight).toEqual({ before: 80, now: 82, mostlyFat: false });
});

it('says of what weight changed by fat of that occasion alone', () => {
  const [before, now] = [
    { weight: 82, fatMass: 19 },
    { weight: 81.4, fatMass: 18.2 },
  ];
  expect(summary(before, now).weight?.mostlyFat).toBe(true);
  expect(summary(before, now, { fatMass: '2026-08-25T08:00:00Z' }).weight).toEqual({ before: 82, now: 81.4, mostlyFat: false });
});
