import { isHeartRate, maxHeartRate, percentOfMax, zoneLimits, zoneTable } from '@clubpulse/rules/accounts/users/zones';

/** Zone and percentage of every bpm from 0 to 255, for one maximum heart rate. */
export interface ZoneTables {
  readonly zone: Uint8Array;
  readonly percent: Uint8Array;
}

/** Whether a bpm from 0 to 255 is a heart rate (1) or none (0). */
export const heartRates = Uint8Array.from({ length: 256 }, (_, bpm) => (isHeartRate(bpm) ? 1 : 0));

const tables = new Map<number, ZoneTables>();

/** Shared by all athletes with the same maximum: there are about a hundred of them. */
export function zoneTablesOf(birthDate: string | null, day: string): ZoneTables {
  const max = maxHeartRate(birthDate, day);
  let found = tables.get(max);
  if (!found) {
    const limits = zoneLimits(max);
    const percent = Uint8Array.from({ length: 256 }, (_, bpm) => Math.min(255, percentOfMax(bpm, max, limits)));
    found = { zone: zoneTable(limits), percent };
    tables.set(max, found);
  }
  return found;
}
