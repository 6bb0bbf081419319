import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import type { PhraseKey } from '../../platform/phrases.ts';

/** The kinds of strap as people read them (spec 3 section 3), and Bluetooth. */
export const modelLabels = {
  Clubpulse: 'devices.clubpulse',
  MZ: 'devices.mz',
  Garmin: 'devices.garmin',
  Bluetooth: 'devices.bluetooth',
} as const satisfies Record<SensorModel, PhraseKey>;
