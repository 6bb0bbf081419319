import { describe, expect, it } from 'vitest';
import { apartFrom, comparedWith, dataTypeOf, daysOverdue, expiryOf, lastOf, measureErrors, overdueOf } from './measures.ts';

const now = new Date('2026-11-19T11:40:00Z');
const at = { TimeStamp: '2026-11-19T11:40:00Z' };

describe('an impossible input of measures', () => {
  it('is refused with the limits of the measure', () => {
    expect(measureErrors({ ...at, Values: [{ Key: 'bodyFatPercent', Value: 212 }] }, now)).toEqual([
      { field: 'Values.0.Value', key: 'measure-limits', values: { min: 2, max: 70, unit: '%' } },
    ]);
    expect(measureErrors({ ...at, Values: [{ Key: 'bodyFatPercent', Value: 70 }] }, now)).toEqual([]);
  });

  it('may be a derived measure, a repeated measure, a future time, or a time before birth', () => {
    const twice = { Key: 'weight', Value: 80 } as const;
    expect(measureErrors({ ...at, Values: [twice, { Key: 'bmi', Value: 25 }, twice] }, now).map(({ field }) => field)).toEqual([
      'Values.1.Value',
      'Values.2.Value',
    ]);
    expect(measureErrors({ TimeStamp: '2026-11-19T11:41:00Z', Values: [twice] }, now)).toEqual([
      { field: 'TimeStamp', key: 'date-no-greater-than-now' },
    ]);
    const early = { TimeStamp: '1991-03-03T23:00:00Z', Values: [twice] };
    expect(measureErrors(early, now, { birthDate: '1991-03-04' })).toEqual([{ field: 'TimeStamp', key: 'measure-too-early' }]);
    expect([measureErrors(early, now, { birthDate: '1991-03-03' }), measureErrors(early, now)]).toEqual([[], []]);
  });
});

it('the type of a measuring event follows from its entered measures', () => {
  const value = (Key: 'weight' | 'bodyFatPercent' | 'skinfoldThigh' | 'pushUps', Typed = true) => ({ Key, Typed });
  expect(dataTypeOf([value('weight'), value('bodyFatPercent', false)])).toBe('Measures');
  expect(dataTypeOf([value('weight'), value('bodyFatPercent')])).toBe('BodyComposition');
  expect(dataTypeOf([value('skinfoldThigh')])).toBe('BodyComposition');
  expect(dataTypeOf([value('weight'), value('pushUps')])).toBe('FitnessTest');
});

it('a weight is overdue after 30 days, body fat after 90, a fitness test after 180', () => {
  expect(daysOverdue('weight', new Date('2026-10-14T10:00:00Z'), now)).toBe(6);
  expect(daysOverdue('weight', new Date('2026-10-20T10:00:00Z'), now)).toBeNull();
  expect(daysOverdue('bodyFatPercent', new Date('2026-08-14T10:00:00Z'), now)).toBe(7);
  expect(daysOverdue('fitnessTestScore', new Date('2026-05-12T10:00:00Z'), now)).toBe(11);
  const last = { weight: new Date('2026-10-13T10:00:00Z'), bodyFatPercent: new Date('2026-11-01T10:00:00Z') };
  expect(overdueOf({ ...last, fitnessTestScore: new Date('2026-05-12T10:00:00Z') }, now)).toEqual([
    { Measure: 'fitnessTestScore', Days: 191, DaysOverdue: 11, Since: new Date('2026-11-09T10:00:00Z') },
    { Measure: 'weight', Days: 37, DaysOverdue: 7, Since: new Date('2026-11-13T10:00:00Z') },
  ]);
  expect(overdueOf({ ...last, weight: null, fitnessTestScore: null }, now)).toEqual([]);
  const measured = new Date('2026-10-14T10:00:00Z');
  const expiry = expiryOf('weight', measured);
  expect([daysOverdue('weight', measured, new Date(expiry.getTime() - 1)), daysOverdue('weight', measured, expiry)]).toEqual([
    null,
    1,
  ]);
  expect(daysOverdue('waist', new Date('2020-01-01T00:00:00Z'), now)).toBeNull();
});

it('the last value of a measure is the newest measured value, and is compared with the earlier value by the same method', () => {
  const fat = (MeasureEventId: number, Value: number, Method: 'Deurenberg' | 'Scale' | 'JacksonPollock3') =>
    ({ Key: 'bodyFatPercent', Value, Method, Typed: false, MeasureEventId, At: `2026-0${MeasureEventId}-01T00:00:00Z` }) as const;
  const all = [fat(4, 25, 'Deurenberg'), fat(3, 21, 'JacksonPollock3'), fat(2, 24, 'Scale'), fat(1, 23, 'JacksonPollock3')];
  expect(lastOf(all)).toMatchObject([{ Value: 21, Before: { Value: 23 } }]);
  expect(lastOf(all.slice(0, 1))).toMatchObject([{ Value: 25, Before: null }]);
  expect(lastOf([])).toEqual([]);
});

it('an event is compared with earlier values by the same method, and with earlier values of measures that it does not contain', () => {
  const value = (Key: 'bodyFatPercent' | 'hips', Method: 'Scale' | 'Navy' | 'JacksonPollock7' | null, MeasureEventId: number) =>
    ({ Key, Method, Value: MeasureEventId, Typed: true, MeasureEventId, At: '2026-01-01T00:00:00Z' }) as const;
  const before = [value('bodyFatPercent', 'Navy', 3), value('hips', null, 2), value('bodyFatPercent', 'Scale', 1)];
  const event = [value('bodyFatPercent', 'Scale', 4)];
  expect(comparedWith(event, before).map(({ MeasureEventId }) => MeasureEventId)).toEqual([1, 2]);
  const other = [value('bodyFatPercent', 'JacksonPollock7', 5)];
  expect(comparedWith(other, before).map(({ Key }) => Key)).toEqual(['hips']);
  expect(apartFrom(other, before).map(({ MeasureEventId }) => MeasureEventId)).toEqual([3]);
  expect(apartFrom(event, before)).toEqual([]);
});
