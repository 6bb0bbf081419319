import type { ZoneSettings } from '@clubpulse/contract/accounts/users';
import { automaticZones, maxOf, ownLimits } from '@clubpulse/rules/accounts/users/own-zones';
import {
  isHeartRate,
  percentOfMax,
  TARGET_ZONE_HIGH_PRC,
  TARGET_ZONE_LOW_PRC,
  type ZoneLimits,
  zoneLimits,
  zoneTable,
} from '@clubpulse/rules/accounts/users/zones';

/** Tables by bpm (0 to 255): zone, percentage of the maximum, and 1 in the target range of rooms. */
export interface ZoneTables {
  readonly zone: Uint8Array;
  readonly percent: Uint8Array;
  readonly target: Uint8Array;
  readonly maxHeartRate: number;
  readonly limits: ZoneLimits;
}

export const heartRates = Uint8Array.from({ length: 256 }, (_, bpm) => (isHeartRate(bpm) ? 1 : 0));

const tables = new Map<number, ZoneTables>();

export function zoneTablesOf(own: ZoneSettings | null, birthDate: string | null, day: string): ZoneTables {
  const settings = own ?? automaticZones;
  return tablesOf(ownLimits(settings, maxOf(settings, birthDate, day)));
}

export function tablesOf(limits: ZoneLimits): ZoneTables {
  const [, , , , , max] = limits;
  if (!areSame(limits, zoneLimits(max))) return made(limits);
  const found = tables.get(max) ?? made(limits);
  tables.set(max, found);
  return found;
}

export const areSame = (one: ZoneLimits, other: ZoneLimits): boolean => one.every((limit, zone) => limit === other[zone]);

function made(limits: ZoneLimits): ZoneTables {
  const [, , , , , max] = limits;
  const percent = Uint8Array.from({ length: 256 }, (_, bpm) => Math.min(255, percentOfMax(bpm, max, limits)));
  const target = percent.map((at) => (at >= TARGET_ZONE_LOW_PRC && at <= TARGET_ZONE_HIGH_PRC ? 1 : 0));
  return { zone: zoneTable(limits), percent, target, maxHeartRate: max, limits };
}
