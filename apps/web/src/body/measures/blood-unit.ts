import { type BloodUnit, bloodUnits } from '@clubpulse/rules/body/measures/units';
import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, store } from '../../platform/storage.ts';

/** The unit is stored per browser and not per language, because laboratories in one country use either unit. */
const listeners = new Set<() => void>();
const current = (): BloodUnit => bloodUnits.find((unit) => unit === readStored(storageKeys.bloodUnit)) ?? 'mg/dL';

export function chooseBloodUnit(unit: BloodUnit): void {
  store(storageKeys.bloodUnit, unit);
  for (const listener of listeners) listener();
}

export const useBloodUnit = (): BloodUnit =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
