import { expect, it } from 'vitest';
import { shownDifference, shownLimits, shownNumber, shownValue, unitOf, valueInStoredUnit } from './units.ts';

const metric = { system: 'Metric', blood: 'mg/dL' } as const;
const imperial = { system: 'Imperial', blood: 'mg/dL' } as const;
const molar = { system: 'Metric', blood: 'mmol/L' } as const;

it("a stored value is shown in the reader's units", () => {
  expect(shownValue('weight', 80, imperial).toFixed(1)).toBe('176.4');
  expect(shownValue('height', 180, imperial).toFixed(0)).toBe('71');
  expect(shownValue('bodyTemperature', 37, imperial).toFixed(1)).toBe('98.6');
  expect(shownValue('weight', 80, metric)).toBe(80);
  expect(['weight', 'waist', 'bodyTemperature', 'bmi'].map((key) => unitOf(key as 'weight', imperial))).toEqual([
    'lb',
    'in',
    '°F',
    'kg/m²',
  ]);
});

it('a value is shown exactly as it was entered, in both systems of units', () => {
  for (let tenths = 500; tenths < 3000; tenths += 7)
    expect(shownValue('weight', valueInStoredUnit('weight', tenths / 10, imperial), imperial).toFixed(1)).toBe(
      (tenths / 10).toFixed(1),
    );
  expect(valueInStoredUnit('weight', 81.35, metric)).toBe(81.35);
});

it('blood values can be shown and entered in mmol/L', () => {
  expect(shownValue('glucoseFasting', 95, molar).toFixed(2)).toBe('5.27');
  expect(shownValue('totalCholesterol', 200, molar).toFixed(2)).toBe('5.17');
  expect(shownValue('triglycerides', 150, molar).toFixed(2)).toBe('1.69');
  expect(unitOf('ldlCholesterol', molar)).toBe('mmol/L');
  expect(unitOf('hemoglobin', molar)).toBe('g/dL');
  expect(shownLimits('totalCholesterol', molar)).toEqual({ min: 1.29, max: 15.52 });
  for (let hundredths = 250; hundredths < 1500; hundredths += 7)
    for (const key of ['glucoseFasting', 'totalCholesterol', 'triglycerides'] as const)
      expect(shownValue(key, valueInStoredUnit(key, hundredths / 100, molar), molar).toFixed(2)).toBe(
        (hundredths / 100).toFixed(2),
      );
});

it('a shown difference is the difference of the two shown values', () => {
  expect([shownNumber('fatMass', 13.95, metric), shownNumber('fatMass', 13.076, metric)]).toEqual([14, 13.1]);
  expect(shownDifference('fatMass', 13.95, 13.076, metric)).toBe(0.9);
  expect(shownDifference('fatMass', 13.076, 13.95, metric)).toBe(0.9);
  expect(shownDifference('weight', 82.44, 82.36, metric)).toBe(0);
  expect(shownDifference('bodyTemperature', 37, 36, imperial)).toBe(1.8);
});
