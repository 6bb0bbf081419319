import type { ZoneChoice, ZoneSettings } from '@clubpulse/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { automaticZones, beginsWith, checkZones, limitsOnDay, onlyUsed, ownLimits, zonesOnDay } from './own-zones.ts';
import { zoneLimits } from './zones.ts';

const { Since: _ever, ...auto } = automaticZones;
const choice = (changed: Partial<ZoneChoice>): ZoneChoice => ({ ...auto, ...changed });
const custom = (ZoneMode: 'customPercent' | 'customBpm', limits: readonly number[], OwnMaxHeartRate: number | null = null) => {
  const [Zone1Limit = null, Zone2Limit = null, Zone3Limit = null, Zone4Limit = null] = limits;
  return choice({ ZoneMode, OwnMaxHeartRate, Zone1Limit, Zone2Limit, Zone3Limit, Zone4Limit });
};
const day = '2026-11-20';
const born = '1991-03-05';

describe('the limits of heart-rate zones', () => {
  it('are computed from the heart-rate reserve in the mode `hrr`', () => {
    const reserve = choice({ ZoneMode: 'hrr', RestingHeartRate: 60 });
    expect(ownLimits(reserve, 184)).toEqual([122, 134, 147, 159, 172, 184]);
  });

  it('are the custom percents or bpm, but zone 1 always begins at half the maximum', () => {
    expect(ownLimits(custom('customPercent', [62, 71, 80, 92]), 184)).toEqual([92, 114, 131, 147, 169, 184]);
    expect(ownLimits(custom('customBpm', [112, 130, 149, 170], 190), 190)).toEqual([95, 112, 130, 149, 170, 190]);
  });

  it('are computed from the age, or from a custom maximum heart rate', () => {
    expect(limitsOnDay([], born, day)).toEqual(zoneLimits(184));
    const own: ZoneSettings = { ...automaticZones, OwnMaxHeartRate: 196, Since: '2026-01-01' };
    expect(limitsOnDay([own], born, day)).toEqual(zoneLimits(196));
  });

  it('increase in every mode for all valid choices', () => {
    for (let max = 100; max <= 220; max++) {
      for (const RestingHeartRate of [30, 45, 59, 77, 120]) {
        const reserve = choice({ ZoneMode: 'hrr', OwnMaxHeartRate: max, RestingHeartRate });
        if (checkZones(reserve, born, day).length === 0) expectRising(ownLimits(reserve, max));
      }
      expectRising(ownLimits(custom('customPercent', [51, 52, 53, 54], max), max));
      expectRising(ownLimits(custom('customPercent', [96, 97, 98, 99], max), max));
    }
  });
});

describe('the zones of a day', () => {
  const history: ZoneSettings[] = [
    { ...choice({ ZoneMode: 'hrr', RestingHeartRate: 60 }), Since: '2026-11-10' },
    { ...choice({ OwnMaxHeartRate: 190 }), Since: '2026-06-01' },
  ];
  it.each([
    ['2026-05-31', 'the zones by age', null],
    ['2026-06-01', 'those since 1 June', '2026-06-01'],
    ['2026-11-09', 'those since 1 June', '2026-06-01'],
    ['2026-11-10', 'those since 10 November', '2026-11-10'],
    ['2027-01-01', 'those since 10 November', '2026-11-10'],
  ])('on %s are %s', (on, _, Since) => {
    expect(zonesOnDay(history, on).Since).toBe(Since);
    expect(zonesOnDay(history.toReversed(), on).Since).toBe(Since);
  });
});

describe('the initial values of a custom zone mode', () => {
  const limitsOf = ({ Zone1Limit, Zone2Limit, Zone3Limit, Zone4Limit }: Partial<ZoneChoice>) => [
    Zone1Limit,
    Zone2Limit,
    Zone3Limit,
    Zone4Limit,
  ];
  const begins = (one: ZoneChoice, mode: ZoneChoice['ZoneMode']) => beginsWith(one, mode, born, day);

  it('are the limits by age', () => {
    expect(limitsOf(begins(choice({}), 'customPercent'))).toEqual([60, 70, 80, 90]);
    expect(begins(choice({}), 'customBpm').OwnMaxHeartRate).toBe(184);
  });

  it('are the custom limits of the mode before, converted to the other unit and back', () => {
    const percents = custom('customPercent', [62, 71, 80, 92]);
    const beats = { ...percents, ...begins(percents, 'customBpm') };
    expect(limitsOf(beats)).toEqual([114, 131, 147, 169]);
    expect(limitsOf(begins(beats, 'customPercent'))).toEqual([62, 71, 80, 92]);
  });

  it('are the limits by reserve if the mode before was `hrr`', () =>
    expect(limitsOf(begins(choice({ ZoneMode: 'hrr', RestingHeartRate: 60 }), 'customBpm'))).toEqual([134, 147, 159, 172]));

  it('are left out if the new mode has no custom values', () =>
    expect(begins(custom('customPercent', [62, 71, 80, 92]), 'auto')).toEqual({ ZoneMode: 'auto' }));

  it('are the limits by age if the custom limits before are wrong or incomplete', () => {
    expect(limitsOf(begins(custom('customPercent', [95, 70, 80, 90]), 'customBpm'))).toEqual([110, 129, 147, 166]);
    expect(limitsOf(begins(custom('customPercent', [Number.NaN, 70, 80, 90]), 'customBpm'))).toEqual([110, 129, 147, 166]);
  });
});

describe('the check of custom zones', () => {
  const keysOf = (one: ZoneChoice) => checkZones(one, born, day).map(({ field, key }) => `${field} ${key}`);
  it.each([
    ['limits of no mode', choice({}), []],
    ['a reserve without a resting heart rate', choice({ ZoneMode: 'hrr' }), ['RestingHeartRate field-required']],
    ['110 at rest of 184', choice({ ZoneMode: 'hrr', RestingHeartRate: 110 }), []],
    ['111 at rest of 184', choice({ ZoneMode: 'hrr', RestingHeartRate: 111 }), ['RestingHeartRate resting-heart-rate-limits']],
    ['beats without a maximum', custom('customBpm', [110, 129, 147, 166]), ['OwnMaxHeartRate field-required']],
    ['half the maximum', custom('customBpm', [95, 129, 147, 166], 190), ['Zone1Limit zone-order']],
    ['the maximum itself', custom('customBpm', [110, 129, 147, 190], 190), ['Zone4Limit zone-order']],
    ['two equal limits', custom('customPercent', [60, 70, 70, 90]), ['Zone3Limit zone-order']],
    ['one limit missing', custom('customPercent', [60, 70, 80]), ['Zone4Limit field-required']],
    ['one limit above the next ones', custom('customPercent', [95, 70, 80, 90]), ['Zone1Limit zone-order']],
    ['one limit below the previous ones', custom('customPercent', [60, 70, 80, 55]), ['Zone4Limit zone-order']],
    [
      'all limits in reverse order',
      custom('customPercent', [90, 80, 70, 60]),
      ['Zone2Limit zone-order', 'Zone3Limit zone-order', 'Zone4Limit zone-order'],
    ],
    ['in order', custom('customPercent', [51, 52, 98, 99]), []],
  ])('returns the errors of %s', (_name, one, found) => expect(keysOf(one)).toEqual(found));

  it('removes values that the mode does not use', () => {
    const all = { ...custom('customBpm', [110, 129, 147, 166], 190), RestingHeartRate: 60 };
    expect(onlyUsed({ ...all, ZoneMode: 'auto' })).toEqual(choice({ OwnMaxHeartRate: 190 }));
    expect(onlyUsed({ ...all, ZoneMode: 'hrr' })).toEqual(
      choice({ ZoneMode: 'hrr', OwnMaxHeartRate: 190, RestingHeartRate: 60 }),
    );
    expect(onlyUsed(all)).toEqual({ ...all, RestingHeartRate: null });
  });
});

function expectRising(limits: readonly number[]): void {
  for (const [index, limit] of limits.entries()) if (index > 0) expect(limit).toBeGreaterThan(limits[index - 1] ?? 0);
}
