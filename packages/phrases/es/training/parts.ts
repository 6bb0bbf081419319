import type { parts as en } from '../../en/training/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'training.time': 'Tiempo',
  'training.noTraining': 'sin entrenamiento',
  'training.noSignal': 'Sin señal',
  'training.since': 'desde las {{time}}',
  'training.countedTo': 'contado hasta las {{time}}, mientras dura',
  'training.heartRateNotShared': 'Frecuencia cardíaca no compartida',
  'training.together': 'Entrenaron juntos',
  'training.togetherIn': 'Lo que hizo cada uno en {{name}}',
  'training.noteRow': '{{name}} anotó una visita',
  'training.noteRowOfClub': 'El club anotó una visita',
  'training.sourceCounts_one': 'Cuenta: {{source}}, y {{count}} más',
  'training.sourceCounts_many': 'Cuenta: {{source}}, y {{count}} más',
  'training.sourceCounts_other': 'Cuenta: {{source}}, y {{count}} más',
  'training.sourceWithNote': '{{source}}, y una nota',
  'training.clubStrap': 'Banda del club',
  'training.ownStrap': 'Banda propia',
  'training.handSource': 'Anotado a mano',
  'training.fileSource': 'Archivo',
  'training.wearableSource': 'Dispositivo',
};
