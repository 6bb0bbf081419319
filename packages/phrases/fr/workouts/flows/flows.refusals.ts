import type { refusals as en } from '../../../en/workouts/flows/flows.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FlowNotFound': 'Flux d’intensité introuvable. Quelqu’un l’a supprimé : retournez aux flux.',
  'error.TooManyFlows': 'Un club a {{max}} flux d’intensité au maximum. Supprimez ceux que personne n’utilise plus.',
  'flow-too-short': 'Un segment dure au moins 15 secondes.',
  'flow-too-long': 'Un flux dure 6 heures au maximum.',
  'flow-begins-at-zero': 'Le premier segment commence à 0.',
  'flow-percent': 'De 20 à 100 pour cent de la fréquence, ou jusqu’à 200 de la FTP.',
  'flow-cadence': 'De 20 à 200 tours par minute, ou laissez vide.',
  'flow-without-segments': 'Ajoutez au moins un segment.',
  'flow-too-many-segments': '200 segments au maximum.',
};
