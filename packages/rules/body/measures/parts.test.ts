import { type MeasureKey, measures } from '@clubpulse/contract/body/measures/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureErrors, possibleOf } from './measures.ts';
import { knownWeightAt } from './parts.ts';

const now = new Date('2026-11-02T08:00:00Z');
type Stated = readonly (readonly [MeasureKey, number])[];
const eventOf = (values: Stated) => ({
  TimeStamp: '2026-11-01T08:00:00Z',
  Values: values.map(([Key, Value]) => ({ Key, Value })),
});
const errorsOf = (...values: Stated) => measureErrors(eventOf(values), now);
const refused = (values: Stated, knownWeight?: number) =>
  Object.fromEntries(
    measureErrors(eventOf(values), now, knownWeight === undefined ? {} : { knownWeight }).map(({ field, key }) => [
      values[Number(field.split('.')[1])]?.[0],
      key,
    ]),
  );

it.each([
  ['totalBodyWater', 90, 'weight', 82.4, 'part-of-weight'],
  ['muscleMass', 82.4, 'weight', 82.4, 'part-of-weight'],
  ['skeletalMuscleMass', 70, 'weight', 65, 'part-of-weight'],
  ['leanMassTrunk', 70, 'weight', 65, 'part-of-weight'],
  ['intracellularWater', 45, 'weight', 42, 'part-of-weight'],
  ['extracellularWater', 45, 'totalBodyWater', 42, 'part-of-water'],
  ['intracellularWater', 45, 'totalBodyWater', 42, 'part-of-water'],
  ['hdlCholesterol', 120, 'totalCholesterol', 110, 'part-of-cholesterol'],
  ['ldlCholesterol', 250, 'totalCholesterol', 200, 'part-of-cholesterol'],
  ['skeletalMuscleMass', 45, 'muscleMass', 40, 'part-of-muscle'],
  ['subcutaneousFatPercent', 30, 'bodyFatPercent', 22, 'part-of-fat'],
] as const)('the part %s of %d is refused if its whole %s is %d, whichever is entered first', (part, value, total, all, key) => {
  expect(errorsOf([part, value], [total, all])).toEqual([{ field: 'Values.0.Value', key }]);
  expect(errorsOf([total, all], [part, value])).toEqual([{ field: 'Values.1.Value', key }]);
  expect(errorsOf([part, value])).toEqual([]);
  expect(errorsOf([part, value], [total, value + 1])).toEqual([]);
});

it.each<[what: string, may: Stated, mayNot: Stated, key: string, knownWeight?: number]>([
  [
    'muscle within rounding',
    [
      ['muscleMass', 40],
      ['skeletalMuscleMass', 40.4],
    ],
    [
      ['muscleMass', 40],
      ['skeletalMuscleMass', 40.5],
    ],
    'part-of-muscle',
  ],
  [
    'fat within rounding',
    [
      ['bodyFatPercent', 22],
      ['subcutaneousFatPercent', 22.2],
    ],
    [
      ['bodyFatPercent', 22],
      ['subcutaneousFatPercent', 22.3],
    ],
    'part-of-fat',
  ],
  [
    'the two kinds of water within rounding',
    [
      ['totalBodyWater', 42],
      ['intracellularWater', 26],
      ['extracellularWater', 16.4],
    ],
    [
      ['totalBodyWater', 42],
      ['intracellularWater', 26],
      ['extracellularWater', 16.5],
    ],
    'part-of-water',
  ],
  [
    'two kinds of cholesterol within the error of assays',
    [
      ['totalCholesterol', 200],
      ['hdlCholesterol', 60],
      ['ldlCholesterol', 146],
    ],
    [
      ['totalCholesterol', 200],
      ['hdlCholesterol', 60],
      ['ldlCholesterol', 147],
    ],
    'part-of-cholesterol',
  ],
  [
    'fat-free mass within rounding',
    [
      ['weight', 80],
      ['bodyFatPercent', 20],
      ['muscleMass', 64.6],
    ],
    [
      ['weight', 80],
      ['bodyFatPercent', 20],
      ['muscleMass', 64.7],
    ],
    'part-beside-fat',
  ],
  ['the measured weight within a tenth', [['muscleMass', 87.9]], [['muscleMass', 88]], 'part-of-known-weight', 80],
])('the parts of a body may sum up to a limit and no more: %s', (_, may, mayNot, key, knownWeight) => {
  expect(refused(may, knownWeight)).toEqual({});
  expect(new Set(Object.values(refused(mayNot, knownWeight)))).toEqual(new Set([key]));
});

it('a value outside its own limits has no second error as a part', () =>
  expect(errorsOf(['muscleMass', 200], ['weight', 80])).toMatchObject([{ field: 'Values.0.Value', key: 'measure-limits' }]));

describe('parts of the same event', () => {
  it.each<[Stated, Record<string, string>]>([
    [
      [
        ['totalBodyWater', 35],
        ['intracellularWater', 22],
        ['extracellularWater', 16],
      ],
      { intracellularWater: 'part-of-water', extracellularWater: 'part-of-water' },
    ],
    [
      [
        ['hdlCholesterol', 60],
        ['ldlCholesterol', 100],
        ['totalCholesterol', 150],
      ],
      { hdlCholesterol: 'part-of-cholesterol', ldlCholesterol: 'part-of-cholesterol' },
    ],
    [
      [
        ['totalBodyWater', 42],
        ['intracellularWater', 45],
        ['extracellularWater', 16],
      ],
      { intracellularWater: 'part-of-water' },
    ],
    [
      [
        ['weight', 60],
        ['leanMassTrunk', 25],
        ['leanMassRightLeg', 18],
        ['leanMassLeftLeg', 18],
      ],
      { leanMassTrunk: 'part-of-weight', leanMassRightLeg: 'part-of-weight', leanMassLeftLeg: 'part-of-weight' },
    ],
  ])('together may not exceed their whole: %j', (values, why) => expect(refused(values)).toEqual(why));

  it('are not added if one contains the other, because water is in muscle, and muscle in lean mass', () =>
    expect(
      refused([
        ['weight', 60],
        ['muscleMass', 40],
        ['totalBodyWater', 33],
        ['proteinMass', 9],
        ['bodyCellMass', 30],
      ]),
    ).toEqual({}));
});

describe('parts of the body without fat', () => {
  it.each<[Stated, Record<string, string>]>([
    [
      [
        ['weight', 60],
        ['bodyFatPercent', 50],
        ['muscleMass', 40],
      ],
      { muscleMass: 'part-beside-fat' },
    ],
    [
      [
        ['weight', 60],
        ['bodyFatPercent', 60],
        ['totalBodyWater', 40],
      ],
      { totalBodyWater: 'part-beside-fat' },
    ],
    [
      [
        ['weight', 60],
        ['bodyFatPercent', 40],
        ['leanMassTrunk', 20],
        ['leanMassRightLeg', 9],
        ['leanMassLeftLeg', 9],
      ],
      { leanMassTrunk: 'part-beside-fat', leanMassRightLeg: 'part-beside-fat', leanMassLeftLeg: 'part-beside-fat' },
    ],
    [
      [
        ['weight', 80.1],
        ['bodyFatPercent', 20.1],
        ['muscleMass', 64.1],
      ],
      {},
    ],
  ])('may not exceed the weight minus the fat: %j', (values, why) => expect(refused(values)).toEqual(why));

  it('are not limited by body fat that was only estimated from weight and height', () =>
    expect(
      refused([
        ['weight', 104],
        ['height', 178],
        ['muscleMass', 85],
      ]),
    ).toEqual({}));
});

describe('a known weight of the athlete', () => {
  it.each<[Stated, number, Record<string, string>]>([
    [[['totalBodyWater', 80]], 60, { totalBodyWater: 'part-of-known-weight' }],
    [[['muscleMass', 100]], 60, { muscleMass: 'part-of-known-weight' }],
    [[['muscleMass', 66]], 60, { muscleMass: 'part-of-known-weight' }],
    [
      [
        ['bodyFatPercent', 50],
        ['muscleMass', 40],
      ],
      60,
      { muscleMass: 'part-of-known-weight' },
    ],
    [[['muscleMass', 60]], 60, {}],
    [
      [
        ['weight', 110],
        ['muscleMass', 70],
      ],
      60,
      {},
    ],
  ])('limits the parts of an event that has no weight: %j with %d kg', (values, weight, why) =>
    expect(refused(values, weight)).toEqual(why),
  );

  it('is stated in the error', () =>
    expect(measureErrors(eventOf([['muscleMass', 100]]), now, { knownWeight: 60.04 })).toEqual([
      { field: 'Values.0.Value', key: 'part-of-known-weight', values: { weight: 60, unit: 'kg' } },
    ]));

  it('is the newest weight of that day or earlier, if it is at most ninety days old', () => {
    const at = new Date('2026-11-01T08:00:00Z');
    const weight = (At: string, Value: number) => ({ At, Value });
    const [late, next] = [weight('2026-11-01T23:00:00Z', 61), weight('2026-11-02T00:00:00Z', 62)];
    const [fresh, old] = [weight('2026-08-03T08:00:00Z', 63), weight('2026-08-03T07:59:59Z', 64)];
    expect(knownWeightAt(at, [next, fresh, late, old])).toBe(61);
    expect(knownWeightAt(at, [next, old, fresh])).toBe(63);
    expect(knownWeightAt(at, [next, old])).toBeUndefined();
  });
});

describe('values as devices print them', () => {
  it.each<[string, Stated]>([
    [
      'InBody 770',
      [
        ['weight', 59.1],
        ['bodyFatPercent', 34.6],
        ['skeletalMuscleMass', 21.0],
        ['muscleMass', 36.3],
        ['boneMass', 2.3],
        ['proteinMass', 7.4],
        ['bodyCellMass', 24.9],
        ['totalBodyWater', 28.5],
        ['intracellularWater', 17.4],
        ['extracellularWater', 11.2],
        ['visceralFatArea', 98],
        ['leanMassRightArm', 1.89],
        ['leanMassLeftArm', 1.86],
        ['leanMassTrunk', 17.1],
        ['leanMassRightLeg', 5.83],
        ['leanMassLeftLeg', 5.82],
      ],
    ],
    [
      'Tanita MC-780, an athlete',
      [
        ['weight', 78.4],
        ['bodyFatPercent', 8.1],
        ['muscleMass', 68.5],
        ['skeletalMuscleMass', 41.4],
        ['boneMass', 3.5],
        ['totalBodyWater', 52.1],
        ['intracellularWater', 32.6],
        ['extracellularWater', 19.6],
        ['visceralFatRating', 2],
        ['leanMassRightArm', 4.1],
        ['leanMassLeftArm', 4.2],
        ['leanMassTrunk', 37.3],
        ['leanMassRightLeg', 11.5],
        ['leanMassLeftLeg', 11.4],
      ],
    ],
    [
      'a child on a Tanita: a tenth of rounding of ten litres',
      [
        ['weight', 20.2],
        ['totalBodyWater', 10.0],
        ['intracellularWater', 5.9],
        ['extracellularWater', 4.2],
      ],
    ],
    [
      'a Garmin Index S2',
      [
        ['weight', 61.4],
        ['bodyFatPercent', 24.5],
        ['totalBodyWater', 30.7],
        ['muscleMass', 26.1],
        ['boneMass', 3.1],
      ],
    ],
    [
      'a Renpho',
      [
        ['weight', 72.3],
        ['bodyFatPercent', 21.4],
        ['subcutaneousFatPercent', 18.7],
        ['muscleMass', 53.99],
        ['skeletalMuscleMass', 36.5],
        ['boneMass', 2.84],
        ['proteinMass', 13.0],
        ['totalBodyWater', 41.0],
      ],
    ],
    [
      'a laboratory with an error in each of three assays',
      [
        ['totalCholesterol', 150],
        ['hdlCholesterol', 78],
        ['ldlCholesterol', 75],
      ],
    ],
  ])('are accepted: %s', (_, values) => expect(refused(values)).toEqual({}));
});

describe('random combinations of values', () => {
  const segments = ['leanMassRightArm', 'leanMassLeftArm', 'leanMassTrunk', 'leanMassRightLeg', 'leanMassLeftLeg'] as const;
  const waters = ['intracellularWater', 'extracellularWater'] as const;
  const lean = [
    'muscleMass',
    'skeletalMuscleMass',
    'boneMass',
    'proteinMass',
    'bodyCellMass',
    'totalBodyWater',
    ...waters,
    ...segments,
  ] as const;
  const lipids = ['hdlCholesterol', 'ldlCholesterol'] as const;
  const all = [...lean, ...lipids, 'weight', 'bodyFatPercent', 'subcutaneousFatPercent', 'totalCholesterol'] as const;
  const valueOf = (key: MeasureKey) =>
    fc.integer({ min: Math.ceil(measures[key].min * 10), max: Math.floor(measures[key].max * 10) }).map((tenths) => tenths / 10);
  const stated: fc.Arbitrary<Stated> = fc
    .shuffledSubarray([...all], { minLength: 1 })
    .chain((keys) => fc.tuple(...keys.map((key) => valueOf(key).map((value) => [key, value] as const))));
  const known = fc.option(valueOf('weight'), { nil: undefined });
  const accepted = (values: Stated, weight: number | undefined) => {
    const out = refused(values, weight);
    return values.filter(([key]) => out[key] === undefined);
  };

  it('are within all limits after the refused values are removed', () => {
    fc.assert(
      fc.property(stated, known, (values, weight) => {
        const rest = accepted(values, weight);
        expect(refused(rest, weight)).toEqual({});
        const left = (key: MeasureKey) => rest.find(([one]) => one === key)?.[1];
        const sum = (keys: readonly MeasureKey[]) => keys.reduce((total, key) => total + (left(key) ?? 0), 0);
        const most = left('weight') ?? (weight === undefined ? Number.POSITIVE_INFINITY : weight * 1.1);
        const lack = most * (1 - (left('bodyFatPercent') ?? 0) / 100) * 1.01 + 1e-6;
        for (const key of lean) expect(left(key) ?? 0).toBeLessThanOrEqual(Math.min(most, lack));
        expect(sum(segments)).toBeLessThanOrEqual(Math.min(most, lack));
        expect(sum(waters)).toBeLessThanOrEqual(Math.min(most, lack, (left('totalBodyWater') ?? 1000) * 1.01 + 1e-6));
        expect(sum(lipids)).toBeLessThanOrEqual((left('totalCholesterol') ?? 1000) * 1.03 + 1e-6);
        expect(left('skeletalMuscleMass') ?? 0).toBeLessThanOrEqual((left('muscleMass') ?? 1000) * 1.01 + 1e-6);
        expect(left('subcutaneousFatPercent') ?? 0).toBeLessThanOrEqual((left('bodyFatPercent') ?? 1000) * 1.01 + 1e-6);
      }),
    );
  });

  it('give the same errors in any order', () => {
    fc.assert(
      fc.property(stated, known, fc.nat(), (values, weight, by) => {
        const turned = [...values.slice(by % values.length), ...values.slice(0, by % values.length)];
        for (const other of [turned, values.toReversed()]) expect(refused(other, weight)).toEqual(refused(values, weight));
        for (const key of Object.keys(refused(values, weight))) expect(values.map(([one]) => one)).toContain(key);
      }),
    );
  });

  it('that a scale sent leave the same accepted values in any order', () => {
    fc.assert(
      fc.property(stated, (values) => {
        const { TimeStamp, Values } = eventOf(values);
        const stored = possibleOf(TimeStamp, Values, now);
        expect(stored.map(({ Key }) => Key)).toEqual(accepted(values, undefined).map(([key]) => key));
        expect(measureErrors({ TimeStamp, Values: stored }, now)).toEqual([]);
      }),
    );
  });
});
