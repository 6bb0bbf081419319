import { measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import { describe, expect, it } from 'vitest';
import { otherWays, type Typed, withDerived } from './derive.ts';

const man = { Age: 35, Gender: 'Male', Height: 180 } as const;
const woman = { Age: 35, Gender: 'Female', Height: 165 } as const;
const typed = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([Key, Value]) => ({ Key, Value }) as Typed);
const found = (values: Readonly<Record<string, number>>, body: Parameters<typeof withDerived>[1]) =>
  Object.fromEntries(withDerived(typed(values), body).map(({ Key, Value, Method }) => [Key, { Value, Method }]));

describe('the derived values of a measuring event', () => {
  it('are computed from weight and body fat', () => {
    expect(found({ weight: 80, bodyFatPercent: 18 }, man)).toMatchObject({
      bodyFatPercent: { Value: 18, Method: 'Scale' },
      bmi: { Value: 24.691, Method: null },
      fatMass: { Value: 14.4, Method: 'Scale' },
      fatFreeMass: { Value: 65.6 },
      fatMassIndex: { Value: 4.444 },
      fatFreeMassIndex: { Value: 20.247 },
      basalMetabolicRate: { Value: 1755 },
      totalBodyWater: { Value: 45.344, Method: 'Watson' },
      totalBodyWaterPercent: { Value: 56.68, Method: 'Watson' },
      skeletalMuscleMass: { Value: 33.43, Method: 'Lee' },
    });
  });

  it('are computed from bioimpedance if it was measured, and otherwise from weight and height', () => {
    const measured = found({ weight: 80, resistance: 480, reactance: 58 }, man);
    expect(measured['totalBodyWater']).toEqual({ Value: 45.975, Method: 'Sun' });
    expect(measured['skeletalMuscleMass']).toEqual({ Value: 33.51, Method: 'Janssen' });
    expect(found({ weight: 110 }, man)).not.toHaveProperty('skeletalMuscleMass');
  });

  it('include results of other formulas, and the energy need of an active day', () => {
    const values = (typed_: Readonly<Record<string, number>>) => withDerived(typed(typed_), man);
    const ways = (key: Parameters<typeof otherWays>[0], known: Readonly<Record<string, number>>) =>
      Object.fromEntries(otherWays(key, values(known), man).map(({ way, value }) => [way, Number(value.toFixed(1))]));
    expect(ways('basalMetabolicRate', { weight: 80, bodyFatPercent: 18 })).toMatchObject({
      HarrisBenedict: 1825.2,
      KatchMcArdle: 1787,
      sedentary: 2106,
      moderate: 2720.3,
      veryHigh: 3334.5,
    });
    expect(ways('bodyFatPercent', { skinfoldChest: 13, skinfoldAbdominal: 20, skinfoldThigh: 14 })).toEqual({ Brozek: 14.9 });
    expect(ways('fatFreeMass', { weight: 80, resistance: 480, reactance: 58 })).toEqual({ Kyle: 61.1 });
    expect(ways('weight', { weight: 80 })).toEqual({});
  });

  it('use the best method that has all its inputs', () => {
    const tape = { weight: 80, neck: 39, abdomen: 88 };
    const three = { ...tape, skinfoldChest: 13, skinfoldAbdominal: 20, skinfoldThigh: 14 };
    expect(found({ weight: 80 }, man)['bodyFatPercent']).toEqual({ Value: 21.479, Method: 'Deurenberg' });
    expect(found(tape, man)['bodyFatPercent']).toEqual({ Value: 17.627, Method: 'Navy' });
    expect(found(three, man)['bodyFatPercent']).toEqual({ Value: 14.767, Method: 'JacksonPollock3' });
    expect(found({ ...three, bodyFatPercent: 16 }, man)['bodyFatPercent']).toEqual({ Value: 16, Method: 'Scale' });
    expect(found({ weight: 62, waist: 74, hips: 98, neck: 33 }, woman)['bodyFatPercent']).toMatchObject({ Method: 'Navy' });
    expect(found(three, { ...man, Age: 63 })['bodyFatPercent']).toMatchObject({ Method: 'Navy' });
  });

  it.each([
    ['Male', 17, false],
    ['Male', 18, true],
    ['Male', 61, true],
    ['Male', 62, false],
    ['Female', 17, false],
    ['Female', 18, true],
    ['Female', 55, true],
    ['Female', 56, false],
  ] as const)(
    'use skinfolds only for ages of the population for which the equation was made: %s of %i years',
    (Gender, Age, isOfThem) => {
      const folds = { skinfoldChest: 13, skinfoldAbdominal: 20, skinfoldThigh: 14, skinfoldTriceps: 16, skinfoldSuprailiac: 15 };
      const fat = found({ weight: 70, ...folds }, { Age, Gender, Height: 175 })['bodyFatPercent'];
      expect(fat?.Method === 'JacksonPollock3').toBe(isOfThem);
    },
  );

  it('include the water share of lean mass if water was measured, but not if it was estimated from weight', () => {
    const scale = { weight: 80, bodyFatPercent: 18 };
    expect(found(scale, man)).toHaveProperty('totalBodyWater');
    expect(found(scale, man)).not.toHaveProperty('ffmHydration');
    expect(found({ ...scale, totalBodyWater: 48 }, man)['ffmHydration']).toMatchObject({ Value: 73.171, Method: 'Scale' });
  });

  it("are missing if the formula needs the person's age or gender and it is unknown", () => {
    const unknownPerson = { Age: null, Gender: null, Height: null };
    expect(Object.keys(found({ weight: 80, waist: 88 }, unknownPerson))).toEqual(['weight', 'waist']);
    expect(Object.keys(found({ weight: 80, waist: 88, height: 180 }, unknownPerson))).toContain('bmi');
  });

  it('are missing if tape values are implausible or a result is outside its limits', () => {
    expect(found({ neck: 60, abdomen: 50 }, man)).not.toHaveProperty('bodyFatPercent');
    expect(found({ weight: 350, height: 60 }, man)).not.toHaveProperty('bmi');
  });

  it('that need two entered values are computed from both', () => {
    expect(found({ systolicPressure: 120, diastolicPressure: 80 }, man)['meanArterialPressure']).toMatchObject({ Value: 93.33 });
    expect(found({ gripRight: 52, gripLeft: 56 }, man)['gripCombined']).toMatchObject({ Value: 108 });
    expect(found({ totalBodyWater: 45.3, extracellularWater: 17 }, man)['ecwTbwRatio']).toMatchObject({ Value: 0.37528 });
    expect(found({ totalCholesterol: 200, hdlCholesterol: 50, triglycerides: 120 }, man)['ldlCholesterol']).toEqual({
      Value: 126,
      Method: 'Friedewald',
    });
    expect(found({ reactance: 58, resistance: 480 }, man)['phaseAngle']).toMatchObject({ Value: 6.89 });
  });
});

it('the catalogue has 141 measures in seven groups, each with a lower and an upper limit', () => {
  expect(measureKeys).toHaveLength(141);
  expect(new Set(measureKeys.map((key) => measures[key].group)).size).toBe(7);
  for (const key of measureKeys) expect(measures[key].min).toBeLessThan(measures[key].max);
});
