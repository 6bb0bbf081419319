import type { maxHeartRate as en } from '../../../en/training/max-heart-rate/max-heart-rate.ts';
import type { Translated } from '../../../phrases.ts';

export const maxHeartRate: Translated<typeof en> = {
  'maxHeartRate.proposed':
    'En tu entrenamiento del {{date}} tu corazón latió durante 30 segundos seguidos al menos {{observed}} veces por minuto, por encima de tu máxima de {{stored}}. ¿Se acerca más {{proposed}}? Desde hoy las zonas y los puntos se calculan con ella.',
  'maxHeartRate.accept': 'Subir a {{proposed}}',
  'maxHeartRate.decline': 'Dejar {{stored}}',
  'maxHeartRate.accepted': 'Desde hoy tu frecuencia máxima es de {{proposed}} ppm',
  'maxHeartRate.declined': 'Tu frecuencia máxima sigue en {{stored}} ppm',
};
