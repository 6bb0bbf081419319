import type { refusals as en } from '../../en/devices/sensors.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-sensor-code': 'Id no válido. Este no es un número de banda válido.',
  'error.SensorLinkedToOther': 'Esta banda pertenece a otra persona.',
};
