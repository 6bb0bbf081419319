import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import type { PhraseKey } from '../../platform/phrases.ts';

export const modelLabels = {
  Clubpulse: 'devices.clubpulse',
  MZ: 'devices.mz',
  Garmin: 'devices.garmin',
  Bluetooth: 'devices.bluetooth',
} as const satisfies Record<SensorModel, PhraseKey>;
