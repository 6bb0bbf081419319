import type { maxHeartRate as en } from '../../../en/training/max-heart-rate/max-heart-rate.ts';
import type { Translated } from '../../../phrases.ts';

export const maxHeartRate: Translated<typeof en> = {
  'maxHeartRate.proposed':
    'Nell’allenamento del {{date}} il tuo cuore ha battuto per 30 secondi di fila almeno {{observed}} volte al minuto, sopra la tua massima di {{stored}}. {{proposed}} è più vicino al vero? Da oggi zone e punti si calcolano così.',
  'maxHeartRate.accept': 'Alza a {{proposed}}',
  'maxHeartRate.decline': 'Tieni {{stored}}',
  'maxHeartRate.accepted': 'Da oggi la tua frequenza massima è {{proposed}} bpm',
  'maxHeartRate.declined': 'La tua frequenza massima resta {{stored}} bpm',
};
