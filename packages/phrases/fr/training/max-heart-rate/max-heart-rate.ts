import type { maxHeartRate as en } from '../../../en/training/max-heart-rate/max-heart-rate.ts';
import type { Translated } from '../../../phrases.ts';

export const maxHeartRate: Translated<typeof en> = {
  'maxHeartRate.proposed':
    'Lors de votre entraînement du {{date}}, votre cœur a battu pendant 30 secondes d’affilée au moins {{observed}} fois par minute, au-dessus de votre maximum de {{stored}}. {{proposed}} est-il plus juste ? Zones et points en dépendent à partir d’aujourd’hui.',
  'maxHeartRate.accept': 'Passer à {{proposed}}',
  'maxHeartRate.decline': 'Garder {{stored}}',
  'maxHeartRate.accepted': 'Votre fréquence maximale est de {{proposed}} bpm à partir d’aujourd’hui',
  'maxHeartRate.declined': 'Votre fréquence maximale reste à {{stored}} bpm',
};
