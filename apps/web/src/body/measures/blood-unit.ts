import { type BloodUnit, bloodUnits } from '@clubpulse/rules/body/measures/units';
import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, store } from '../../platform/storage.ts';

/** In which unit this browser says blood values: laboratories of one country say either, so it is no matter of the language. */
const listeners = new Set<() => void>();
const current = (): BloodUnit => bloodUnits.find((unit) => unit === readStored(storageKeys.bloodUnit)) ?? 'mg/dL';

export function chooseBloodUnit(unit: BloodUnit): void {
  store(storageKeys.bloodUnit, unit);
  for (const told of listeners) told();
}

export const useBloodUnit = (): BloodUnit =>
  useSyncExternalStore((told) => {
    listeners.add(told);
    return () => listeners.delete(told);
  }, current);
