import { describe, expect, it } from 'vitest';
import { measureErrors } from './measures.ts';
import { isPressure, pressureBand, readPressure } from './pressure.ts';

describe('a blood pressure', () => {
  it.each([
    [118, 78, 'optimal', 'systolicPressure'],
    [131, 84, 'highNormal', 'systolicPressure'],
    [118, 92, 'grade1', 'diastolicPressure'],
    [165, 85, 'grade2', 'systolicPressure'],
    [135, 112, 'grade3', 'diastolicPressure'],
  ] as const)('of %i/%i is rated %s because of the value %s', (systolic, diastolic, word, key) =>
    expect(pressureBand({ systolic, diastolic })).toMatchObject({ word, key }),
  );

  it.each(['131/84', ' 131 / 84 ', '131 84', '131-84'])('is read from the text %j', (text) =>
    expect(readPressure(text)).toEqual({ systolic: 131, diastolic: 84 }),
  );

  it('is not read from an empty text, a single value or impossible values', () => {
    expect(readPressure('  ')).toBeNull();
    expect(readPressure('131')).toBeUndefined();
    expect(readPressure('131/84/2')).toBeUndefined();
    expect(isPressure({ systolic: 131, diastolic: 84 })).toBe(true);
    expect(isPressure({ systolic: 84, diastolic: 131 })).toBe(false);
    expect(isPressure({ systolic: 300, diastolic: 84 })).toBe(false);
  });

  it('whose two values are in reverse order is refused', () => {
    const Values = [
      { Key: 'diastolicPressure' as const, Value: 131 },
      { Key: 'systolicPressure' as const, Value: 84 },
    ];
    expect(measureErrors({ TimeStamp: '2026-11-01T08:00:00Z', Values }, new Date('2026-11-02T08:00:00Z'))).toEqual([
      { field: 'Values.0.Value', key: 'pressure-order' },
    ]);
  });
});
