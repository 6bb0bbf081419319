import { expect, it } from 'vitest';
import { type Body, type BodySince, bodyOnDay, vo2MaxOnDay } from './body-history.ts';

const body = (fields: Partial<Body> = {}): Body => ({ Gender: 'Female', Height: 170, Weight: 60, FTP: null, ...fields });
const since = (Since: string, fields: Partial<Body> = {}): BodySince => ({ Since, ...body(fields) });

it('the body values of a day are those of the profile if they never changed', () => {
  expect(bodyOnDay([], body({ FTP: 200 }), '2026-01-01')).toEqual({ ...body({ FTP: 200 }), FTPSince: null });
});

it('the body values of a day are the newest up to that day, or the first ones for a day before any change', () => {
  const history = [since('2026-06-01', { Weight: 55, FTP: 210 }), since('0001-01-01'), since('2026-03-01', { FTP: 200 })];
  const now = body({ Weight: 55, FTP: 210 });
  expect(bodyOnDay(history, now, '2026-02-28')).toMatchObject({ Weight: 60, FTP: 200, FTPSince: null });
  expect(bodyOnDay(history, now, '2026-03-01')).toMatchObject({ Weight: 60, FTP: 200, FTPSince: '2026-03-01' });
  expect(bodyOnDay(history, now, '2026-12-01')).toMatchObject({ Weight: 55, FTP: 210, FTPSince: '2026-06-01' });
});

it('the start date of the FTP does not change when only the weight changes, and is missing after the FTP was removed', () => {
  const history = [since('0001-01-01'), since('2026-03-01', { FTP: 200 }), since('2026-05-01', { FTP: 200, Weight: 58 })];
  expect(bodyOnDay(history, body({ FTP: 200 }), '2026-05-02')).toMatchObject({ FTP: 200, FTPSince: '2026-03-01' });
  const cleared = [...history, since('2026-07-01')];
  expect(bodyOnDay(cleared, body(), '2026-07-02')).toMatchObject({ FTP: null, FTPSince: null });
});

it('body values that were not entered yet on a day are those entered first after it', () => {
  const history = [since('0001-01-01', { Weight: null, Height: null }), since('2026-03-01')];
  const unmeasured = body({ Weight: 60 });
  expect(bodyOnDay(history, unmeasured, '2026-01-01')).toMatchObject({ Weight: 60, Height: 170, FTP: null, FTPSince: null });
  const measured = [...history, since('2026-06-01', { FTP: 200 }), since('2026-09-01', { FTP: 215 })];
  for (const day of ['2026-01-01', '2026-04-01'])
    expect(bodyOnDay(measured, body({ FTP: 215 }), day)).toMatchObject({ FTP: 200, FTPSince: null });
});

it('the FTP is missing from the day it was removed until the next FTP', () => {
  const history = [since('0001-01-01', { FTP: 200 }), since('2026-03-01'), since('2026-06-01', { FTP: 210 })];
  const now = body({ FTP: 210 });
  expect(bodyOnDay(history, now, '2026-02-01')).toMatchObject({ FTP: 200, FTPSince: null });
  expect(bodyOnDay(history, now, '2026-04-01')).toMatchObject({ FTP: null, FTPSince: null });
  expect(bodyOnDay(history, now, '2026-06-01')).toMatchObject({ FTP: 210, FTPSince: '2026-06-01' });
});

it('the VO2max of a day is the newest value of the year before it, and of two values on one day the measured value', () => {
  const uptakes = [
    { Day: '2026-03-01', Value: 44, isEstimated: true },
    { Day: '2026-03-01', Value: 48, isEstimated: false },
    { Day: '2026-06-01', Value: 46, isEstimated: true },
  ];
  expect(['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01', '2027-06-01'].map((day) => vo2MaxOnDay(uptakes, day))).toEqual([
    null,
    48,
    48,
    46,
    46,
  ]);
  expect(vo2MaxOnDay(uptakes, '2027-06-02')).toBeNull();
  expect(vo2MaxOnDay([], '2026-06-01')).toBeNull();
});
