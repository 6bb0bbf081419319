import { profileLimits } from '@clubpulse/contract/accounts/profile-limits';
import type { ZoneChoice, ZoneSettings } from '@clubpulse/contract/accounts/users';
import type { FieldError } from '@clubpulse/contract/errors';
import { maxHeartRate, ZONE_FACTORS, type ZoneLimits, zoneLimits } from './zones.ts';

export const automaticZones: ZoneSettings = {
  ZoneMode: 'auto',
  OwnMaxHeartRate: null,
  RestingHeartRate: null,
  Zone1Limit: null,
  Zone2Limit: null,
  Zone3Limit: null,
  Zone4Limit: null,
  Since: null,
};

export const limitFields = ['Zone1Limit', 'Zone2Limit', 'Zone3Limit', 'Zone4Limit'] as const;

/** The resting heart rate must be below this share of the maximum. */
const RESTING_BELOW_PRC = 60;

export const zonesOnDay = (history: readonly ZoneSettings[], day: string): ZoneSettings =>
  history.reduce((held, one) => (since(one) <= day && since(one) >= since(held) ? one : held), automaticZones);
const since = ({ Since }: ZoneSettings): string => Since ?? '';

export const maxOf = ({ OwnMaxHeartRate }: ZoneChoice, birthDate: string | null, day: string): number =>
  OwnMaxHeartRate ?? maxHeartRate(birthDate, day);

export function onlyUsed(choice: ZoneChoice): ZoneChoice {
  const isCustom = choice.ZoneMode === 'customPercent' || choice.ZoneMode === 'customBpm';
  return {
    ZoneMode: choice.ZoneMode,
    OwnMaxHeartRate: choice.OwnMaxHeartRate,
    RestingHeartRate: choice.ZoneMode === 'hrr' ? choice.RestingHeartRate : null,
    Zone1Limit: isCustom ? choice.Zone1Limit : null,
    Zone2Limit: isCustom ? choice.Zone2Limit : null,
    Zone3Limit: isCustom ? choice.Zone3Limit : null,
    Zone4Limit: isCustom ? choice.Zone4Limit : null,
  };
}

/** Returns Zone0Bpm to Zone5Bpm. Zone 1 begins at half the maximum, in the mode `hrr` at half the reserve. */
export function ownLimits(choice: ZoneChoice, max: number): ZoneLimits {
  const auto = zoneLimits(max);
  const { ZoneMode, RestingHeartRate, Zone1Limit, Zone2Limit, Zone3Limit, Zone4Limit } = choice;
  if (ZoneMode === 'hrr' && RestingHeartRate !== null) {
    // Computed in whole tenths, because 0.7 * 124 is not exactly 86.8 and halves must be rounded exactly.
    const at = (factor: number) => Math.round((10 * RestingHeartRate + Math.round(10 * factor) * (max - RestingHeartRate)) / 10);
    const [zone0, zone1, zone2, zone3, zone4, zone5] = ZONE_FACTORS;
    return [at(zone0), at(zone1), at(zone2), at(zone3), at(zone4), at(zone5)];
  }
  if (Zone1Limit === null || Zone2Limit === null || Zone3Limit === null || Zone4Limit === null) return auto;
  if (ZoneMode === 'customBpm') return [auto[0], Zone1Limit, Zone2Limit, Zone3Limit, Zone4Limit, max];
  if (ZoneMode !== 'customPercent') return auto;
  const at = (percent: number) => Math.round((percent * max) / 100);
  return [auto[0], at(Zone1Limit), at(Zone2Limit), at(Zone3Limit), at(Zone4Limit), max];
}

export function limitsOnDay(history: readonly ZoneSettings[], birthDate: string | null, day: string): ZoneLimits {
  const choice = zonesOnDay(history, day);
  return ownLimits(choice, maxOf(choice, birthDate, day));
}

/** `birthDate` and `day` are for the maximum by age. */
export function checkZones(choice: ZoneChoice, birthDate: string | null, day: string): FieldError[] {
  const { ZoneMode, OwnMaxHeartRate, RestingHeartRate } = choice;
  const max = maxOf(choice, birthDate, day);
  if (ZoneMode === 'hrr') return checkResting(RestingHeartRate, max);
  if (ZoneMode === 'auto') return [];
  if (ZoneMode === 'customBpm' && OwnMaxHeartRate === null) return [{ field: 'OwnMaxHeartRate', key: 'field-required' }];
  const [first, last] = ZoneMode === 'customBpm' ? [Math.round(max / 2), max] : [50, 100];
  const inOrder = rising(
    limitFields.filter((field) => isBetween(choice[field], first, last)),
    (field) => choice[field] ?? 0,
  );
  return limitFields.flatMap((field): FieldError[] => {
    if (choice[field] === null) return [{ field, key: 'field-required' }];
    return inOrder.includes(field) ? [] : [{ field, key: 'zone-order' }];
  });
}

const isBetween = (limit: number | null, first: number, last: number): boolean => limit !== null && first < limit && limit < last;

/** The fields of the longest increasing subsequence, of several the first. */
function rising<Field>(fields: readonly Field[], valueOf: (field: Field) => number): readonly Field[] {
  const [field, ...rest] = fields;
  if (field === undefined) return [];
  const withIt = [
    field,
    ...rising(
      rest.filter((one) => valueOf(one) > valueOf(field)),
      valueOf,
    ),
  ];
  const without = rising(rest, valueOf);
  return without.length > withIt.length ? without : withIt;
}

/** The former limits in the unit of the custom mode, or, if these are wrong, the limits by age. */
export function beginsWith(
  choice: ZoneChoice,
  mode: ZoneChoice['ZoneMode'],
  birthDate: string | null,
  day: string,
): Partial<ZoneChoice> {
  if (mode !== 'customPercent' && mode !== 'customBpm') return { ZoneMode: mode };
  const max = maxOf(choice, birthDate, day) || maxHeartRate(birthDate, day);
  const isRight = !Object.values(choice).some(Number.isNaN) && checkZones(choice, birthDate, day).length === 0;
  const [, ...limits] = isRight ? ownLimits(choice, max) : zoneLimits(max);
  const begins = limitFields.map((field, index) => {
    const bpm = limits[index] ?? max;
    return [field, mode === 'customBpm' ? bpm : Math.round((100 * bpm) / max)];
  });
  return { ZoneMode: mode, ...(mode === 'customBpm' ? { OwnMaxHeartRate: max } : {}), ...Object.fromEntries(begins) };
}

function checkResting(resting: number | null, max: number): FieldError[] {
  const { min, max: most } = profileLimits.restingHeartRate;
  if (resting === null) return [{ field: 'RestingHeartRate', key: 'field-required' }];
  return resting < min || resting > most || 100 * resting >= RESTING_BELOW_PRC * max
    ? [{ field: 'RestingHeartRate', key: 'resting-heart-rate-limits' }]
    : [];
}
