import type { refusals as en } from '../../en/devices/sensors.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-sensor-code': 'Id no válido. Este no es un número de banda válido.',
  'error.SensorLinkedToOther': 'Esta banda pertenece a otra persona.',
  'error.SensorLimit': 'Nadie puede tener más de {{max}} bandas. Desvincula una que ya no se use.',
  'error.SensorClaimLimit':
    'Ahora no: se han pedido demasiadas bandas hace poco, o su dueño se ha quedado con esta. Pregunta en la recepción de tu club.',
};
