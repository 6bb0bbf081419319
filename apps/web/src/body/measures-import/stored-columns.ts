import {
  type ColumnChoice,
  type ColumnIs,
  headKey,
  importedKeys,
  type StoredColumns,
  unitsOfKey,
} from '@clubpulse/rules/body/measures-import/rows';
import { readStored, storageKeys, store } from '../../platform/storage.ts';

/** The columns are checked, because stored columns may be of another version or edited by hand. */
function columnOf(stored: unknown): ColumnIs | null {
  const { is, key, unit } = Object(stored) as { readonly is?: unknown; readonly key?: unknown; readonly unit?: unknown };
  if (is === 'person' || is === 'day') return { is };
  const known = is === 'measure' ? importedKeys.find((one) => one === key) : undefined;
  const chosen = known && unitsOfKey(known).find((one) => one === unit);
  return known && chosen !== undefined ? { is: 'measure', key: known, unit: chosen } : null;
}

export function storedColumns(): StoredColumns {
  try {
    const stored = Object.entries(Object(JSON.parse(readStored(storageKeys.measureColumns) ?? '{}')));
    return new Map(stored.map(([name, column]) => [name, columnOf(column)]));
  } catch {
    return new Map();
  }
}

export function keepColumns(head: readonly string[], columns: ColumnChoice): void {
  const stored = new Map([
    ...storedColumns(),
    ...head.map((name, place) => [headKey(name), columns.get(place) ?? null] as const),
  ]);
  store(storageKeys.measureColumns, JSON.stringify(Object.fromEntries(stored)));
}
