import { expect, it } from 'vitest';
import { isTooEarly } from './too-early.ts';

it('a run is refused if it begins before 2000 or before the birth date', () => {
  const begun = '2004-05-01T10:00:00.000Z';
  expect([null, '1970-01-01', '2004-05-01', '2004-05-02'].map((born) => isTooEarly(begun, born))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect([null, '1970-01-01', '2004-05-02'].map((born) => isTooEarly('1999-12-31T23:59:59.000Z', born))).toEqual([
    true,
    true,
    true,
  ]);
});
