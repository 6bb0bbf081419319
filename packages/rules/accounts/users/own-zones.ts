import { profileLimits } from '@clubpulse/contract/accounts/profile-limits';
import type { ZoneChoice, ZoneSettings } from '@clubpulse/contract/accounts/users';
import type { FieldError } from '@clubpulse/contract/errors';
import { maxHeartRate, ZONE_FACTORS, type ZoneLimits, zoneLimits } from './zones.ts';

/** Zones of one's own, and the day from which they hold (reference/domain.md 1.2 and 1.3). Days are ISO dates. */

/** Of whoever never chose. */
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

/** A resting heart rate lies below this percent of the maximum. */
const RESTING_BELOW_PRC = 60;

/** What holds on a day: the newest that began by then. */
export const zonesOnDay = (history: readonly ZoneSettings[], day: string): ZoneSettings =>
  history.reduce((held, one) => (since(one) <= day && since(one) >= since(held) ? one : held), automaticZones);
const since = ({ Since }: ZoneSettings): string => Since ?? '';

/** The maximum heart rate: one's own, or by age. */
export const maxOf = ({ OwnMaxHeartRate }: ZoneChoice, birthDate: string | null, day: string): number =>
  OwnMaxHeartRate ?? maxHeartRate(birthDate, day);

/** Without what its mode does not use. */
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

/** Zone0Bpm to Zone5Bpm of a choice for a maximum. Half the maximum begins zone 1 whatever else is chosen, except by reserve. */
export function ownLimits(choice: ZoneChoice, max: number): ZoneLimits {
  const auto = zoneLimits(max);
  const { ZoneMode, RestingHeartRate, Zone1Limit, Zone2Limit, Zone3Limit, Zone4Limit } = choice;
  if (ZoneMode === 'hrr' && RestingHeartRate !== null) {
    // Tenths of the reserve are counted whole: 0.7 * 124 is 86.8, and a half must stay one.
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

/** Zone0Bpm to Zone5Bpm in force on a day. */
export function limitsOnDay(history: readonly ZoneSettings[], birthDate: string | null, day: string): ZoneLimits {
  const choice = zonesOnDay(history, day);
  return ownLimits(choice, maxOf(choice, birthDate, day));
}

/** What a mode needs and lacks, and limits out of their order; empty when all is well. `birthDate` and `day` decide the maximum by age. */
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

/** The most fields that rise as they stand, the first ones where several choices are as long: what is left over is out of order. */
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

/** What changes with the mode: one of one's own begins with the limits that held so far, in its unit, or with those by age where they are not right. */
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
