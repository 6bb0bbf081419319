import type { parts as en } from '../../en/training/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'training.time': 'Tiempo',
  'training.noTraining': 'sin entrenamiento',
  'training.noSignal': 'Sin señal',
  'training.since': 'desde las {{time}}',
  'training.countedTo': 'contado hasta las {{time}}, mientras dura',
  'training.byStaffRow': 'Anotado por el club, sin confirmar',
  'training.notConfirmed': 'sin confirmar',
  'training.withoutUnconfirmed_one': 'Sin {{count}} anotado por el club y sin confirmar',
  'training.withoutUnconfirmed_many': 'Sin {{count}} anotados por el club y sin confirmar',
  'training.withoutUnconfirmed_other': 'Sin {{count}} anotados por el club y sin confirmar',
  'training.heartRateNotShared': 'Frecuencia cardíaca no compartida',
  'training.together': 'Entrenaron juntos',
  'training.togetherIn': 'Lo que hizo cada uno en {{name}}',
};
