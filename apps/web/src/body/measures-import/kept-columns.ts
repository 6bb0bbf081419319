import {
  type ColumnChoice,
  type ColumnIs,
  headKey,
  importedKeys,
  type KeptColumns,
  unitsOfKey,
} from '@clubpulse/rules/body/measures-import/rows';
import { z } from 'zod';
import { readStored, storageKeys, store } from '../../platform/storage.ts';

const columnSchema: z.ZodType<ColumnIs> = z.union([
  z.object({ is: z.enum(['person', 'day']) }),
  z
    .object({ is: z.literal('measure'), key: z.enum(importedKeys), unit: z.string() })
    .refine(({ key, unit }) => unitsOfKey(key).includes(unit)),
]);
const keptSchema = z.record(z.string(), columnSchema.nullable().catch(null));

/** What the columns of files were chosen to be in this browser: a scale writes the same ones each time. */
export function keptColumns(): KeptColumns {
  try {
    return new Map(Object.entries(keptSchema.parse(JSON.parse(readStored(storageKeys.measureColumns) ?? '{}'))));
  } catch {
    return new Map();
  }
}

export function keepColumns(head: readonly string[], columns: ColumnChoice): void {
  const kept = new Map([...keptColumns(), ...head.map((name, place) => [headKey(name), columns.get(place) ?? null] as const)]);
  store(storageKeys.measureColumns, JSON.stringify(Object.fromEntries(kept)));
}
