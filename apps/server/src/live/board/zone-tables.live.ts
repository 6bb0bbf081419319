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

/** Zone, percentage and whether it lies in the target that rooms have (1), of every bpm from 0 to 255, for one set of limits. */
export interface ZoneTables {
  readonly zone: Uint8Array;
  readonly percent: Uint8Array;
  readonly target: Uint8Array;
  readonly maxHeartRate: number;
  readonly limits: ZoneLimits;
}

/** Whether a bpm from 0 to 255 is a heart rate (1) or none (0). */
export const heartRates = Uint8Array.from({ length: 256 }, (_, bpm) => (isHeartRate(bpm) ? 1 : 0));

const tables = new Map<number, ZoneTables>();

/** Of what an athlete chose, or by age, on a day. */
export function zoneTablesOf(own: ZoneSettings | null, birthDate: string | null, day: string): ZoneTables {
  const settings = own ?? automaticZones;
  return tablesOf(ownLimits(settings, maxOf(settings, birthDate, day)));
}

/** Automatic ones are shared by all athletes with the same maximum: there are about a hundred of them. */
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
