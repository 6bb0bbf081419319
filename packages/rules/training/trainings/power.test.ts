import { expect, it } from 'vitest';
import { defaultFunctionalPower } from './power.ts';

it.each([
  ['Male', 80, 224],
  ['Female', 62, 149],
  ['Unspecified', 70, 182],
  ['Male', 70, 196],
  ['Female', 70, 168],
  [null, 70, 182],
  ['Male', null, null],
] as const)('the estimated FTP for the gender %s and %s kg is %s W', (gender, weight, watt) =>
  expect(defaultFunctionalPower(gender, weight)).toBe(watt),
);
