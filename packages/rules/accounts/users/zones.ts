/** The only definition of zones and points. Heart rates are integers in bpm, percentages from 0 to 100. */

/** The maximum heart rate in bpm without a birth date. */
export const HEART_RATE_FALLBACK_MAX = 220;
/** Bpm outside of these limits are artefacts. */
export const HEART_RATE_MIN = 30;
export const HEART_RATE_MAX = 240;

/** Upper limits from zone 0, as fractions of the maximum heart rate. */
export const ZONE_FACTORS = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
export const POINTS_PER_MINUTE = [0, 1, 3, 6, 8, 8] as const;
export const zoneKeys = ['resting', 'moderateEffort', 'weightControl', 'aerobic', 'anaerobic', 'maximumEffort'] as const;

export const TARGET_ZONE_LOW_PRC = 65;
export const TARGET_ZONE_HIGH_PRC = 85;

export type Zone = 0 | 1 | 2 | 3 | 4 | 5;
export const zones = [0, 1, 2, 3, 4, 5] as const satisfies readonly Zone[];
export type ZoneLimits = readonly [number, number, number, number, number, number];

/** Completed years between two ISO dates. Of an instant only the day counts. */
export function age(birthDate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

export function maxHeartRate(birthDate: string | null, on: string): number {
  // Computed in tenths, because 0.7 * 45 is 31.499999999999996 and halves must be rounded exactly.
  return birthDate === null ? HEART_RATE_FALLBACK_MAX : Math.round((2080 - 7 * age(birthDate, on)) / 10);
}

const bpmAt = (percent: number, max: number) => Math.round((percent * max) / 100);

export function zoneLimits(max: number): ZoneLimits {
  const limit = (zone: Zone) => bpmAt(100 * ZONE_FACTORS[zone], max);
  return [limit(0), limit(1), limit(2), limit(3), limit(4), limit(5)];
}

export function zoneOf(bpm: number, limits: ZoneLimits): Zone {
  if (bpm >= limits[2]) return bpm >= limits[4] ? 5 : bpm >= limits[3] ? 4 : 3;
  return bpm >= limits[1] ? 2 : bpm >= limits[0] ? 1 : 0;
}

export const zoneTable = (limits: ZoneLimits): Uint8Array => Uint8Array.from({ length: 256 }, (_, bpm) => zoneOf(bpm, limits));

/**
 * Percent, rounded down, but at least the lowest percentage of its zone. Limits are whole bpm, so 147 of 184 (79.9 %) is in zone
 * 4 and 80 %.
 */
export function percentOfMax(bpm: number, max: number, limits: ZoneLimits): number {
  const zone = zoneOf(bpm, limits);
  const percent = Math.floor((100 * bpm) / max);
  const floor = zone === 0 ? 0 : percentOfLimit(zone - 1, max, limits);
  if (zone === 5) return Math.max(percent, floor);
  return Math.max(floor, Math.min(percent, percentOfLimit(zone, max, limits) - 1));
}

const percentOfLimit = (zone: number, max: number, limits: ZoneLimits) => Math.round((100 * (limits[zone] ?? max)) / max);

export interface TargetZone {
  /** Both limits are inclusive, in bpm. */
  readonly low: number;
  readonly high: number;
}
export function targetZone(max: number, lowPrc: number, highPrc: number): TargetZone {
  return { low: bpmAt(lowPrc, max), high: bpmAt(highPrc, max) };
}

export const isCustomTargetZone = (lowPrc: number, highPrc: number): boolean =>
  lowPrc !== TARGET_ZONE_LOW_PRC || highPrc !== TARGET_ZONE_HIGH_PRC;

export const points = (pointSeconds: number): number => Math.round(pointSeconds / 60);

export const isHeartRate = (bpm: number): boolean => bpm >= HEART_RATE_MIN && bpm <= HEART_RATE_MAX && Number.isInteger(bpm);
