import { describe, expect, it } from 'vitest';
import { averageProblems, declaredProblems, trainingTypeProblems } from './training-fields.ts';

it('a training type is valid if it is in the list or was not changed', () => {
  const unknown = [{ field: 'TrainingType', key: 'training-type-unknown' }];
  expect(trainingTypeProblems('padel', undefined)).toEqual([]);
  expect(trainingTypeProblems('curling', undefined)).toEqual(unknown);
  expect(trainingTypeProblems('curling', 'curling')).toEqual([]);
  expect(trainingTypeProblems('curling', 'padel')).toEqual(unknown);
});

it('an entered average heart rate is at most 220 bpm, but that of a recording may be higher', () => {
  const tooHigh = [{ field: 'AverageHeartRate', key: 'number-too-high', values: { max: 220 } }];
  expect([220, 221, null].map((typed) => averageProblems(typed, null))).toEqual([[], tooHigh, []]);
  expect([averageProblems(231, 231), averageProblems(230, 231)]).toEqual([[], tooHigh]);
});

describe('a training entered by hand', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const run = { Begin: '2026-11-20T10:00:00Z', Duration: 3600, Distance: 12_000, Calories: 800 };
  const keys = (fields: Partial<typeof run>) =>
    declaredProblems({ ...run, ...fields }, now).map(({ field, key }) => [field, key]);

  it('must be over when it is entered', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ Begin: '2026-11-20T11:00:00Z' })).toEqual([]);
    expect(keys({ Begin: '2026-11-20T11:00:01Z' })).toEqual([['Duration', 'training-not-over']]);
    expect(keys({ Begin: '2026-11-20T12:00:01Z' })).toEqual([['Begin', 'date-no-greater-than-now']]);
  });

  it("must be after the athlete's birth, or after 1900 if the birth date is unknown", () => {
    const early = [{ field: 'Begin', key: 'training-too-early' }];
    expect(declaredProblems({ ...run, Begin: '1899-12-31T23:59:59Z' }, now)).toEqual(early);
    expect(keys({ Begin: '1900-01-01T00:00:00Z' })).toEqual([]);
    expect(declaredProblems({ ...run, Begin: '1990-05-03T23:00:00Z' }, now, '1990-05-04')).toEqual(early);
    expect(declaredProblems({ ...run, Begin: '1990-05-04T00:00:00Z' }, now, '1990-05-04')).toEqual([]);
  });

  it('must have a speed and an energy that a person can reach', () => {
    expect(keys({ Distance: 108_000, Calories: 2400 })).toEqual([]);
    expect(keys({ Distance: 108_001 })).toEqual([['Distance', 'training-too-fast']]);
    expect(keys({ Calories: 2401 })).toEqual([['Calories', 'training-too-many-calories']]);
  });
});
