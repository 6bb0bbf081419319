import { describe, expect, it } from 'vitest';
import { type Body, calories, caloriesByType, kcalPerMinute } from './calories.ts';

const man: Body = { maxHeartRate: 184, sex: 'Male', weightKg: 80, heightCm: 180, ageYears: 35, vo2Max: null };
const woman: Body = { maxHeartRate: 184, sex: 'Female', weightKg: 62, heightCm: 165, ageYears: 35, vo2Max: null };
const at = (body: Body, bpm: number) => kcalPerMinute(body)?.[bpm] ?? Number.NaN;
const thirtyMinutes = (bpm: number) => Uint32Array.from({ length: 256 }, (_, index) => (index === bpm ? 1800 : 0));

describe('the energy of a minute', () => {
  it.each([
    ['man 80 kg', man, 14.9382, 448.1],
    ['woman 62 kg', woman, 9.9037, 297.1],
    ['man 80 kg, VO2max 48', { ...man, vo2Max: 48 }, 14.2743, 428.2],
    ['woman 62 kg, VO2max 40', { ...woman, vo2Max: 40 }, 9.3883, 281.6],
    ['man 75 kg', { ...man, weightKg: 75 }, 14.7007, 441.0],
  ])('of a %s aged 35 at 150 bpm agrees with the published formula', (_, body, minute, half) => {
    expect(at(body, 150)).toBeCloseTo(minute, 4);
    expect(30 * at(body, 150)).toBeCloseTo(half, 1);
  });

  it('is the mean of both formulas if the gender is unspecified', () => {
    const both = (at({ ...man, sex: 'Male' }, 150) + at({ ...man, sex: 'Female' }, 150)) / 2;
    expect(at({ ...man, sex: 'Unspecified' }, 150)).toBeCloseTo(both, 10);
    expect(at({ ...man, sex: null }, 150)).toBeCloseTo(both, 10);
  });

  it('below half the maximum heart rate is the resting rate: 1755 and 1315.25 kcal a day', () => {
    expect(1440 * at(man, 91)).toBeCloseTo(1755, 6);
    expect(1440 * at(man, 0)).toBeCloseTo(1755, 6);
    expect(1440 * at(woman, 0)).toBeCloseTo(1315.25, 6);
    expect(at(man, 92)).toBeGreaterThan(at(man, 91));
  });

  it('at rest is one MET if the height is unknown', () => expect(at({ ...man, heightCm: null }, 0)).toBeCloseTo(1.4, 10));

  it('does not rise above the maximum heart rate, and is never negative', () => {
    expect(at(man, 240)).toBe(at(man, 184));
    expect(at({ ...man, weightKg: 20, ageYears: 5, maxHeartRate: 150 }, 75)).toBe(0);
  });
});

describe('the calories of a training', () => {
  it.each([
    [man, 150, 448],
    [woman, 150, 297],
    [man, 0, 37],
    [{ ...man, weightKg: null }, 150, 0],
    [{ ...man, ageYears: null }, 150, 0],
  ])('are correct for thirty minutes of case %#', (body, bpm, kcal) => expect(calories(thirtyMinutes(bpm), body)).toBe(kcal));
});

it('the calories of a training without heart rates depend on the sport, and are 0 if the sport or the weight is unknown', () => {
  expect(caloriesByType(9.8, 80, 1800)).toBe(412);
  expect(caloriesByType(undefined, 80, 1800)).toBe(0);
  expect(caloriesByType(9.8, null, 1800)).toBe(0);
});
