import type { refusals as en } from '../../en/devices/sensors.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-sensor-code': 'Id non valido. Questo non è un numero di fascia valido.',
  'error.SensorLinkedToOther': 'Questa fascia appartiene a un’altra persona.',
};
