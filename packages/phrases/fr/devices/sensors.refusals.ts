import type { refusals as en } from '../../en/devices/sensors.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-sensor-code': 'Id non valide. Ce n’est pas un numéro de ceinture valide.',
  'error.SensorLinkedToOther': 'Cette ceinture appartient à quelqu’un d’autre.',
  'error.SensorLimit': 'Personne ne peut avoir plus de {{max}} ceintures. Dissociez-en une qui ne sert plus.',
  'error.SensorClaimLimit':
    'Pas maintenant : trop de ceintures ont été demandées récemment, ou son propriétaire a gardé celle-ci. Demandez à l’accueil de votre club.',
};
