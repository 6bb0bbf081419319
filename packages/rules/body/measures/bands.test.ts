import { describe, expect, it } from 'vitest';
import { bandOf, beyondTarget, isUnratedFor, scaleOf, worthOf } from './bands.ts';
import { normRow, norms, stepOf } from './norms.ts';

const man = (Age: number) => ({ Age, Gender: 'Male', Height: 180 }) as const;
const woman = (Age: number) => ({ Age, Gender: 'Female', Height: 165 }) as const;

describe('the band of a measured value', () => {
  it.each([
    ['bodyFatPercent', 18, man(35), 'average'],
    ['waist', 102, man(35), 'high'],
    ['waist', 93.9, man(35), 'healthy'],
    ['stepTestHeartRate', 98, man(35), 'average'],
    ['stepTestHeartRate', 77, man(20), 'good'],
    ['stepTestHeartRate', 120, woman(40), 'belowAverage'],
    ['cooperDistance', 2500, man(35), 'good'],
    ['pushUps', 25, man(35), 'good'],
    ['curlUps', 12, woman(50), 'average'],
    ['sitAndReach', 34, woman(28), 'average'],
    ['plankTime', 95, man(35), 'average'],
    ['gripCombined', 108, man(45), 'average'],
    ['bmi', 24.99, man(35), 'normal'],
    ['bmi', 25.4, man(41), 'overweight'],
    ['systolicPressure', 134, man(41), 'highNormal'],
    ['ldlCholesterol', 142, man(41), 'borderlineHigh'],
    ['hdlCholesterol', 45, man(41), 'normal'],
    ['hdlCholesterol', 45, woman(41), 'low'],
    ['bodyFatPercent', 4, man(35), 'belowEssential'],
  ] as const)('for the measure %s with the value %s agrees with its source', (key, value, person, word) =>
    expect(bandOf(key, value, person)?.word).toBe(word),
  );

  it('is missing if no source covers the measure for the person', () => {
    expect(bandOf('bmi', 22, man(19))).toBeUndefined();
    expect(bandOf('waist', 90, { Age: 35, Gender: null, Height: 180 })).toBeUndefined();
    expect(bandOf('stepTestHeartRate', 98, man(12))).toBeUndefined();
    expect(bandOf('stepTestHeartRate', 98, man(13))).toBeDefined();
    expect(bandOf('neck', 38, man(35))).toBeUndefined();
  });

  it('gives the distance of the value to the target', () => {
    expect(beyondTarget('weight', 82.4, man(41))?.by).toBeCloseTo(1.724, 3);
    expect(beyondTarget('weight', 70, man(41))).toBeUndefined();
    expect(beyondTarget('weight', 55, man(41))).toMatchObject({ side: 'under' });
  });
});

it('the bands of a scale ascend without gaps', () => {
  for (const key of [
    'weight',
    'bmi',
    'bodyFatPercent',
    'vo2Max',
    'pushUps',
    'restingHeartRate',
    'waist',
    'glucoseFasting',
  ] as const) {
    const bands = scaleOf(key, man(41))?.bands ?? [];
    expect(bands.length).toBeGreaterThan(1);
    for (const [index, { from, to }] of bands.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(bands[index + 1]?.from ?? to).toBe(to);
    }
  }
});

it('a norm table has for each range of ages one row with a limit between each two steps', () => {
  for (const { ages, scale, Male, Female } of Object.values(norms))
    for (const rows of [Male, Female]) {
      expect(rows).toHaveLength(ages.length);
      for (const row of rows) expect(row).toHaveLength(scale.length - 1);
    }
  const row = normRow('vo2MaxShvartz', 'Male', 41);
  expect(row && stepOf(row, 41)).toBe('average');
});

describe('a person of unknown age or gender', () => {
  const unknownPerson = { Age: null, Gender: null, Height: 180 } as const;

  it('gets no rating of body fat in any measure that contains it', () => {
    for (const key of ['bodyFatPercent', 'fatMass', 'fatMassIndex'] as const)
      for (const person of [unknownPerson, { ...man(41), Age: null }, { ...man(41), Gender: 'Unspecified' as const }]) {
        expect([key, worthOf(key, 20, 18, person)]).toEqual([key, 'neither']);
        expect([key, isUnratedFor(key, person)]).toEqual([key, true]);
      }
    expect(worthOf('fatMass', 20, 18, man(41))).toBe('better');
    expect(worthOf('fatMass', 20, 20, unknownPerson)).toBe('same');
  });

  it('gets the unknown age or gender as the reason for a missing rating, if a source would rate the measure otherwise', () => {
    expect((['weight', 'bmi', 'totalBodyWaterPercent'] as const).map((key) => isUnratedFor(key, unknownPerson))).toEqual([
      true,
      true,
      true,
    ]);
    expect((['fatMass', 'weight'] as const).map((key) => isUnratedFor(key, man(41)))).toEqual([false, false]);
    expect((['waist', 'neck', 'spo2'] as const).map((key) => isUnratedFor(key, unknownPerson))).toEqual([false, false, false]);
    expect(isUnratedFor('weight', man(12))).toBe(false);
  });
});

it('a change is better or worse depending on its measure, compared in displayed digits', () => {
  expect(worthOf('waist', 95, 93, man(41))).toBe('better');
  expect(worthOf('vo2Max', 41, 39, man(41))).toBe('worse');
  expect(worthOf('waist', 93.04, 93, man(41))).toBe('same');
  expect(worthOf('fatMass', 13.95, 13.94, man(41))).not.toBe('same');
  expect(worthOf('neck', 40, 39, man(41))).toBe('neither');
  expect(worthOf('weight', 84, 82, man(41))).toBe('better');
  expect(worthOf('weight', 60, 58, man(41))).toBe('worse');
  expect(worthOf('weight', 72, 70, man(41))).toBe('neither');
});
