import type { refusals as en } from '../../en/devices/sensors.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-sensor-code': 'Id non valide. Ce n’est pas un numéro de ceinture valide.',
  'error.SensorLinkedToOther': 'Cette ceinture appartient à quelqu’un d’autre.',
};
